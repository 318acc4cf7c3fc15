import { startConsole } from "../console/client/start.tsx";
import { SheetsView } from "../tables/console/results/view.tsx";

startConsole(SheetsView);
