import { DayView } from "../kinds/tournament/console/day/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(DayView);
