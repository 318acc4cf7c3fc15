import { startConsole } from "../console/client/start.tsx";
import { LadderJournalView } from "../ladder/console/journal/view.tsx";

startConsole(LadderJournalView);
