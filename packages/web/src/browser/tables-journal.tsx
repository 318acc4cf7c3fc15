import { TablesJournalView } from "../kinds/tables/console/journal/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(TablesJournalView);
