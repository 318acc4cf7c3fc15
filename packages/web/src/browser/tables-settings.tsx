import { startConsole } from "../console/client/start.tsx";
import { TablesSettingsView } from "../tables/console/settings/view.tsx";

startConsole(TablesSettingsView);
