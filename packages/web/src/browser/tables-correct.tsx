import { CorrectTableView } from "../kinds/tables/console/correct/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(CorrectTableView);
