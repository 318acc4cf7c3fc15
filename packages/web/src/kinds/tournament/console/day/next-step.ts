import {
  type BoardRound,
  completeRounds,
  decide,
  draftOf,
  finalsOf,
  headcount,
  isUnconfirmed,
  lookAhead,
  missingResults,
  pairedRound,
  roundsDone,
  type Settings,
  stageOfRound,
  type TournamentState,
  totalRounds,
} from "@losfee/core";

/** A director's next step. */
export type NextStep =
  | { readonly kind: "enter-entries"; readonly entries: number }
  | { readonly kind: "check-in"; readonly missing: number }
  | { readonly kind: "draft"; readonly round: number }
  | { readonly kind: "pair-rest"; readonly round: number; readonly unpaired: number }
  | { readonly kind: "publish"; readonly round: number }
  | {
      readonly kind: "enter-results";
      readonly round: number;
      readonly missing: number;
      /** Number of results reported but unconfirmed. */
      readonly reported: number;
    }
  | { readonly kind: "settle-differences"; readonly round: number; readonly differences: number }
  /** A level final goes on: its stage then has a further game. */
  | {
      readonly kind: "deciding-game";
      readonly round: number;
      readonly stages: Settings["stages"];
    }
  | { readonly kind: "close" }
  | { readonly kind: "closed" };

/** Smallest number of players that any preset can pair. */
const FEWEST = 3;

/** Next step of a competition: entries, check-in, then round after round, then the end. */
export const nextStep = (state: TournamentState): NextStep => {
  if (state.status === "closed") return { kind: "closed" };
  const draft = draftOf(state);
  if (draft !== undefined) {
    const { number: round, unpaired } = draft;
    if (unpaired.length === 0) return { kind: "publish", round };
    return { kind: "pair-rest", round, unpaired: unpaired.length };
  }
  const open = pairedRound(state, roundsDone(state) + 1);
  if (open !== undefined) {
    return enteringOf(open);
  }
  if (state.rounds.length === 0) return beforeRoundOne(state);
  const differing = differences(state).at(-1);
  if (differing !== undefined && differing.round === state.rounds.length) {
    const { round, boards } = differing;
    return { kind: "settle-differences", round, differences: boards.length };
  }
  const round = state.rounds.length + 1;
  const postponed = pairedRound(state, completeRounds(state) + 1);
  if (round > totalRounds(state.settings) && postponed !== undefined) {
    return enteringOf(postponed);
  }
  if (round > totalRounds(state.settings)) return decidingGame(state, round) ?? { kind: "close" };
  if (finalDecided(state, round)) return { kind: "close" };
  return { kind: "draft", round };
};

const enteringOf = (round: BoardRound): NextStep => {
  const missing = missingResults(round);
  const reported = missing.filter(isUnconfirmed).length;
  return { kind: "enter-results", round: round.number, missing: missing.length, reported };
};

/** The extra game of a final that is level in every respect after all its games. */
const decidingGame = (state: TournamentState, round: number): NextStep | null => {
  const level = finalsOf(state).find(({ outcome }) => outcome.decidedBy === "level");
  if (level === undefined) return null;
  const stages = state.settings.stages.map((stage, index) =>
    index + 1 === level.stage ? { ...stage, rounds: stage.rounds + 1 } : stage,
  );
  return { kind: "deciding-game", round, stages };
};

const beforeRoundOne = (state: TournamentState): NextStep => {
  const { playing, present } = headcount(state);
  if (playing < FEWEST) return { kind: "enter-entries", entries: playing };
  const missing = playing - present;
  return missing === 0 ? { kind: "draft", round: 1 } : { kind: "check-in", missing };
};

/** Boards, by round, whose second entry differs from the first. */
export const differences = (
  state: TournamentState,
): readonly { readonly round: number; readonly boards: readonly number[] }[] =>
  state.rounds
    .map((round) => ({
      round: round.number,
      boards: round.games
        .filter(
          ({ result }) =>
            result !== null &&
            result.status !== "conflict" &&
            result.secondEntry.state === "differs",
        )
        .map(({ board }) => board),
    }))
    .filter(({ boards }) => boards.length > 0);

/** True if the final needs no further game: asks the rules themselves, for just two players. */
const finalDecided = (state: TournamentState, round: number): boolean => {
  if (stageOfRound(state.settings, round)?.stage.system !== "final") return false;
  const decision = decide(state, { type: "draft-round" }, lookAhead(state));
  return !decision.ok && decision.error.code === "final-decided";
};
