import { BackupView } from "../home/backup/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(BackupView);
