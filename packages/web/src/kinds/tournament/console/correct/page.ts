import { pairedRound, recordedResult, resultKindOf } from "@losfee/core";
import { actorIn } from "../../../../parts/console/actor-name.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { type ImpactContext, impactContext } from "../../parts/impact/impact-context.ts";
import { type LineModel, lineModelOf, lineOf, namesOf } from "../line/model.ts";
import { outcomeText } from "../line/result-text.ts";
import { correctTitle } from "../line/texts.ts";

/** A recorded result that may be wrong. */
export interface CorrectModel {
  readonly round: number;
  readonly board: number;
  readonly names: readonly [string, string];
  /** True if the sides were given before the game, so that they can have been swapped. */
  readonly sidesGiven: boolean;
  readonly recorded: string;
  readonly actor: string;
  readonly corrections: number;
  /** Content of the second, differing entry. */
  readonly second: { readonly text: string; readonly line: string } | null;
  /** Initial content of the line: requested or recorded. */
  readonly text: string;
  readonly line: LineModel;
  readonly context: ImpactContext;
  readonly closed: boolean;
}

/** Returns the result of board `:board` in round `:round`; null if there is none to correct. */
const buildCorrect = ({
  state,
  params,
  query,
  language,
  people,
}: PageRequest): CorrectModel | null => {
  const round = state === null ? undefined : pairedRound(state, Number(params["round"]));
  const game = round?.games.find(({ board }) => board === Number(params["board"]));
  if (state === null || round === undefined || game === undefined) return null;
  const result = recordedResult(game);
  if (result === null) return null;
  const { outcome, actor, corrections, secondEntry } = result;
  return {
    round: round.number,
    board: game.board,
    names: namesOf(state, game),
    sidesGiven: game.start.code !== "players-draw",
    recorded: outcomeText(state, outcome, language),
    actor: actorIn(state, actor, { language, people }),
    corrections,
    second:
      secondEntry.state === "differs"
        ? {
            text: outcomeText(state, secondEntry.outcome, language),
            line: lineOf(game, secondEntry.outcome, resultKindOf(state.settings)),
          }
        : null,
    text: query["line"] ?? lineOf(game, outcome, resultKindOf(state.settings)),
    line: lineModelOf(state, round),
    context: impactContext(state, language),
    closed: state.status === "closed",
  };
};

/** Corrects a result, and previews the impact. */
export const correctPage = pages.consolePage("correct", "/correct/:round/:board", {
  place: "results",
  typing: true,
  build: buildCorrect,
  title: (model, page) => correctTitle(model, page.language),
});
