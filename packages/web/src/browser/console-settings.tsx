import { SettingsView } from "../kinds/tournament/console/settings/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(SettingsView);
