import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { nameKey, tidyText } from "../../base/tidy-text.ts";
import { erasureOf, isErasedDownTo } from "../../lifecycle/erasure.ts";
import { probableDuplicates } from "../../names/probable-duplicates.ts";
import type { NewLadderEntry } from "../acts/players.ts";
import type { LadderEntry, LadderEntryDetails } from "../entry.ts";
import type { LadderRefusal } from "../refusal.ts";
import type { Seat } from "../seat.ts";
import type { DataOf, LadderState } from "../state.ts";
import {
  type LadderDecider,
  type LadderDeciders,
  type LadderDecision,
  nothingFollows,
} from "./context.ts";
import { isSeat } from "./mail.ts";
import { recordEvent } from "./record-event.ts";

/** Higher ratings are typing errors in every scale in use. */
const MAXIMUM_RATING = 9999;

const NO_DETAILS: Omit<LadderEntryDetails, "name"> = {
  rating: 0,
  club: "",
  nation: "",
  class: "",
  addresses: [],
  language: "de",
};

/** Names and addresses in use: by which entry, or (null) earlier in the same list. */
interface NamesInUse {
  readonly names: Map<string, EntryId | null>;
  readonly addresses: Map<string, EntryId | null>;
}

/** Adds all players of a list, or none. They sit where new players do, or on their named seats. */
const addLadderEntries: LadderDecider<"add-entries"> = (state, command, context) => {
  const entries = newEntries(state, command.entries);
  if (!entries.ok) return entries;
  if (entries.value.length === 0) return nothingFollows(state);
  const event = { type: "entries-added", data: { entries: entries.value } } as const;
  return withDuplicates(recordEvent(state, event, context), entries.value, state);
};

/** Returns the decision with warnings about probable duplicates. */
export const withDuplicates = (
  decision: Result<LadderDecision, LadderRefusal>,
  entered: readonly Pick<LadderEntry, "id" | "name">[],
  { entries }: LadderState,
): Result<LadderDecision, LadderRefusal> => {
  const pairs = probableDuplicates(entered, entries.values());
  if (!decision.ok || pairs.length === 0) return decision;
  const warnings = [...decision.value.warnings, { code: "probable-duplicates", pairs } as const];
  return ok({ ...decision.value, warnings });
};

/** Returns the players of a list with their numbers, or the reason for refusal. */
export const newEntries = (
  state: LadderState,
  wanted: readonly NewLadderEntry[],
): Result<DataOf<"entries-added">["entries"], LadderRefusal> => {
  const inUse = namesInUse(state, null);
  const entries: (LadderEntry & { readonly seat?: Seat })[] = [];
  for (const [index, { seat, ...input }] of wanted.entries()) {
    const details = tidy({ ...NO_DETAILS, ...input });
    const refusal = refuseDetails(details, inUse, index + 1);
    if (refusal !== null) return err(refusal);
    if (seat !== undefined && !isSeat(seat, state.settings.capacity)) {
      return err({ code: "no-such-seat", seat });
    }
    inUse.names.set(nameKey(details.name), null);
    for (const address of details.addresses) inUse.addresses.set(address, null);
    const id = state.nextEntry + index;
    entries.push({ ...details, id, ...(seat === undefined ? {} : { seat }) });
  }
  return ok(entries);
};

/** Changes a player's details; no player moves. */
const changeLadderEntry: LadderDecider<"change-entry"> = (state, command, context) => {
  const known = state.entries.get(command.entry);
  if (known === undefined) return err({ code: "unknown-entry", entry: command.entry });
  if (known.erased !== undefined) return err({ code: "entry-erased", entry: known.id });
  const { id, ...before } = known;
  const details = tidy({ ...before, ...command.details });
  const refusal = refuseDetails(details, namesInUse(state, id), 1);
  if (refusal !== null) return err(refusal);
  const event = { type: "entry-changed", data: { entry: id, details } } as const;
  const renamed = details.name === before.name ? [] : [{ id, name: details.name }];
  return withDuplicates(recordEvent(state, event, context), renamed, state);
};

