import { startConsole } from "../console/client/start.tsx";
import { ConsoleWhyView } from "../console/why/view.tsx";

startConsole(ConsoleWhyView);
