import { startConsole } from "../console/client/start.tsx";
import { CheckView } from "../console/check/view.tsx";

startConsole(CheckView);
