import { startConsole } from "../console/client/start.tsx";
import { TablesEntriesView } from "../tables/console/entries/view.tsx";

startConsole(TablesEntriesView);
