import { startConsole } from "../console/client/start.tsx";
import { TablesJournalView } from "../tables/console/journal/view.tsx";

startConsole(TablesJournalView);
