import { ConsoleWhyView } from "../kinds/tournament/console/why/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(ConsoleWhyView);
