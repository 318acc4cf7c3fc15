import { BackupView } from "../console/backup/view.tsx";
import { startConsole } from "../console/client/start.tsx";

startConsole(BackupView);
