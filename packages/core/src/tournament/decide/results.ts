import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import type { EnteredOutcome } from "../commands.ts";
import { decidedScores } from "../decided-result.ts";
import { draftRound } from "../draft.ts";
import type { TournamentEvent } from "../events.ts";
import { fold } from "../fold.ts";
import type { Refusal, Warning } from "../refusal.ts";
import { type Game, gameOf, type Outcome, type Round } from "../round.ts";
import { placedStages, resultKindOf } from "../settings.ts";
import type { TournamentState } from "../state.ts";
import { type Decider, decided } from "./context.ts";
import { judgedUnasked } from "./despite.ts";

/** A result matched to its game: seats as played and the outcome in their order. */
interface MatchedResult {
  readonly round: Round;
  readonly game: Game;
  readonly seats: readonly [EntryId, EntryId];
  readonly outcome: Outcome;
  readonly warnings: readonly Warning[];
}

/** Records a result for a game that has none. */
export const enterResult: Decider<"enter-result"> = (state, command) => {
  const matched = matchResult(state, command.round, command.outcome);
  if (!matched.ok) return matched;
  const { round, game, seats, outcome, warnings } = matched.value;
  if (game.result !== null) {
    return err({
      code: "result-exists",
      round: round.number,
      board: game.board,
      seats: game.seats,
    });
  }
  return ok({
    events: [
      { type: "result-entered", data: { round: round.number, board: game.board, seats, outcome } },
    ],
    warnings,
  });
};

/** Takes a result away again, as long as no later round was paired with it. */
export const eraseResult: Decider<"erase-result"> = (state, command) => {
  const round = state.rounds[command.round - 1];
  if (round === undefined) return err({ code: "unknown-round", round: command.round });
  const game = round.games.find(({ board }) => board === command.board);
  if (game === undefined) {
    return err({ code: "unknown-board", board: command.board, round: round.number });
  }
  if (game.result === null) {
    return err({ code: "no-result", round: round.number, board: game.board });
  }
  const later = state.rounds.find(({ request }) => request.basedOn >= round.number);
  if (later !== undefined) {
    return err({ code: "result-built-on", round: round.number, laterRound: later.number });
  }
  return decided({ type: "result-erased", data: { round: round.number, board: game.board } });
};

/**
 * Compares a second, blind entry with the result that is recorded. A difference changes nothing
 * but is shown to the director. The second person must be another than the first.
 */
export const enterAgain: Decider<"enter-again"> = (state, command, { actor }) => {
  const matched = matchResult(state, command.round, command.outcome);
  if (!matched.ok) return matched;
  const { round, game, seats, outcome } = matched.value;
  if (game.result === null) {
    return err({ code: "no-result", round: round.number, board: game.board });
  }
  if (game.result.actor === actor && state.settings.secondEntry) {
    return err({ code: "same-person", actor });
  }
  const agrees = sameResult(game.seats, game.result.outcome, seats, outcome);
  const event: TournamentEvent = {
    type: "result-entered-again",
    data: {
      round: round.number,
      board: game.board,
      outcome: inOrderOf(game.seats, seats, outcome),
      agrees,
    },
  };
  return ok({
    events: [event],
    warnings: agrees
      ? []
      : [{ code: "second-entry-differs", round: round.number, board: game.board }],
  });
};

/**
 * Replaces a result, any number of rounds later. Pairings made since then stay, unless the director
 * asks for the next round to be drafted again and it has no results yet.
 */
