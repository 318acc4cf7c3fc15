import { CompetitionsView } from "../home/competitions/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(CompetitionsView);
