import { startConsole } from "../console/client/start.tsx";
import { CorrectTableView } from "../tables/console/correct/view.tsx";

startConsole(CorrectTableView);
