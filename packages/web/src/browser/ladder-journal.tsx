import { LadderJournalView } from "../kinds/ladder/console/journal/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(LadderJournalView);
