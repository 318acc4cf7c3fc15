import { JournalView } from "../kinds/tournament/console/journal/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(JournalView);
