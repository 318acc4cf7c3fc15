import { startConsole } from "../console/client/start.tsx";
import { ReplayView } from "../ladder/replay/view.tsx";

startConsole(ReplayView);
