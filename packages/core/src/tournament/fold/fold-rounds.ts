import { BrokenJournal } from "../../base/broken-journal.ts";
import type { RecordedTournamentEvent } from "../events.ts";
import {
  type BoardRound,
  type Contest,
  type ContestAddress,
  isPaired,
  type Round,
} from "../round.ts";
import type { TournamentState } from "../state.ts";

type Rounds = Pick<TournamentState, "rounds">;

/** An event about a round. */
type OfRound = RecordedTournamentEvent & { readonly data: { readonly round: number } };

/** An event about one contest. */
type OfContest = RecordedTournamentEvent & { readonly data: ContestAddress };

const roundOf = (state: TournamentState, { seq, data }: OfRound): Round => {
  const round = state.rounds[data.round - 1];
  if (round === undefined) throw new BrokenJournal(seq, `no round ${data.round}`);
  return round;
};

/** A round of games for two, changed. */
export const changePaired = (
  state: TournamentState,
  event: OfRound,
  change: (round: BoardRound) => BoardRound,
): Rounds => {
  const round = roundOf(state, event);
  if (!isPaired(round)) throw new BrokenJournal(event.seq, `round ${round.number} is at tables`);
  return { rounds: state.rounds.with(round.number - 1, change(round)) };
};

/** Returns the rounds after a change of one of them, or of all seated with it. */
export const inStep = (
  state: TournamentState,
  event: OfRound,
  change: (round: Round) => Round,
): TournamentState["rounds"] => {
  const target = roundOf(state, event);
  return state.rounds.map((round) =>
    round === target || (!isPaired(target) && round.stage === target.stage) ? change(round) : round,
  );
};

/** The stage that loses its last draft: only the last round, or all rounds of the last stage. */
export const stageToDiscard = (state: TournamentState, event: OfRound): number => {
  const round = roundOf(state, event);
  const rest = state.rounds.slice(round.number);
  const goes = isPaired(round)
    ? rest.length === 0
    : rest.every(({ stage }) => stage === round.stage) &&
      state.rounds[round.number - 2]?.stage !== round.stage;
  if (!goes) throw new BrokenJournal(event.seq, `round ${round.number} is not the last draft`);
  return round.stage;
};

/** Change of a contest, at a board or at a table. */
type ContestChange = <Played extends Contest>(contest: Played) => Played;

/** Changes one contest. */
export const changeContest = (
  state: TournamentState,
  event: OfContest,
  change: ContestChange,
): Rounds => {
  const round = roundOf(state, event);
  const changed = isPaired(round)
    ? { ...round, games: withChange(round.games, event, change) }
    : { ...round, games: withChange(round.games, event, change) };
  return { rounds: state.rounds.with(round.number - 1, changed) };
};

const withChange = <Played extends Contest>(
  contests: readonly Played[],
  { seq, data: { round, board } }: OfContest,
  change: ContestChange,
): readonly Played[] => {
  const index = contests.findIndex((contest) => contest.board === board);
  const contest = contests[index];
  if (contest === undefined) throw new BrokenJournal(seq, `no board ${board} in round ${round}`);
  return contests.with(index, change(contest));
};
