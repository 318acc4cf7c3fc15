import type { PageRequest } from "../../shell/page.ts";

/** What sessions are told with. */
export interface SessionsModel {
  /** Names of competitions by their identifiers. */
  readonly names: Readonly<Record<string, string>>;
}

/** The names of all competitions of this server. */
export const buildSessions = ({
  competitions,
}: Pick<PageRequest, "competitions">): SessionsModel => ({
  names: Object.fromEntries(competitions.map(({ id, name }) => [id, name])),
});
