import { LadderDayView } from "../kinds/ladder/console/day/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(LadderDayView);
