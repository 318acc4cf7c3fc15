import { LateView } from "../kinds/ladder/console/late/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(LateView);
