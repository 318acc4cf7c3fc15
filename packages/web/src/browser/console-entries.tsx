import { EntriesView } from "../kinds/tournament/console/entries/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(EntriesView);
