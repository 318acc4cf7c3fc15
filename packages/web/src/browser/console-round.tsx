import { RoundView } from "../kinds/tournament/console/rounds/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(RoundView);
