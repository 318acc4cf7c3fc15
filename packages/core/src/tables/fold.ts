import { BrokenJournal } from "../base/broken-journal.ts";
import type { EntryId } from "../base/entry-id.ts";
import { afterClosing, afterReopening, firstCommitment } from "../lots/commitments.ts";
import { withoutPerson } from "../tournament/erasure.ts";
import type { TablesEntry } from "./entry.ts";
import type { RecordedTablesEvent } from "./events.ts";
import { drafted, redrawn, replaced, withSeating } from "./fold-stage.ts";
import type { TablesStage } from "./stage.ts";
import { findStage, type TablesState } from "./state.ts";
import type { TableAddress, TableGame, TableResult } from "./table-game.ts";

/**
 * The state after `events`, starting from nothing or from an earlier state.
 * @throws BrokenJournal where an event cannot follow what is before it: never for journals that
 * `decideTables` wrote.
 */
export const foldTables = (
  events: Iterable<RecordedTablesEvent>,
  from: TablesState | null = null,
): TablesState | null => {
  let state = from;
  for (const event of events) state = applyTablesEvent(state, event);
  return state;
};

/** The state after one more event; see {@link foldTables}. */
export const applyTablesEvent = (
  state: TablesState | null,
  event: RecordedTablesEvent,
): TablesState => {
  if (event.seq !== (state?.seq ?? 0) + 1) {
    throw new BrokenJournal(event.seq, `expected number ${(state?.seq ?? 0) + 1}`);
  }
  if (event.type === "competition-created") {
    if (state !== null) throw new BrokenJournal(event.seq, "a competition is created once");
    const { name, format, settings, details = {} } = event.data;
    return {
      kind: "tables",
      competition: event.competition,
      seq: event.seq,
      name,
      format,
      settings,
      details,
      ...firstCommitment(event.data, event.seq),
      status: "open",
      entries: new Map(),
      nextEntry: 1,
      stages: [],
      penalties: [],
    };
  }
  if (state === null) throw new BrokenJournal(event.seq, "the competition is not created yet");
  return { ...state, ...changeBy(state, event), seq: event.seq };
};

type Change = Partial<TablesState>;

