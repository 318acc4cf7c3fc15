import { StageView } from "../kinds/tables/console/stage/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(StageView);
