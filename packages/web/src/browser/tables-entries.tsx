import { TablesEntriesView } from "../kinds/tables/console/entries/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(TablesEntriesView);