const changeBy = (
  state: TablesState,
  event: Exclude<RecordedTablesEvent, { type: "competition-created" }>,
): Change => {
  switch (event.type) {
    case "competition-renamed":
      return { name: event.data.name };
    case "settings-changed":
      return { settings: event.data.settings };
    case "event-details-changed":
      return { details: event.data.details };
    case "entries-added": {
      const entries = new Map(state.entries);
      for (const entry of event.data.entries) entries.set(entry.id, entry);
      const last = event.data.entries.reduce((most, entry) => Math.max(most, entry.id), 0);
      return { entries, nextEntry: Math.max(state.nextEntry, last + 1) };
    }
    case "entry-changed":
      return changeEntry(state, event, ({ id, withdrawn, checkedIn, erased }) => ({
        ...event.data.details,
        ...(erased === undefined ? {} : { erased }),
        id,
        withdrawn,
        checkedIn,
      }));
    case "entry-removed": {
      const entries = new Map(state.entries);
      if (!entries.delete(event.data.entry)) throw unknownEntry(event.seq, event.data.entry);
      return { entries };
    }
    case "person-erased":
      return { entries: withoutPerson(state.entries, event.data) };
    case "entry-withdrawn":
      return changeEntry(state, event, (entry) => ({ ...entry, withdrawn: event.data.reason }));
    case "entry-reinstated":
      return changeEntry(state, event, (entry) => ({ ...entry, withdrawn: null }));
    case "entry-checked-in":
      return changeEntry(state, event, (entry) => ({ ...entry, checkedIn: event.data.present }));
    case "stage-drafted":
      if (event.data.stage <= (state.stages.at(-1)?.stage ?? 0)) {
        throw new BrokenJournal(event.seq, `stage ${event.data.stage} is not a later one`);
      }
      return { stages: [...state.stages, drafted(state, event.data)] };
    case "stage-redrawn":
      return changeStage(state, event, (stage) => redrawn(state, stage, event.data));
    case "seating-adjusted":
      return changeStage(state, event, (stage) => withSeating(stage, event.data, event.actor));
    case "draft-discarded":
      if (event.data.stage !== state.stages.at(-1)?.stage) {
        throw new BrokenJournal(event.seq, `stage ${event.data.stage} is not the last`);
      }
      return { stages: state.stages.slice(0, -1) };
    case "stage-published":
      return changeStage(state, event, (stage) => ({ ...stage, status: "published" }));
    case "stage-recalled":
      return changeStage(state, event, (stage) => ({ ...stage, status: "draft" }));
    case "seat-filled":
      return changeStage(state, event, (stage) =>
        replaced(stage, { ...event.data, fromGame: 1, takesOver: false }, "next-best"),
      );
    case "player-substituted":
      return changeStage(state, event, (stage) => replaced(stage, event.data, "substitute"));
    case "result-reported":
    case "result-entered":
      return changeGame(state, event, (game) => ({
        ...game,
        result: resultOf(event, event.data.outcome, game.result?.corrections ?? 0),
        annulled: null,
      }));
    case "result-corrected":
      return changeGame(state, event, (game) => ({
        ...game,
        result: resultOf(event, event.data.outcome, (game.result?.corrections ?? 0) + 1),
        annulled: null,
      }));
    case "result-confirmed":
      return changeGame(state, event, (game) => ({
        ...game,
        result: game.result && { ...game.result, status: "confirmed" },
      }));
    case "result-erased":
      return changeGame(state, event, (game) => ({ ...game, result: null, annulled: null }));
    case "game-annulled":
      return changeGame(state, event, (game) => ({
        ...game,
        result: null,
        annulled: event.data.reason,
      }));
    case "penalty-imposed":
      return { penalties: [...state.penalties, { id: event.seq, ...event.data }] };
    case "penalty-lifted":
      return { penalties: state.penalties.filter(({ id }) => id !== event.data.penalty) };
    case "competition-closed":
      return { status: "closed", ...afterClosing(state, event.seq) };
    case "competition-reopened":
      return { status: "open", ...afterReopening(state, event.seq, event.data.commitment) };
    default:
      return unknownType(event);
  }
};

const unknownType = (event: never): never => {
  const { seq, type } = event as { seq: number; type: string };
  throw new BrokenJournal(seq, `unknown type ${JSON.stringify(type)}`);
};

const unknownEntry = (seq: number, entry: EntryId): BrokenJournal =>
  new BrokenJournal(seq, `no entry ${entry}`);

const resultOf = (
  event: RecordedTablesEvent,
  outcome: TableResult["outcome"],
  corrections: number,
): TableResult => ({
  outcome,
  status: event.type === "result-reported" ? "reported" : "confirmed",
  actor: event.actor,
  seq: event.seq,
  corrections,
});

const changeEntry = (
  state: TablesState,
  event: RecordedTablesEvent & { readonly data: { readonly entry: EntryId } },
  change: (entry: TablesEntry) => TablesEntry,
): Change => {
  const id = event.data.entry;
  const entry = state.entries.get(id);
  if (entry === undefined) throw unknownEntry(event.seq, id);
  return { entries: new Map(state.entries).set(id, change(entry)) };
};

const changeStage = (
  state: TablesState,
  event: RecordedTablesEvent & { readonly data: { readonly stage: number } },
  change: (stage: TablesStage) => TablesStage,
): Change => {
  const stage = findStage(state, event.data.stage);
  if (stage === undefined) throw new BrokenJournal(event.seq, `no stage ${event.data.stage}`);
  return { stages: state.stages.with(state.stages.indexOf(stage), change(stage)) };
};

const changeGame = (
  state: TablesState,
  event: RecordedTablesEvent & { readonly data: TableAddress },
  change: (game: TableGame) => TableGame,
): Change =>
  changeStage(state, event, (stage) => {
    const { game, table } = event.data;
    const found = stage.games[game - 1];
    const index = found?.tables.findIndex((candidate) => candidate.table === table) ?? -1;
    const before = found?.tables[index];
    if (found === undefined || before === undefined) {
      throw new BrokenJournal(event.seq, `no table ${table} in game ${game}`);
    }
    const tables = found.tables.with(index, change(before));
    return { ...stage, games: stage.games.with(game - 1, { ...found, tables }) };
  });
