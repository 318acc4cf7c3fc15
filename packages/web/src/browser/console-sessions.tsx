import { startConsole } from "../console/client/start.tsx";
import { SessionsView } from "../console/sessions/view.tsx";

startConsole(SessionsView);
