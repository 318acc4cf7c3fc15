import type { Draw } from "../../lots/lots.ts";
import { adjustSeating } from "../drafts/adjust-seats.ts";
import { draftStage, redrawStage } from "../drafts/draft-stage.ts";
import type { RecordedTournamentEvent } from "../events.ts";
import type { DraftedSeating } from "../seating.ts";
import { findStage } from "../stages/tables-stage.ts";
import type { TournamentState } from "../state.ts";

type Seating = Pick<DraftedSeating, "members" | "games">;

/** An event that seats a stage, or changes its seating by hand. */
export type SeatingEvent = Extract<
  RecordedTournamentEvent,
  { readonly type: "stage-drafted" | "stage-redrawn" | "seating-adjusted" }
>;

/** True if the rules reproduce a seating from the state before it. */
export const seatingComesOut = (before: TournamentState, event: SeatingEvent): boolean => {
  const again = madeAgain(before, event);
  return again !== null && JSON.stringify(again) === JSON.stringify(placing(event.data));
};

/** The reproducible part. */
const placing = (seating: Seating & { readonly draws?: readonly Draw[] }) => ({
  members: seating.members.map(({ entry, admission }) => [entry, admission]),
  games: seating.games.map(({ game, tables }) => [
    game,
    tables.map(({ board, seats }) => [board, ...seats]),
  ]),
  draws: (seating.draws ?? []).map(({ name, order }) => [name, ...order]),
});

const madeAgain = (before: TournamentState, event: SeatingEvent): unknown => {
  if (event.type === "stage-drafted") {
    const drafted = draftStage(before);
    return drafted.ok ? placing(drafted.value) : null;
  }
  const stage = findStage(before, event.data.stage);
  if (stage === undefined) return null;
  const again =
    event.type === "stage-redrawn"
      ? redrawStage(before, stage, event.data.fromGame)
      : adjustSeating(before, stage, event.data.act);
  return again.ok ? placing(again.value) : null;
};
