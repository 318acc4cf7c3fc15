import {
  currentStage,
  decideTables,
  foldTables,
  type RecordedTablesEvent,
  type TableAddress,
  type TableGame,
  type TableOutcome,
  type TablesCommand,
  type TablesRefusal,
  type TablesSettings,
  type TablesState,
  type TablesWarning,
} from "../src/index.ts";

/** A table tournament that a test plays: commands go in, the journal grows. */
export interface TablesPlay {
  readonly state: TablesState;
  readonly events: readonly RecordedTablesEvent[];
  readonly warnings: readonly TablesWarning[];
}

const SEED = "5eed".repeat(16);

/** Carries out commands one after another; throws at the first that is refused. */
export const playTables = (
  before: TablesPlay | null,
  ...commands: readonly TablesCommand[]
): TablesPlay => {
  let now = before;
  for (const command of commands) {
    const next = attemptTables(now, command);
    if ("code" in next) throw new Error(`${command.type} refused: ${JSON.stringify(next)}`);
    now = next;
  }
  if (now === null) throw new Error("no commands");
  return now;
};

/** Carries out one command: the competition after it, or why it was refused. */
export const attemptTables = (
  before: TablesPlay | null,
  command: TablesCommand,
  actor = "director",
): TablesPlay | TablesRefusal => {
  const decision = decideTables(before?.state ?? null, command, { actor });
  if (!decision.ok) return decision.error;
  let seq = before?.state.seq ?? 0;
  const events = decision.value.events.map((event) => ({
    ...event,
    competition: "test",
    seq: ++seq,
    actor,
    recordedAt: "2026-11-21T10:00:00.000Z",
    effectiveAt: "2026-11-21T10:00:00.000Z",
  }));
  // Through JSON, as every journal is stored.
  const stored: RecordedTablesEvent[] = JSON.parse(JSON.stringify(events));
  const state = foldTables(stored, before?.state ?? null);
  if (state === null) throw new Error("nothing was decided");
  return {
    state,
    events: [...(before?.events ?? []), ...stored],
    warnings: decision.value.warnings,
  };
};

/** The refusal of a command that must not be carried out. */
export const tablesRefusal = (before: TablesPlay | null, command: TablesCommand): TablesRefusal => {
  const answer = attemptTables(before, command);
  if ("state" in answer) throw new Error(`${command.type} was carried out`);
  return answer;
};

/** A new competition with `players` entries named P1, P2, … */
export const tablesCompetition = (
  format: string,
  players: number,
  settings: Partial<TablesSettings> = {},
  seed: string = SEED,
): TablesPlay =>
  playTables(
    null,
    { type: "create-competition", name: "Test", format, settings, seed },
    {
      type: "add-entries",
      entries: Array.from({ length: players }, (_, index) => ({ name: `P${index + 1}` })),
    },
  );

/** Game points for each seat of a table; null for who is absent. */
export type Luck = (address: TableAddress, seats: readonly number[]) => readonly (number | null)[];

/** The result of a table with these game points. */
export const pointsOf = (
  seats: readonly number[],
  points: readonly (number | null)[],
): TableOutcome => ({
  kind: "game-points",
  seats: seats.map((entry, index) => ({ entry, points: points[index] ?? null })),
});

/** Drafts and publishes the next stage. */
export const openStage = (before: TablesPlay): TablesPlay => {
  const drafted = playTables(before, { type: "draft-stage" });
  const stage = drafted.state.stages.at(-1)?.stage ?? 0;
  return playTables(drafted, { type: "publish-stage", stage });
};

/** Enters every missing result of the stage that is played. */
export const playStage = (before: TablesPlay, luck: Luck): TablesPlay => {
  const stage = currentStage(before.state);
  if (stage === undefined) throw new Error("no stage is played");
  const commands = stage.games.flatMap(({ game, tables }) =>
    tables.filter(isMissing).map(({ table, seats }): TablesCommand => {
      const address = { stage: stage.stage, game, table };
      const outcome = pointsOf(seats, luck(address, seats));
      return { type: "enter-result", ...address, outcome };
    }),
  );
  return playTables(before, ...commands);
};

const isMissing = ({ result, annulled }: TableGame): boolean =>
  result === null && annulled === null;

/** Plays all stages that there are, one after another. */
export const playThrough = (before: TablesPlay, luck: Luck): TablesPlay => {
  let now = before;
  for (;;) {
    const drafted = attemptTables(now, { type: "draft-stage" });
    if ("code" in drafted) {
      if (drafted.code !== "all-stages-played") throw new Error(drafted.code);
      return now;
    }
    const stage = drafted.state.stages.at(-1)?.stage ?? 0;
    now = playStage(playTables(drafted, { type: "publish-stage", stage }), luck);
  }
};

/** Luck that is the same every time: the smaller the entry's number, the better on average. */
export const steadyLuck: Luck = ({ stage, game }, seats) =>
  seats.map((entry) => 200 - entry + ((entry * 37 + stage * 11 + game * 23) % 60));
