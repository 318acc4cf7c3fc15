import { startConsole } from "../console/client/start.tsx";
import { DirectedStandingsView } from "../tables/console/standings/view.tsx";

startConsole(DirectedStandingsView);
