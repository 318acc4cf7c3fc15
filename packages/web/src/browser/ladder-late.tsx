import { startConsole } from "../console/client/start.tsx";
import { LateView } from "../ladder/console/late/view.tsx";

startConsole(LateView);
