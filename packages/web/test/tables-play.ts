import {
  applyTablesEvent,
  currentStage,
  decideTables,
  openGames,
  type RecordedTablesEvent,
  type TableAddress,
  type TablesCommand,
  type TablesSettings,
  type TablesState,
  tableGame,
} from "@losfee/core";
import type { PageRequest } from "../src/index.ts";

/** A table tournament that a test plays. */
export interface TablesPlayed {
  readonly state: TablesState;
  readonly events: readonly RecordedTablesEvent[];
}

/** Carries out commands one after another; throws at the first that is refused. */
export const playTables = (
  before: TablesPlayed | null,
  ...commands: readonly TablesCommand[]
): TablesPlayed => {
  let state = before?.state ?? null;
  const events = [...(before?.events ?? [])];
  for (const command of commands) {
    const decision = decideTables(state, command, { actor: "director" });
    if (!decision.ok) throw new Error(`${command.type}: ${JSON.stringify(decision.error)}`);
    for (const event of decision.value.events) {
      const recorded: RecordedTablesEvent = {
        ...event,
        competition: "kl-2026",
        seq: events.length + 1,
        actor: "director",
        recordedAt: "2026-11-21T10:00:00.000Z",
        effectiveAt: "2026-11-21T10:00:00.000Z",
      };
      state = applyTablesEvent(state, recorded);
      events.push(recorded);
    }
  }
  if (state === null) throw new Error("no commands");
  return { state, events };
};

/** A competition with `players` entries. */
export const tablesOf = (
  format: string,
  players: number,
  settings: Partial<TablesSettings> = {},
): TablesPlayed => {
  const seed = "5eed".repeat(16);
  const entries = Array.from({ length: players }, (_, index) => ({
    name: `Spielerin ${String(index + 1).padStart(2, "0")}`,
    club: `Verein ${index % 3}`,
  }));
  const creation = {
    type: "create-competition",
    name: "King Lui",
    format,
    settings,
    seed,
  } as const;
  return playTables(null, creation, { type: "add-entries", entries });
};

/** Drafts and publishes the next stage. */
export const openStage = (before: TablesPlayed): TablesPlayed => {
  const drafted = playTables(before, { type: "draft-stage" });
  const stage = drafted.state.stages.at(-1)?.stage ?? 0;
  return playTables(drafted, { type: "publish-stage", stage });
};

/** The command that enters points which follow from game and player, in tens: some are shared. */
export const resultAt = (state: TablesState, address: TableAddress): TablesCommand => {
  const stage = state.stages.find((one) => one.stage === address.stage);
  const seats = (stage && tableGame(stage, address.game, address.table)?.seats) ?? [];
  const value = (entry: number): number => 10 * ((entry * 7 + address.game * 5) % 9);
  const points = seats.map((entry) => ({ entry, points: value(entry) }));
  const places = points.map(({ entry, points: own }) => ({
    entry,
    place: 1 + points.filter((other) => other.points > own).length,
  }));
  const outcome =
    state.settings.results === "places"
      ? ({ kind: "places", seats: places } as const)
      : ({ kind: "game-points", seats: points } as const);
  return { type: "enter-result", ...address, outcome };
};

/** Enters what is missing of the stage that is played, up to a game. */
export const playGames = (before: TablesPlayed, last = Number.POSITIVE_INFINITY): TablesPlayed => {
  const stage = currentStage(before.state);
  const open = stage === undefined ? [] : openGames(stage);
  return playTables(
    before,
    ...open.filter(({ game }) => game <= last).map((one) => resultAt(before.state, one)),
  );
};

/** What a page is asked for. */
export const tablesRequest = (
  { state, events }: TablesPlayed,
  changes: Partial<PageRequest<"tables">> = {},
): PageRequest<"tables"> => ({
  state,
  events,
  competitions: [],
  params: { competition: state.competition },
  query: {},
  viewer: { role: "public", label: "" },
  language: "de",
  baseUrl: "http://hall.local:8080",
  ...changes,
});
