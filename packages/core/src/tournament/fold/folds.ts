import { BrokenJournal } from "../../base/broken-journal.ts";
import type { EntryId } from "../../base/entry-id.ts";
import type { RecordedEvent } from "../../base/recorded-event.ts";
import type { Entry } from "../entries/entry.ts";
import type { TournamentEventData } from "../events.ts";
import type { TournamentState } from "../state.ts";

/** A recorded event of one of these types. */
export type RecordedOf<Data> = {
  readonly [Type in keyof Data & string]: RecordedEvent<Type, Data[Type]>;
}[keyof Data & string];

/** Returns what an event changes; all else stays. */
export type Fold<Event> = (state: TournamentState, event: Event) => Partial<TournamentState>;

/** The fold of each type of event except the creation. */
export type Folds = {
  readonly [Type in Exclude<keyof TournamentEventData, "competition-created">]: Fold<
    RecordedEvent<Type, TournamentEventData[Type]>
  >;
};

/** Returns one fold for all types of event of a table. */
export const foldEach = <Type extends string, Event>(
  rows: Readonly<Record<Type, unknown>>,
  fold: Fold<Event>,
): Readonly<Record<Type, Fold<Event>>> =>
  Object.fromEntries(Object.keys(rows).map((type) => [type, fold])) as Readonly<
    Record<Type, Fold<Event>>
  >;

export const unknownEntry = (seq: number, entry: EntryId): BrokenJournal =>
  new BrokenJournal(seq, `no entry ${entry}`);

/** Changes one entry. */
export const changeEntry = (
  state: TournamentState,
  event: { readonly seq: number },
  id: EntryId,
  change: (entry: Entry) => Entry,
): Pick<TournamentState, "entries"> => {
  const entry = state.entries.get(id);
  if (entry === undefined) throw unknownEntry(event.seq, id);
  return { entries: new Map(state.entries).set(id, change(entry)) };
};
