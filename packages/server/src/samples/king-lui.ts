import {
  applyTablesEvent,
  decideTables,
  openGames,
  type RecordedTablesEvent,
  type TableAddress,
  type TableOutcome,
  type TablesCommand,
  type TablesState,
  tableGame,
} from "@losfee/core";
import { chanceOf } from "./chance.ts";
import { samplePeople } from "./people.ts";
import { SAMPLE_SEED, type Sample, type SampleOccasion } from "./sample.ts";

const PLAYERS = 31;

/** A King Lui in the middle of its second stage: one was ill, one table has reported and waits. */
export const kingLui: Sample = {
  name: { de: "Beispiel: King Lui", en: "Sample: King Lui" },
  play: (occasion) => {
    const rehearsal = rehearseTables(occasion);
    rehearsal.give({ type: "add-entries", entries: samplePeople(PLAYERS) });
    rehearsal.beginStage(1);
    for (const address of rehearsal.open()) rehearsal.enter(address);
    rehearsal.beginStage(2);
    const ill = seatsAt(rehearsal.state(), { stage: 2, game: 1, table: 3 })[0];
    if (ill !== undefined) rehearsal.give({ type: "withdraw-entry", entry: ill, reason: "krank" });
    for (const address of rehearsal.open()) {
      if (address.game > 3) continue;
      // Table 5 reports its last games itself; they wait to be confirmed.
      const waits = address.table === 5 && address.game === 3;
      rehearsal.enter(address, waits ? "table:Tisch 5" : "results:Anna");
    }
    return rehearsal.events;
  },
};

interface TablesRehearsal {
  readonly events: readonly RecordedTablesEvent[];
  readonly state: () => TablesState;
  /** Carries out a command; a refusal is a mistake of the sample. */
  readonly give: (command: TablesCommand, actor?: string) => void;
  readonly beginStage: (stage: number) => void;
  /** Games of the last stage without a result. */
  readonly open: () => readonly TableAddress[];
  /** Enters what a game might have ended like; a table only reports it. */
  readonly enter: (address: TableAddress, actor?: string) => void;
}

/** A table tournament played by commands, in memory. */
const rehearseTables = ({ competition, name, now }: SampleOccasion): TablesRehearsal => {
  const events: RecordedTablesEvent[] = [];
  let current: TablesState | null = null;
  const give = (command: TablesCommand, actor = "director"): void => {
    const decision = decideTables(current, command, { actor });
    if (!decision.ok) throw new Error(`sample: ${command.type} refused: ${decision.error.code}`);
    for (const event of decision.value.events) {
      const seq = events.length + 1;
      const recorded: RecordedTablesEvent = {
        ...event,
        competition,
        seq,
        actor,
        recordedAt: now,
        effectiveAt: now,
      };
      current = applyTablesEvent(current, recorded);
      events.push(recorded);
    }
  };
  const state = (): TablesState => {
    if (current === null) throw new Error("sample: nothing was created");
    return current;
  };
  give({ type: "create-competition", name, format: "king-lui", seed: SAMPLE_SEED });
  return {
    events,
    state,
    give,
    beginStage: (stage) => {
      give({ type: "draft-stage" });
      give({ type: "publish-stage", stage });
    },
    open: () => {
      const stage = state().stages.at(-1);
      return stage === undefined ? [] : openGames(stage);
    },
    enter: (address, actor = "results:Anna") => {
      const outcome = outcomeOf(state(), address);
      const type = actor.startsWith("table:") ? "report-result" : "enter-result";
      give({ type, ...address, outcome }, actor);
    },
  };
};

const seatsAt = (state: TablesState, { stage, game, table }: TableAddress): readonly number[] => {
  const found = state.stages.find((one) => one.stage === stage);
  return (found && tableGame(found, game, table)?.seats) ?? [];
};

const [LEAST, RANGE] = [60, 90];

/** The better ones score more on average; points come in fives, so that places are shared at times. */
const outcomeOf = (state: TablesState, address: TableAddress): TableOutcome => ({
  kind: "game-points",
  seats: seatsAt(state, address).map((entry) => {
    const chance = chanceOf(`${address.stage}/${address.game}/${entry}`);
    const edge = (state.entries.get(entry)?.rating ?? 0) / 100;
    return { entry, points: 5 * Math.round((LEAST + edge + RANGE * chance()) / 5) };
  }),
});
