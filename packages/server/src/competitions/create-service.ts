import {
  type CompetitionState,
  competitionKey,
  type EntryId,
  ok,
  type StoredEvent,
  THE_PLACE,
} from "@losfee/core";
import { makeCompetitionFile } from "@losfee/files";
import { trustedDate } from "../clock/clock.ts";
import type { JournalStore, ReadRange } from "../journal/store.ts";
import { immediateReader } from "../reading/upload-reader.ts";
import type { CachedState } from "./cached-state.ts";
import { createCommands } from "./commands-by-key.ts";
import { createCompetitionList } from "./competition-list.ts";
import type { CompetitionService, ServiceSettings, StateAndBreak } from "./competition-service.ts";
import { executeCommand } from "./execute-command.ts";
import { identifierFor } from "./identifier.ts";
import { createNewCompetitions } from "./new-competitions.ts";
import { stateOfJournalAt } from "./open-journal.ts";
import { importOptions, type Ports, systemPorts } from "./ports.ts";
import { readJournal } from "./read-journal.ts";
import { rehearsalEvents } from "./rehearse.ts";
import { type Capacity, createStateCache } from "./state-cache.ts";

/** Limits of the memory cache. A championship takes about 10 MB; all together some hundred. */
const CAPACITY: Capacity = { competitions: 64, weight: 60_000 };

/** A service over the journals of `store`. */
export const createCompetitionService = (
  store: JournalStore,
  ports: Ports = systemPorts,
  settings: ServiceSettings = {},
): CompetitionService => {
  const { capacity, reader = immediateReader, clock = trustedDate } = settings;
  const { alongside = [], snapshots = null, undecided } = settings;
  const states = createStateCache(store, { ...CAPACITY, ...capacity }, snapshots);
  const list = createCompetitionList(store, states);
  const work = { store, states, ports, alongside };
  const { readAndRun, setPicture } = createCommands(work, clock, undecided);

  store.subscribe((change) => {
    const { owner, id } = change.journal;
    if (change.kind === "removed" && owner === THE_PLACE) states.forget(id);
  });

  const state = async (id: string): Promise<CompetitionState | null> =>
    (await states.whole(id))?.committed ?? null;

  const journalOf = ({ competition, seq, kind }: CompetitionState, range: ReadRange = {}) =>
    readJournal(store, competitionKey(competition), { ...range, upTo: seq }, kind);

  const eventsOf: CompetitionService["eventsOf"] = async (
    state,
    { after = 0, limit = Number.POSITIVE_INFINITY } = {},
  ) => {
    const last = Math.min(state.seq, after + Math.max(0, limit));
    return (await journalOf({ ...state, seq: last }, { after })).events;
  };

  const stored = async (id: string): Promise<readonly StoredEvent[]> => {
    const current = await state(id);
    return current === null ? [] : (await journalOf(current)).stored;
  };

  /** Erasures also apply to the rehearsals copied from the competition. */
  const runWithCopies: CompetitionService["readAndRun"] = async (id, read, options) => {
    let erased = null as EntryId | null;
    const noting: typeof read = (kind) => {
      const command = read(kind);
      if (command.ok && command.value.type === "erase-person") erased = command.value.entry;
      return command;
    };
    const outcome = await readAndRun(id, noting, options);
    if (outcome.result.ok && erased !== null) {
      const { competitions } = await list.all();
      for (const copy of competitions.filter(({ rehearsal }) => rehearsal?.of === id)) {
        await erase(copy.id, erased, options.actor);
      }
    }
    return outcome;
  };

  const erase: CompetitionService["erase"] = async (id, entry, actor) => {
    const command = { type: "erase-person", entry } as const;
    return (await executeCommand(work, { competition: id, command, actor })).result.ok;
  };

  const { create, adopt, adoptFile, storeAs } = createNewCompetitions(work, erase);

  return {
    list: list.all,
    idsOfKind: list.idsOfKind,
    state,
    stateAndBreak: async (id) => stateAndBreakOf(await states.whole(id)),
    runningState: async (id) => stateAndBreakOf(await states.load(id)),
    knownState: async (id) => stateAndBreakOf(states.recent(id) ?? (await states.load(id))),
    stateAt: (id, seq) => stateOfJournalAt(store, id, seq),
    eventsOf,
    events: async (id, range) => {
      const current = await state(id);
      return current === null ? [] : eventsOf(current, range);
    },
    create,
    run: async (id, command, options) =>
      (await runWithCopies<never>(id, () => ok(command), options)).result,
    readAndRun: runWithCopies,
    setPicture,
    pictureFile: (id, hash, file) => store.pictureFile(competitionKey(id), hash, file),
    async remove(id) {
      states.forget(id);
      list.forget(id);
      return store.remove(competitionKey(id));
    },
    async exportFile(id) {
      const events = await stored(id);
      if (events.length === 0) return null;
      const pictures = await store.pictures(competitionKey(id));
      return makeCompetitionFile(competitionKey(id), events, pictures);
    },
    async importFile(file, options) {
      const read = await reader.competition(file);
      if (!read.ok) return read;
      return adoptFile(read.value, options);
    },
    async importTrf(file, options = {}) {
      const made = await reader.trf({ file, options: importOptions(ports, options) });
      if (!made.ok) return made;
      const { name: title, events, notes, problems } = made.value;
      const id = identifierFor(title, ports.newSuffix());
      const stored = await adopt(id, title, events, options);
      return stored.ok ? ok({ ...stored.value, notes, problems }) : stored;
    },
    adopt,
    adoptFile,
    async rehearse(id, options) {
      const current = await state(id);
      if (current === null || current.rehearsal !== null) return null;
      const events = rehearsalEvents(current, await stored(id), options, ports);
      const files = await store.pictures(competitionKey(id));
      const copy = identifierFor(options.name, ports.newSuffix());
      return storeAs(copy, options.name, events, { files });
    },
    stored,
    erase,
    hash: async (id) => (await store.head(competitionKey(id)))?.hash ?? null,
    inMemory: () => states.size,
  };
};

const stateAndBreakOf = (cached: CachedState | null): StateAndBreak | null =>
  cached && { state: cached.committed, broken: cached.broken };
