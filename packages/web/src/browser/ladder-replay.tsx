import { ReplayView } from "../kinds/ladder/public/replay/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(ReplayView);
