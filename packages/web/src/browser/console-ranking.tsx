import { startConsole } from "../console/client/start.tsx";
import { RankingView } from "../console/ranking/view.tsx";

startConsole(RankingView);
