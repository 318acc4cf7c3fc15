import type { EntryId } from "../base/entry-id.ts";
import type { TablesEventData } from "./events.ts";
import type { Admission, StageMember, Substitution, TablesStage } from "./stage.ts";
import { committedDraws } from "./standings.ts";
import type { TablesState } from "./state.ts";
import type { SeatedGame, StageGame, TableGame } from "./table-game.ts";

/** A stage as it is drafted: nothing played yet. */
export const drafted = (
  state: TablesState,
  data: TablesEventData["stage-drafted"],
): TablesStage => ({
  stage: data.stage,
  status: "draft",
  members: data.members,
  games: data.games.map(unplayed),
  draws: committedDraws(state, data.draws),
  tiesFrom: state.seedHash,
  acts: [],
  substitutions: [],
});

const unplayed = ({ game, tables }: SeatedGame): StageGame => ({
  game,
  tables: tables.map((table) => ({ ...table, result: null, annulled: null })),
});

/** A stage whose games from one on are seated anew. */
export const redrawn = (
  state: TablesState,
  stage: TablesStage,
  data: TablesEventData["stage-redrawn"],
): TablesStage => ({
  ...stage,
  members: data.members,
  games: [...stage.games.slice(0, data.fromGame - 1), ...data.games.map(unplayed)],
  draws: [...stage.draws, ...committedDraws(state, data.draws)],
  acts: data.fromGame === 1 ? [] : stage.acts,
});

/** A stage after a change by hand. Tables that keep their players keep their results. */
export const withSeating = (
  stage: TablesStage,
  { act, reason, members, games }: TablesEventData["seating-adjusted"],
  actor: string,
): TablesStage => ({
  ...stage,
  members,
  games: stage.games.map((before) => {
    const changed = games.find(({ game }) => game === before.game);
    return changed === undefined ? before : keepingResults(before, changed);
  }),
  acts: [...stage.acts, { act, reason, actor }],
});

const keepingResults = (before: StageGame, { game, tables }: SeatedGame): StageGame => ({
  game,
  tables: tables.map((table): TableGame => {
    const known = before.tables.find((one) => one.table === table.table);
    return { ...table, result: known?.result ?? null, annulled: known?.annulled ?? null };
  }),
});

/** A stage in which one player sits where another sat, in games from one on without a result. */
export const replaced = (
  stage: TablesStage,
  substitution: Substitution,
  admission: Admission,
): TablesStage => {
  const { out, in: successor, fromGame, takesOver, reason } = substitution;
  const games = stage.games.map((one) =>
    one.game < fromGame ? one : { ...one, tables: one.tables.map(exchanged(out, successor)) },
  );
  const stays = games.some(({ tables }) => tables.some(({ seats }) => seats.includes(out)));
  const known = stage.members.some(({ entry }) => entry === successor);
  const newcomer: StageMember = { entry: successor, admission };
  const members = stays
    ? [...stage.members, ...(known ? [] : [newcomer])]
    : stage.members.map((member) => (member.entry === out ? newcomer : member));
  return {
    ...stage,
    games,
    members,
    substitutions: [...stage.substitutions, { out, in: successor, fromGame, takesOver, reason }],
  };
};

const exchanged =
  (out: EntryId, successor: EntryId) =>
  (game: TableGame): TableGame =>
    game.result !== null || !game.seats.includes(out)
      ? game
      : { ...game, seats: game.seats.map((entry) => (entry === out ? successor : entry)) };
