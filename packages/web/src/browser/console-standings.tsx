import { ConsoleStandingsView } from "../kinds/tournament/console/standings/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(ConsoleStandingsView);
