import { startConsole } from "../console/client/start.tsx";
import { TablesDayView } from "../tables/console/day/view.tsx";

startConsole(TablesDayView);
