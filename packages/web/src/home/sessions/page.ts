import { sessionsTexts } from "@losfee/messages/home-sessions";
import type { PageDefinition } from "../../shell/page.ts";
import { SESSIONS_PATH } from "../../shell/paths.ts";
import { buildSessions, type SessionsModel } from "./model.ts";
import { SessionsView } from "./view.tsx";

/** The sessions. They are not in the journal; the API returns them. */
export const sessionsPage: PageDefinition<SessionsModel> = {
  id: "console-sessions",
  path: SESSIONS_PATH,
  access: "place",
  layout: "console",
  needsList: true,
  script: "view",
  build: buildSessions,
  title: (_model, page) => sessionsTexts[page.language].title,
  view: SessionsView,
};
