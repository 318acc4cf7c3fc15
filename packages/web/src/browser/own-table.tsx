import { OwnTableView } from "../kinds/tables/public/own-table/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(OwnTableView);
