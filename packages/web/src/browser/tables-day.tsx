import { TablesDayView } from "../kinds/tables/console/day/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(TablesDayView);
