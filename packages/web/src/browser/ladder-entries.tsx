import { startConsole } from "../console/client/start.tsx";
import { LadderEntriesView } from "../ladder/console/entries/view.tsx";

startConsole(LadderEntriesView);
