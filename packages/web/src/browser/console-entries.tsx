import { startConsole } from "../console/client/start.tsx";
import { EntriesView } from "../console/entries/view.tsx";

startConsole(EntriesView);
