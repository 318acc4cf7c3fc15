import { CheckView } from "../kinds/tournament/console/check/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(CheckView);
