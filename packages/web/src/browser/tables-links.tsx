import { TableLinksView } from "../kinds/tables/console/links/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(TableLinksView);
