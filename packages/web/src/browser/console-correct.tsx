import { startConsole } from "../console/client/start.tsx";
import { CorrectView } from "../console/correct/view.tsx";

startConsole(CorrectView);
