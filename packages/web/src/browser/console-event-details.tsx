import { EventDetailsView } from "../kinds/tournament/console/event-details/view.tsx";
import { startConsole } from "../shell/client/start.tsx";

startConsole(EventDetailsView);
