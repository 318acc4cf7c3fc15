import type { PageRequest } from "../../shell/page-request.ts";

/** Data for displaying sessions. */
export interface SessionsModel {
  /** Names of competitions by id. */
  readonly names: Readonly<Record<string, string>>;
}

/** Returns the names of all competitions of this server. */
export const buildSessions = ({
  competitions,
}: Pick<PageRequest<"tournament", "list">, "competitions">): SessionsModel => ({
  names: Object.fromEntries(competitions.map(({ id, name }) => [id, name])),
});
