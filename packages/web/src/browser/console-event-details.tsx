import { startConsole } from "../console/client/start.tsx";
import { EventDetailsView } from "../console/event-details/view.tsx";

startConsole(EventDetailsView);
