import { SheetsView } from "../kinds/tables/console/results/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(SheetsView);
