import { LinksView } from "../kinds/tournament/console/links/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(LinksView);
