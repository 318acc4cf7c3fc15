import { startConsole } from "../console/client/start.tsx";
import { RoundView } from "../console/rounds/view.tsx";

startConsole(RoundView);
