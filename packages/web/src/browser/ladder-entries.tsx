import { LadderEntriesView } from "../kinds/ladder/console/entries/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(LadderEntriesView);
