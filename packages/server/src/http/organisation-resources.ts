import type { Viewer } from "@losfee/contract";
import type { ShownFestival } from "@losfee/contract/api";
import type { FastifyRequest } from "fastify";
import { viewerOf } from "../access/session.ts";
import type { Target } from "../organisations/organisation.ts";
import type { AppContext } from "./context.ts";

/** A festival and its public competitions without rehearsals; null if there is none. */
export const shownFestival = async (
  {
    competitions,
    organisations: { organisations },
  }: Pick<AppContext, "competitions" | "organisations">,
  id: string,
): Promise<ShownFestival | null> => {
  const festival = await organisations.festival(id);
  const organiser = festival && (await organisations.find(festival.organisation));
  if (festival === null || organiser === null) return null;
  const placements = await organisations.placements();
  const list = await competitions.list();
  return {
    ...festival,
    organiser: { id: organiser.id, name: organiser.name },
    competitions: list.competitions.filter(
      (one) => one.rehearsal === undefined && placements.get(one.id)?.festival === id,
    ),
  };
};

/** The caller's rights on a target other than the address names. */
export const viewerAt = async (
  { organisations: { rights } }: Pick<AppContext, "organisations">,
  { session }: Pick<FastifyRequest, "session">,
  target: Target,
): Promise<Viewer> =>
  session?.role === "person"
    ? (await rights.of(session.person, target)).viewer
    : viewerOf(session, target.level === "competition" ? target.id : null);

/** The competitions in which a person with an account has a task, and their role there. */
export const tasksOf = async (
  { organisations: { rights } }: Pick<AppContext, "organisations">,
  { session }: Pick<FastifyRequest, "session">,
): Promise<ReadonlyMap<string, Viewer>> =>
  session?.role === "person" ? rights.competitionsOf(session.person) : new Map();

/** The names of all competitions that can be read. */
export const namedCompetitions = async ({
  competitions,
}: Pick<AppContext, "competitions">): Promise<ReadonlyMap<string, string>> =>
  new Map((await competitions.list()).competitions.map(({ id, name }) => [id, name]));

/** Name of a target of roles; its id if it cannot be read. */
export const nameOfTarget = async (
  context: Pick<AppContext, "competitions" | "organisations">,
  { level, id }: Target,
): Promise<string> => {
  const { organisations } = context.organisations;
  switch (level) {
    case "organisation":
      return (await organisations.find(id))?.name ?? id;
    case "festival":
      return (await organisations.festival(id))?.name ?? id;
    case "competition":
      return (await context.competitions.state(id))?.name ?? id;
  }
};