/** Erases a player's identity for good. */
const eraseLadderPerson: LadderDecider<"erase-person"> = (state, { entry, keep }, context) => {
  const player = state.entries.get(entry);
  if (player === undefined) return err({ code: "unknown-entry", entry });
  if (isErasedDownTo(player, keep)) return nothingFollows(state);
  const event = { type: "person-erased", data: erasureOf(state, entry, keep) } as const;
  const { effectiveAt: _, ...now } = context;
  return recordEvent(state, event, now);
};

/** Re-enters a player who had left. */
const returnLadderPlayer: LadderDecider<"return-player"> = (state, { player }, context) => {
  if (!state.entries.has(player)) return err({ code: "unknown-entry", entry: player });
  return recordEvent(state, { type: "player-returned", data: { player } }, context);
};

/** Expels a player, for a reason. */
const expelPlayer: LadderDecider<"expel-player"> = (state, command, context) => {
  const data = judged(state, command);
  return data.ok
    ? recordEvent(state, { type: "player-expelled", data: data.value }, context)
    : data;
};

/** Waives expulsion after strikes, for a reason. */
const declineExpulsion: LadderDecider<"decline-expulsion"> = (state, command, context) => {
  const data = judged(state, command);
  return data.ok
    ? recordEvent(state, { type: "expulsion-declined", data: data.value }, context)
    : data;
};

const judged = (
  state: LadderState,
  command: { readonly player: EntryId; readonly reason: string },
): Result<{ readonly player: EntryId; readonly reason: string }, LadderRefusal> => {
  const { player } = command;
  if (!state.entries.has(player)) return err({ code: "unknown-entry", entry: player });
  const reason = tidyText(command.reason);
  return reason === "" ? err({ code: "reason-missing" }) : { ok: true, value: { player, reason } };
};

const namesInUse = ({ entries }: LadderState, except: EntryId | null): NamesInUse => {
  const others = [...entries.values()].filter(({ id }) => id !== except);
  return {
    names: new Map(others.map(({ name, id }) => [nameKey(name), id])),
    addresses: new Map(others.flatMap(({ addresses, id }) => addresses.map((one) => [one, id]))),
  };
};

const tidy = (details: LadderEntryDetails): LadderEntryDetails => ({
  ...details,
  name: tidyText(details.name),
  club: tidyText(details.club),
  nation: tidyText(details.nation),
  class: tidyText(details.class),
  addresses: [...new Set(details.addresses.map((address) => tidyText(address).toLowerCase()))],
});

const refuseDetails = (
  { name, rating, addresses }: LadderEntryDetails,
  inUse: NamesInUse,
  position: number,
): LadderRefusal | null => {
  if (name === "") return { code: "name-missing", field: "entry" };
  const namesake = inUse.names.get(nameKey(name));
  if (namesake !== undefined) return { code: "duplicate-name", name, position, entry: namesake };
  if (!Number.isInteger(rating) || rating < 0 || rating > MAXIMUM_RATING) {
    return { code: "rating-out-of-range", name, rating };
  }
  for (const address of addresses) {
    if (!ADDRESS.test(address)) return { code: "malformed-address", address, position };
    const entry = inUse.addresses.get(address);
    if (entry !== undefined) return { code: "duplicate-address", address, position, entry };
  }
  return null;
};

/** One @ between parts without spaces or brackets: enough to tell an address from a name. */
const ADDRESS = /^[^\s@<>]{1,64}@[^\s@<>]{1,255}$/;

export const playerDeciders = {
  "add-entries": addLadderEntries,
  "change-entry": changeLadderEntry,
  "erase-person": eraseLadderPerson,
  "return-player": returnLadderPlayer,
  "expel-player": expelPlayer,
  "decline-expulsion": declineExpulsion,
} satisfies LadderDeciders;
