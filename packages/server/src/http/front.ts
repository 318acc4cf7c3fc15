import {
  displayName,
  isOfKind,
  missingResults,
  pairedRound,
  publishedRounds,
  recordedResult,
  standingsOf,
  totalRounds,
} from "@losfee/core";
import type { FrontFacts } from "@losfee/web";
import type { FastifyRequest } from "fastify";
import { livingSampleId } from "../samples/living.ts";
import type { AppContext } from "./context.ts";
import { isAtDesk } from "./desk.ts";

/** Boards of the sample that the start page shows. */
const SHOWN = 3;

/** What the start page shows besides the competitions, by their number. */
export const frontOf = async (
  context: AppContext,
  request: FastifyRequest,
  competitions: number,
): Promise<FrontFacts> => {
  const atDesk = isAtDesk(request, context);
  const [only, another] = await context.organisations.organisations.list();
  const showsSample = atDesk || asksWhat(request) || competitions === 0;
  return {
    isAtDesk: atDesk,
    organisation: only !== undefined && another === undefined ? only.name : null,
    sample: showsSample ? await sampleOf(context, request) : null,
  };
};

const asksWhat = ({ query }: FastifyRequest): boolean => Object.hasOwn(query as object, "show");

/** The sample in the reader's language, with the first boards of its round; null if it fails. */
const sampleOf = async (
  { competitions }: AppContext,
  request: FastifyRequest,
): Promise<FrontFacts["sample"]> => {
  const id = livingSampleId(request.language);
  const state = await competitions.state(id).catch((error: unknown) => {
    request.log.warn({ err: error }, "the sample does not play");
    return null;
  });
  if (state === null || !isOfKind("tournament", state)) return null;
  const number = publishedRounds(state);
  const round = pairedRound(state, number);
  if (round === undefined) return null;
  const before = new Map(standingsOf(state, number - 1).map((row) => [row.entry, row.points]));
  return {
    ...{ id, name: state.name, round: number, planned: totalRounds(state.settings) },
    games: round.games.length,
    entered: round.games.length - missingResults(round).length,
    boards: round.games.slice(0, SHOWN).map((game) => {
      const outcome = recordedResult(game)?.outcome;
      const scores = outcome?.kind === "played" ? outcome.scores : null;
      return {
        board: game.board,
        seats: game.seats.map((entry, seat) => ({
          name: displayName(state, entry),
          points: before.get(entry) ?? 0,
          score: scores?.[seat] ?? null,
        })),
      };
    }),
  };
};
