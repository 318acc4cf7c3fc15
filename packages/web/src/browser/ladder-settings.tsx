import { LadderSettingsView } from "../kinds/ladder/console/settings/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(LadderSettingsView);
