import { startConsole } from "../console/client/start.tsx";
import { ConsoleStandingsView } from "../console/standings/view.tsx";

startConsole(ConsoleStandingsView);
