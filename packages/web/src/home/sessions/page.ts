import { sessionsTexts } from "@losfee/messages/home-sessions";
import type { PageDefinition } from "../../shell/page-definition.ts";
import type { PageRequest } from "../../shell/page-request.ts";
import { SESSIONS_PATH } from "../../shell/paths.ts";

/** Data for displaying sessions. */
export interface SessionsModel {
  /** Names of competitions by id. */
  readonly names: Readonly<Record<string, string>>;
}

/** Returns the names of all competitions of this server. */
const buildSessions = ({
  competitions,
}: Pick<PageRequest<"tournament", "list">, "competitions">): SessionsModel => ({
  names: Object.fromEntries(competitions.map(({ id, name }) => [id, name])),
});

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
};
