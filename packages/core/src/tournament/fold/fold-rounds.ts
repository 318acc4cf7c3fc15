import { BrokenJournal } from "../../base/broken-journal.ts";
import { isSameBreach } from "../../pairing/breach.ts";
import type { RoundEventData } from "../acts/rounds.ts";
import type { RecordedTournamentEvent } from "../events.ts";
import { afterDiscarding, afterDrafting, afterPublishing } from "../numbering/pairing-numbers.ts";
import {
  type BoardRound,
  boardsOfAct,
  type Contest,
  type ContestAddress,
  type DraftedGame,
  type Game,
  isPaired,
  type RecordedAct,
  type RecordedBreach,
  type Round,
} from "../round.ts";
import { placesAfterDiscarding, placesAfterDrafting } from "../stages/placed-stages.ts";
import type { TournamentState } from "../state.ts";
import type { RecordedOf } from "./folds.ts";

type RoundEvent = RecordedOf<RoundEventData>;

/** Returns the changes by an event about rounds. */
export const roundsBy = (state: TournamentState, event: RoundEvent): Partial<TournamentState> => {
  switch (event.type) {
    case "round-drafted": {
      if (event.data.round !== state.rounds.length + 1) {
        throw new BrokenJournal(event.seq, `round ${event.data.round} is not the next`);
      }
      const round: BoardRound = {
        at: "boards",
        number: event.data.round,
        stage: event.data.stage,
        status: "draft",
        request: event.data.request,
        games: event.data.games.map(withoutResult),
        unplayed: event.data.unplayed,
        unpaired: event.data.unpaired,
        notes: event.data.notes,
        draws: event.data.draws.map((draw) => ({ ...draw, seedHash: state.seedHash })),
        acts: [],
        breaches: answered([], event),
      };
      return {
        rounds: [...state.rounds, round],
        settledNumbers: afterDrafting(state, round),
        tablePlaces: placesAfterDrafting(state, event.data),
      };
    }
    case "draft-adjusted":
      return changePaired(state, event, (round) => ({
        ...round,
        games: keepResults(round.games, event.data.games),
        unplayed: event.data.unplayed,
        unpaired: event.data.unpaired,
        draws: [
          ...round.draws,
          ...event.data.draws.map((draw) => ({ ...draw, seedHash: state.seedHash })),
        ],
        acts: [...round.acts, recordedAct(event, round)],
        breaches: answered(round.breaches, event),
      }));
    case "draft-discarded": {
      const { round } = event.data;
      const stage = stageToDiscard(state, event);
      const seatings = new Map(state.seatings);
      seatings.delete(stage);
      const lineUps = new Map(state.lineUps);
      lineUps.delete(round);
      return {
        lineUps,
        rounds: state.rounds.slice(0, round - 1),
        seatings,
        settledNumbers: afterDiscarding(state, round),
        tablePlaces: placesAfterDiscarding(state, round),
      };
    }
    case "round-published":
      return {
        rounds: inStep(state, event, (round) =>
          isPaired(round)
            ? { ...round, status: "published", breaches: answered(round.breaches, event) }
            : { ...round, status: "published" },
        ),
        settledNumbers: afterPublishing(state, event.data.round),
      };
    case "round-recalled":
      return { rounds: inStep(state, event, (round) => ({ ...round, status: "draft" })) };
  }
};

const withoutResult = (game: DraftedGame): Game => ({ ...game, result: null });

/** A recalled round may have results already: unchanged games keep theirs. */
const keepResults = (before: readonly Game[], games: readonly DraftedGame[]): readonly Game[] =>
  games.map((game) => {
    const same = before.find(({ seats }) => seats.every((id, seat) => id === game.seats[seat]));
    return { ...game, result: same?.result ?? null };
  });

/** An answered breach keeps its answer as long as the pair or bye exists. */
const answered = (
  before: readonly RecordedBreach[],
  {
    data,
    actor,
  }: Extract<RoundEvent, { type: "round-drafted" | "draft-adjusted" | "round-published" }>,
): readonly RecordedBreach[] =>
  (data.breaches ?? []).map((breach) => {
    if (data.despite?.breaches.some((one) => isSameBreach(one, breach))) {
      return { breach, reason: data.despite.reason, actor };
    }
    const known = before.find((one) => isSameBreach(one.breach, breach));
    return known === undefined ? { breach, reason: "", actor } : { ...known, breach };
  });

/** An act with the players at its boards: board numbers alone do not identify them later. */
const recordedAct = (
  { data: { act, reason }, actor }: Extract<RoundEvent, { type: "draft-adjusted" }>,
  { games }: BoardRound,
): RecordedAct => {
  const boards = boardsOfAct(act, games);
  return { act, reason, actor, ...(boards.length === 0 ? {} : { boards }) };
};

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
const changePaired = (
  state: TournamentState,
  event: OfRound,
  change: (round: BoardRound) => BoardRound,
): Rounds => {
  const round = roundOf(state, event);
  if (!isPaired(round)) throw new BrokenJournal(event.seq, `round ${round.number} is at tables`);
  return { rounds: state.rounds.with(round.number - 1, change(round)) };
};

/** Returns the rounds after a change of one of them, or of all seated with it. */
const inStep = (
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
const stageToDiscard = (state: TournamentState, event: OfRound): number => {
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
