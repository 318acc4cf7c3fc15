import { CheckView } from "../console/check/view.tsx";
import { startConsole } from "../console/client/start.tsx";

startConsole(CheckView);
