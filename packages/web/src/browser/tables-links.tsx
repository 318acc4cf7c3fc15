import { startConsole } from "../console/client/start.tsx";
import { TableLinksView } from "../tables/console/links/view.tsx";

startConsole(TableLinksView);