export const correctResult: Decider<"correct-result"> = (state, command, context) => {
  const matched = matchResult(state, command.round, command.outcome);
  if (!matched.ok) return matched;
  const { round, game, seats, outcome, warnings } = matched.value;
  if (game.result === null) {
    return err({ code: "no-result", round: round.number, board: game.board });
  }
  if (sameResult(game.seats, game.result.outcome, seats, outcome) && game.seats[0] === seats[0]) {
    return err({ code: "result-unchanged", round: round.number, board: game.board });
  }
  const reason = command.reason.trim();
  if (reason === "") return err({ code: "reason-missing" });
  const correction: TournamentEvent = {
    type: "result-corrected",
    data: { round: round.number, board: game.board, seats, outcome, reason },
  };
  const events: TournamentEvent[] = [correction];
  if (command.repair === "draft-again") {
    const repaired = draftLastAgain(state, correction, context.actor, reason);
    if (!repaired.ok) return repaired;
    events.push(...repaired.value);
  }
  return ok({ events, warnings });
};

const draftLastAgain = (
  state: TournamentState,
  correction: TournamentEvent,
  actor: string,
  reason: string,
): Result<readonly TournamentEvent[], Refusal> => {
  const last = state.rounds.at(-1);
  const corrected = afterEvent(state, correction, actor);
  const placed = last && placedStages(state.settings)[last.stage];
  if (last === undefined || placed === undefined) return ok([]);
  const results = last.games.filter((game) => game.result !== null).length;
  if (results > 0) return err({ code: "cannot-draft-again", round: last.number, results });
  const back = { ...corrected, rounds: corrected.rounds.slice(0, -1) };
  const drafted = draftRound(back, last.number, placed, last.request);
  if (!drafted.ok) return drafted;
  const recalled: readonly TournamentEvent[] =
    last.status === "published"
      ? [{ type: "round-recalled", data: { round: last.number, reason } }]
      : [];
  return ok([
    ...recalled,
    { type: "draft-discarded", data: { round: last.number } },
    {
      type: "round-drafted",
      data: {
        round: last.number,
        stage: last.stage,
        request: last.request,
        ...drafted.value,
        ...judgedUnasked(back, last, drafted.value),
      },
    },
  ]);
};

/** The state as it would be after one more event; used to look ahead, never recorded. */
export const afterEvent = (
  state: TournamentState,
  event: TournamentEvent,
  actor: string,
): TournamentState => {
  const recorded = {
    ...event,
    competition: state.competition,
    seq: state.seq + 1,
    actor,
    recordedAt: "",
    effectiveAt: "",
  };
  return fold([recorded], state) ?? state;
};

const matchResult = (
  state: TournamentState,
  number: number,
  entered: EnteredOutcome,
): Result<MatchedResult, Refusal> => {
  const round = state.rounds[number - 1];
  if (round === undefined) return err({ code: "unknown-round", round: number });
  if (round.status === "draft") return err({ code: "round-not-published", round: number });
  return entered.kind === "forfeit"
    ? matchForfeit(state, round, entered.absent)
    : matchScores(state, round, entered);
};

const matchForfeit = (
  state: TournamentState,
  round: Round,
  absent: readonly EntryId[],
): Result<MatchedResult, Refusal> => {
  const [someone] = absent;
  const game = someone === undefined ? undefined : gameOf(round, someone);
  if (game === undefined) {
    return err(refuseStranger(state, round, someone ?? 0));
  }
  const stranger = absent.find((entry) => !game.seats.includes(entry));
  if (stranger !== undefined) return err({ code: "absent-not-in-game", entry: stranger });
  const outcome: Outcome = {
    kind: "forfeit",
    absent: game.seats.filter((s) => absent.includes(s)),
  };
  return ok({ round, game, seats: game.seats, outcome, warnings: [] });
};

const refuseStranger = (state: TournamentState, round: Round, entry: EntryId): Refusal =>
  state.entries.has(entry)
    ? { code: "entry-not-in-round", entry, round: round.number }
    : { code: "unknown-entry", entry };

type Played = Extract<EnteredOutcome, { kind: "played" }>;
type Sides = Played["sides"];

