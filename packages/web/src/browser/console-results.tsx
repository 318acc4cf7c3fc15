import { ResultsView } from "../kinds/tournament/console/results/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(ResultsView);
