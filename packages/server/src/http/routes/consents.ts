import {
  allMembers,
  type CompetitionState,
  type EntryDetails,
  type EntryId,
  isMinorOn,
} from "@losfee/core";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { addRoute } from "../route-options.ts";
import { findCompetition } from "./find-competition.ts";

/** Parental consent for minors, where a competition asks for it. */
export const addConsentRoutes = (app: App, context: AppContext): void => {
  const { consents, hub } = context;

  addRoute(app, "GET /competitions/:id/consents", async (request, reply) => {
    const state = await findCompetition(context, request, reply, request.params.id);
    return state === null ? reply : consentsIn(context, state);
  });

  addRoute(app, "PUT /competitions/:id/consents", async (request, reply) => {
    const state = await findCompetition(context, request, reply, request.params.id);
    if (state === null) return reply;
    await consents.want(state.competition, request.body.wanted);
    hub.tellAside(state.competition);
    return consentsIn(context, state);
  });

  addRoute(app, "PUT /competitions/:id/consents/:entry", async (request, reply) => {
    const state = await findCompetition(context, request, reply, request.params.id);
    if (state === null) return reply;
    const { entry } = request.params;
    if (!peopleIn(state).some(({ id }) => id === entry)) {
      return refuse(request, reply, { code: "unknown-entry", entry });
    }
    await consents.note(state.competition, entry, request.body.given, request.viewer.label);
    hub.tellAside(state.competition);
    return consentsIn(context, state);
  });
};

type Person = EntryDetails & { readonly id: EntryId };

/** All participants: entries, or the members of teams. */
const peopleIn = (state: CompetitionState): readonly Person[] =>
  state.kind === "tournament" && state.settings.teams !== undefined
    ? [...allMembers(state.squads)]
    : [...state.entries.values()];

const consentsIn = async (
  { consents, accounts: { people }, ports }: AppContext,
  state: CompetitionState,
) => {
  const wanted = await consents.wanted(state.competition);
  if (!wanted) return { wanted, minors: [] };
  const noted = await consents.of(state.competition);
  const day = state.details.start ?? ports.now().slice(0, 10);
  const nameOf = async (label: string): Promise<string> => {
    const [, id] = /^person:(.*)$/.exec(label) ?? [];
    return id === undefined ? label : ((await people.of(id))?.name ?? label);
  };
  const minors = await Promise.all(
    peopleIn(state)
      .filter(({ birth }) => birth !== undefined && isMinorOn(birth, day))
      .map(async ({ id, name }) => {
        const found = noted.get(id);
        const consent =
          found === undefined ? null : { ...found, notedBy: await nameOf(found.notedBy) };
        return { entry: id, name, consent };
      }),
  );
  return { wanted, minors };
};
