import { startConsole } from "../console/client/start.tsx";
import { ResultsView } from "../console/results/view.tsx";

startConsole(ResultsView);
