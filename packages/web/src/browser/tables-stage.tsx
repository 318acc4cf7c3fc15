import { startConsole } from "../console/client/start.tsx";
import { StageView } from "../tables/console/stage/view.tsx";

startConsole(StageView);
