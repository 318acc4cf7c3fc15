import { startConsole } from "../console/client/start.tsx";
import { OwnView } from "../ladder/me/view.tsx";

startConsole(OwnView);
