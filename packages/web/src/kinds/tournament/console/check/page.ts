import { may } from "@losfee/contract";
import {
  pairedRounds,
  publishedRounds,
  recordedResult,
  resultKindOf,
  type TournamentState,
} from "@losfee/core";
import { checkTexts } from "@losfee/messages/tournament-console-check";
import { type ActorTerms, actorIn } from "../../../../parts/console/actor-name.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { boardGroups } from "../../parts/pairings/group-labels.ts";
import { type LineModel, lineModelOf, lineOf, namesOf, roundToEnter } from "../line/model.ts";
import { outcomeText } from "../line/result-text.ts";

/** Progress of a game's second entry. */
export type CheckState = "no-result" | "missing" | "agrees" | "differs";

/** A game with two differing entries: for directors only. */
export interface Difference {
  readonly round: number;
  readonly board: number;
  readonly names: readonly [string, string];
  readonly first: { readonly text: string; readonly actor: string; readonly line: string };
  readonly second: { readonly text: string; readonly actor: string; readonly line: string };
}

/** The blind second entry of a round's results. */
export interface CheckModel {
  readonly round: number;
  readonly published: number;
  readonly closed: boolean;
  readonly director: boolean;
  readonly boards: readonly {
    readonly board: number;
    readonly names: readonly [string, string];
    /** Name of its group; null if the round has none. */
    readonly group: string | null;
    readonly state: CheckState;
  }[];
  /** All rounds; empty for helpers. */
  readonly differences: readonly Difference[];
  readonly line: LineModel | null;
}

/** Returns the games without a second entry, but never the first entries. */
export const buildCheck = (request: PageRequest): CheckModel | null => {
  const { state, viewer, params } = request;
  if (state === null) return null;
  const round = params["round"] ? roundToEnter(request) : roundToCheck(state);
  if (round === null && params["round"]) return null;
  const director = may(viewer, "director");
  const groupOf = round === null ? () => null : boardGroups(state, round, request.language);
  return {
    round: round?.number ?? 0,
    published: publishedRounds(state),
    closed: state.status === "closed",
    director,
    boards: (round?.games ?? []).map((game) => ({
      board: game.board,
      names: namesOf(state, game),
      group: groupOf(game.board),
      state: recordedResult(game)?.secondEntry.state ?? "no-result",
    })),
    differences: director ? differencesOf(state, request) : [],
    line: round === null ? null : lineModelOf(state, round),
  };
};

/**
 * If every result needs two entries: the first round with results that lack the second. Else the
 * last round.
 */
const roundToCheck = (state: TournamentState) => {
  const published = pairedRounds(state).filter(({ status }) => status === "published");
  if (!state.settings.secondEntry) return published.at(-1) ?? null;
  const open = published.find(({ games }) =>
    games.some((game) => recordedResult(game)?.secondEntry.state === "missing"),
  );
  return open ?? published.at(-1) ?? null;
};

const differencesOf = (
  state: TournamentState,
  { language, people }: ActorTerms,
): readonly Difference[] =>
  pairedRounds(state).flatMap((round) =>
    round.games.flatMap((game) => {
      const result = recordedResult(game);
      if (result?.secondEntry.state !== "differs") return [];
      const { outcome, actor } = result.secondEntry;
      return [
        {
          round: round.number,
          board: game.board,
          names: namesOf(state, game),
          first: {
            text: outcomeText(state, result.outcome, language),
            actor: actorIn(state, result.actor, { language, people }),
            line: lineOf(game, result.outcome, resultKindOf(state.settings)),
          },
          second: {
            text: outcomeText(state, outcome, language),
            actor: actorIn(state, actor, { language, people }),
            line: lineOf(game, outcome, resultKindOf(state.settings)),
          },
        },
      ];
    }),
  );

/** The blind second entry. */
export const checkPage = pages.consolePage("check", "/check/:round?", {
  place: "check",
  access: "results",
  isListed: (state) => state.kind === "tournament" && state.settings.secondEntry,
  typing: true,
  build: buildCheck,
  title: (model, page) => checkTexts[page.language].title({ round: model.round }),
});
