import { startConsole } from "../console/client/start.tsx";
import { JournalView } from "../console/journal/view.tsx";

startConsole(JournalView);
