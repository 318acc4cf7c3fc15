import { DirectedStandingsView } from "../kinds/tables/console/standings/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(DirectedStandingsView);
