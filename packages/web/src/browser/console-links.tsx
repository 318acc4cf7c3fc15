import { startConsole } from "../console/client/start.tsx";
import { LinksView } from "../console/links/view.tsx";

startConsole(LinksView);
