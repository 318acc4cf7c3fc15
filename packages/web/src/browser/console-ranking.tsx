import { RankingView } from "../kinds/tournament/console/ranking/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(RankingView);
