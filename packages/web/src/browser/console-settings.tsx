import { startConsole } from "../console/client/start.tsx";
import { SettingsView } from "../console/settings/view.tsx";

startConsole(SettingsView);
