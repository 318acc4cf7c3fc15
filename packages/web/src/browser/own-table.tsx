import { startConsole } from "../console/client/start.tsx";
import { OwnTableView } from "../tables/own-table/view.tsx";

startConsole(OwnTableView);
