import { startConsole } from "../console/client/start.tsx";
import { LadderDayView } from "../ladder/console/day/view.tsx";

startConsole(LadderDayView);
