import { TablesSettingsView } from "../kinds/tables/console/settings/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(TablesSettingsView);