const matchScores = (
  state: TournamentState,
  round: Round,
  { sides, unrated }: Played,
): Result<MatchedResult, Refusal> => {
  const [a, b] = sides;
  for (const { entry } of sides) {
    if (!state.entries.has(entry)) return err({ code: "unknown-entry", entry });
  }
  if (a.entry === b.entry) return err({ code: "player-against-self", entry: a.entry });
  const game = gameOf(round, a.entry);
  if (game === undefined || !game.seats.includes(b.entry)) {
    return err({
      code: "not-opponents",
      round: round.number,
      players: [a.entry, b.entry],
      opponents: [opponentOf(round, a.entry), opponentOf(round, b.entry)],
    });
  }
  const forfeit = isDecided(state) ? null : asForfeit(state, sides);
  if (forfeit !== null) {
    const matched = matchForfeit(state, round, [forfeit]);
    if (!matched.ok) return matched;
    return ok({ ...matched.value, warnings: [{ code: "entered-as-forfeit", absent: forfeit }] });
  }
  const range = isDecided(state) ? refuseUndecided(sides) : refuseScores(state, sides);
  if (range !== null) return err(range);
  const drawnAtBoard = game.start.code === "players-draw";
  const seats = drawnAtBoard ? ([a.entry, b.entry] as const) : game.seats;
  const scores: readonly [number, number] =
    seats[0] === a.entry ? [a.score, b.score] : [b.score, a.score];
  return ok({
    round,
    game,
    seats,
    outcome: { kind: "played", scores, ...(unrated === undefined ? {} : { unrated }) },
    warnings: isDecided(state) ? unusualResult(scores) : unusualScores(state, sides),
  });
};

const opponentOf = (round: Round, entry: EntryId): EntryId | null =>
  gameOf(round, entry)?.seats.find((id) => id !== entry) ?? null;

/** Whether games end with a win, a draw or a loss, not with game points. */
const isDecided = ({ settings }: TournamentState): boolean =>
  resultKindOf(settings) === "win-draw-loss";

const refuseUndecided = ([a, b]: Sides): Refusal | null =>
  decidedScores(a.score, b.score) === null
    ? { code: "scores-do-not-fit", scores: [a.score, b.score] }
    : null;

/** Whoever did not come is rather to be entered as absent. */
const unusualResult = (scores: readonly [number, number]): readonly Warning[] =>
  scores[0] + scores[1] === 1 ? [] : [{ code: "unusual-result", scores }];

/** 0 beside exactly the spread of a forfeit is how a forfeit is written on a slip. */
const asForfeit = (state: TournamentState, [a, b]: Sides): EntryId | null => {
  const { forfeitSpread } = state.settings;
  if (a.score === 0 && b.score === forfeitSpread) return a.entry;
  return b.score === 0 && a.score === forfeitSpread ? b.entry : null;
};

const refuseScores = (state: TournamentState, sides: Sides): Refusal | null => {
  const { minimum, maximum } = state.settings.scores;
  const wrong = sides.find(
    ({ score }) => !Number.isInteger(score) || score < minimum || score > maximum,
  );
  return wrong === undefined ? null : { code: "score-out-of-range", ...wrong, minimum, maximum };
};

const unusualScores = (state: TournamentState, sides: Sides): readonly Warning[] => {
  const { usualMinimum, usualMaximum } = state.settings.scores;
  return sides
    .filter(({ score }) => score < usualMinimum || score > usualMaximum)
    .map(({ entry, score }) => ({
      code: "unusual-score",
      entry,
      score,
      usual: [usualMinimum, usualMaximum],
    }));
};

/** `outcome` given for `from` seats, put into the order of `to`. */
const inOrderOf = (
  to: readonly [EntryId, EntryId],
  from: readonly [EntryId, EntryId],
  outcome: Outcome,
): Outcome =>
  outcome.kind === "forfeit" || to[0] === from[0]
    ? outcome
    : { ...outcome, scores: [outcome.scores[1], outcome.scores[0]] };

const sameResult = (
  seats: readonly [EntryId, EntryId],
  recorded: Outcome,
  otherSeats: readonly [EntryId, EntryId],
  other: Outcome,
): boolean => JSON.stringify(recorded) === JSON.stringify(inOrderOf(seats, otherSeats, other));
