import { startConsole } from "../console/client/start.tsx";
import { CompetitionsView } from "../console/competitions/view.tsx";

startConsole(CompetitionsView);
