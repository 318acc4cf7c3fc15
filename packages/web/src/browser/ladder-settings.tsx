import { startConsole } from "../console/client/start.tsx";
import { LadderSettingsView } from "../ladder/console/settings/view.tsx";

startConsole(LadderSettingsView);
