import { OwnView } from "../kinds/ladder/public/me/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(OwnView);
