import { startConsole } from "../console/client/start.tsx";
import { DayView } from "../console/day/view.tsx";

startConsole(DayView);
