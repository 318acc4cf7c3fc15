import { CorrectView } from "../kinds/tournament/console/correct/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(CorrectView);
