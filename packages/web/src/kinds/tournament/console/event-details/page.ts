import { eventDetailsTexts } from "@losfee/messages/tournament-console-event-details";
import type { PageDefinition } from "../../../../shell/page-definition.ts";
import { buildEventDetails, type EventDetailsModel } from "./model.ts";
import { EventDetailsView } from "./view.tsx";

/** Public details of the event, for competitions of every kind. */
export const eventDetailsPage: PageDefinition<EventDetailsModel> = {
  id: "console-event-details",
  path: "/console/:competition/event",
  access: "director",
  layout: "console",
  place: "event",
  script: "view",
  typing: true,
  build: buildEventDetails,
  title: (_model, page) => eventDetailsTexts[page.language].title,
  view: EventDetailsView,
};
