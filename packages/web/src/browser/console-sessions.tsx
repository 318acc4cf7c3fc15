import { SessionsView } from "../home/sessions/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(SessionsView);
