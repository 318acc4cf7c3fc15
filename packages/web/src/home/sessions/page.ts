import { sessionsTexts } from "@losfee/messages/home-sessions";
import type { PageDefinition } from "../../shell/page-definition.ts";
import { SESSIONS_PATH } from "../../shell/paths.ts";
import { buildSessions, type SessionsModel } from "./model.ts";
import { SessionsView } from "./view.tsx";

/** The sessions. They are not in the journal; the API returns them. */
export const sessionsPage: PageDefinition<SessionsModel, "list"> = {
  id: "console-sessions",
  path: SESSIONS_PATH,
  access: "place",
  layout: "console",
  asks: ["list"],
  script: "view",
  build: buildSessions,
  title: (_model, page) => sessionsTexts[page.language].title,
  view: SessionsView,
};
