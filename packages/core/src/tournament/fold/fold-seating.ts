import { BrokenJournal } from "../../base/broken-journal.ts";
import type { EntryId } from "../../base/entry-id.ts";
import type { SeatingEventData } from "../acts/seating.ts";
import type { TournamentEventData } from "../events.ts";
import type { SeatedContest, TableContest, TableRound } from "../round.ts";
import type { Admission, SeatedGame, Seating, StageMember, Substitution } from "../seating.ts";
import { findStage, type StageGame, type TablesStage } from "../stages/tables-stage.ts";
import { committedDraws } from "../stages/ties.ts";
import type { TournamentState } from "../state.ts";
import type { RecordedOf } from "./folds.ts";

/** An event that changes a seating. */
type SeatingEvent = RecordedOf<SeatingEventData>;

type Seatings = Pick<TournamentState, "rounds" | "seatings">;

/** A stage's members, and their seats in its rounds. */
interface Seated {
  readonly seating: Seating;
  readonly games: readonly StageGame[];
}

/** Returns the rounds and seatings after a change of a seating. */
export const seatingBy = (state: TournamentState, event: SeatingEvent): Seatings => {
  const { stage: number } = event.data;
  if (event.type === "stage-drafted") {
    const last = state.rounds.at(-1)?.stage ?? -1;
    if (number - 1 <= last)
      throw new BrokenJournal(event.seq, `stage ${number} is not a later one`);
    return inRounds(state, number, state.rounds.length, drafted(state, event.data));
  }
  const stage = findStage(state, number);
  if (stage === undefined) throw new BrokenJournal(event.seq, `no stage ${number}`);
  const before = (stage.games[0]?.round ?? 1) - 1;
  return inRounds(state, number, before, reseated(state, stage, event), stage.status);
};

const reseated = (
  state: TournamentState,
  stage: TablesStage,
  event: Exclude<SeatingEvent, { readonly type: "stage-drafted" }>,
): Seated => {
  switch (event.type) {
    case "stage-redrawn":
      return redrawn(state, stage, event.data);
    case "seating-adjusted":
      return adjusted(stage, event.data, event.actor);
    case "seat-filled":
      return replaced(stage, { ...event.data, fromGame: 1, takesOver: false }, "next-best");
    case "player-substituted":
      return replaced(stage, event.data, "substitute");
  }
};

/** A stage's games as rounds after the first `before`. */
const inRounds = (
  { rounds, seatings }: TournamentState,
  stage: number,
  before: number,
  { seating, games }: Seated,
  status: TableRound["status"] = "draft",
): Seatings => ({
  rounds: [
    ...rounds.slice(0, before),
    ...games.map(
      ({ tables }, index): TableRound => ({
        at: "tables",
        number: before + index + 1,
        stage: stage - 1,
        status,
        request: { basedOn: before },
        games: tables,
        unplayed: [],
        unpaired: [],
        notes: [],
        draws: [],
        breaches: [],
      }),
    ),
    ...rounds.slice(before).filter((round) => round.stage !== stage - 1),
  ],
  seatings: new Map(seatings).set(stage - 1, seating),
});

/** A drafted stage: nothing played yet. */
const drafted = (state: TournamentState, data: TournamentEventData["stage-drafted"]): Seated => ({
  seating: {
    members: data.members,
    draws: committedDraws(state, data.draws),
    tiesFrom: state.seedHash,
    acts: [],
    substitutions: [],
  },
  games: data.games.map(unplayed),
});

const unplayed = ({ game, tables }: SeatedGame): StageGame => ({
  game,
  round: 0,
  tables: tables.map((table) => ({ ...table, result: null, annulled: null })),
});

/** A stage with a new seating from one game on. */
const redrawn = (
  state: TournamentState,
  stage: TablesStage,
  data: TournamentEventData["stage-redrawn"],
): Seated => ({
  seating: {
    ...seatingOf(stage),
    members: data.members,
    draws: [...stage.draws, ...committedDraws(state, data.draws)],
    acts: data.fromGame === 1 ? [] : stage.acts,
  },
  games: [...stage.games.slice(0, data.fromGame - 1), ...data.games.map(unplayed)],
});

const seatingOf = ({ members, draws, tiesFrom, acts, substitutions }: TablesStage): Seating => ({
  members,
  draws,
  tiesFrom,
  acts,
  substitutions,
});

/** A stage after a manual change. Tables that keep their players keep their results. */
const adjusted = (
  stage: TablesStage,
  { act, reason, members, games }: TournamentEventData["seating-adjusted"],
  actor: string,
): Seated => ({
  seating: { ...seatingOf(stage), members, acts: [...stage.acts, { act, reason, actor }] },
  games: stage.games.map((before) => {
    const changed = games.find(({ game }) => game === before.game);
    return changed === undefined ? before : keepingResults(before, changed.tables);
  }),
});

const keepingResults = (before: StageGame, tables: readonly SeatedContest[]): StageGame => ({
  ...before,
  tables: tables.map((table): TableContest => {
    const known = before.tables.find(({ board }) => board === table.board);
    return { ...table, result: known?.result ?? null, annulled: known?.annulled ?? null };
  }),
});

/** A stage in which one player replaces another, in games without a result from one on. */
const replaced = (
  stage: TablesStage,
  { out, in: successor, fromGame, takesOver, reason }: Substitution,
  admission: Admission,
): Seated => {
  const games = stage.games.map((one) =>
    one.game < fromGame ? one : { ...one, tables: one.tables.map(exchanged(out, successor)) },
  );
  const stays = games.some(({ tables }) => tables.some(({ seats }) => seats.includes(out)));
  const known = stage.members.some(({ entry }) => entry === successor);
  const newcomer: StageMember = { entry: successor, admission };
  const members = stays
    ? [...stage.members, ...(known ? [] : [newcomer])]
    : stage.members.map((member) => (member.entry === out ? newcomer : member));
  const substitution = { out, in: successor, fromGame, takesOver, reason };
  const substitutions = [...stage.substitutions, substitution];
  return { seating: { ...seatingOf(stage), members, substitutions }, games };
};

const exchanged =
  (out: EntryId, successor: EntryId) =>
  (game: TableContest): TableContest =>
    game.result !== null || !game.seats.includes(out)
      ? game
      : { ...game, seats: game.seats.map((entry) => (entry === out ? successor : entry)) };
