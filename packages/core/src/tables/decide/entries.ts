import { err } from "../../result.ts";
import { detailsOf, malformedDetail } from "../../tournament/details.ts";
import { type EntryDetails, nameKey } from "../../tournament/entry.ts";
import type { TablesEntry } from "../entry.ts";
import type { TablesRefusal } from "../refusal.ts";
import type { TablesState } from "../state.ts";
import { type Decider, decided } from "./context.ts";

/** Ratings beyond this are typing errors in every scale in use. */
const MAXIMUM_RATING = 9999;

/**
 * Adds all entries of a list, or none of them. Before the first stage is drawn they simply take
 * part; later they have no seat until it is drawn again or they are given one by hand.
 */
export const addEntries: Decider<"add-entries"> = (state, command) => {
  const names = takenNames(state);
  const entries: TablesEntry[] = [];
  for (const [index, given] of command.entries.entries()) {
    const details = detailsOf(given);
    const refusal = refuseDetails(details, names, index + 1);
    if (refusal !== null) return err(refusal);
    names.set(nameKey(details.name), null);
    entries.push({ ...details, id: state.nextEntry + index, withdrawn: null, checkedIn: false });
  }
  return entries.length === 0 ? decided() : decided({ type: "entries-added", data: { entries } });
};

/** Changes what is known of a player. Games stay as they were. */
export const changeEntry: Decider<"change-entry"> = (state, command) => {
  const entry = state.entries.get(command.entry);
  if (entry === undefined) return err({ code: "unknown-entry", entry: command.entry });
  const details = detailsOf({ ...entry, ...command.details });
  const names = takenNames(state);
  names.delete(nameKey(entry.name));
  const refusal = refuseDetails(details, names, 1);
  if (refusal !== null) return err(refusal);
  return decided({ type: "entry-changed", data: { entry: entry.id, details } });
};

/** Takes an entry out altogether, which is possible as long as no stage has it. */
export const removeEntry: Decider<"remove-entry"> = (state, { entry }) => {
  if (!state.entries.has(entry)) return err({ code: "unknown-entry", entry });
  const stage = state.stages.find(
    ({ members, substitutions }) =>
      members.some((member) => member.entry === entry) ||
      substitutions.some((one) => one.out === entry || one.in === entry),
  );
  if (stage !== undefined) return err({ code: "entry-in-stage", entry, stage: stage.stage });
  return decided({ type: "entry-removed", data: { entry } });
};

/** Takes a withdrawal back: the player takes part in what comes, and in games without a result. */
export const reinstateEntry: Decider<"reinstate-entry"> = (state, command) => {
  const entry = state.entries.get(command.entry);
  if (entry === undefined) return err({ code: "unknown-entry", entry: command.entry });
  if (entry.withdrawn === null) return err({ code: "entry-not-withdrawn", entry: entry.id });
  return decided({ type: "entry-reinstated", data: { entry: entry.id } });
};

/** Notes whether players have been seen in the hall: of all of them, or of none if one is unknown. */
export const checkIn: Decider<"check-in"> = (state, { entries, present }) => {
  const unknown = entries.find((entry) => !state.entries.has(entry));
  if (unknown !== undefined) return err({ code: "unknown-entry", entry: unknown });
  const changed = [...new Set(entries)].filter(
    (entry) => state.entries.get(entry)?.checkedIn !== present,
  );
  return decided(
    ...changed.map((entry) => ({ type: "entry-checked-in", data: { entry, present } }) as const),
  );
};

const takenNames = (state: TablesState): Map<string, number | null> =>
  new Map([...state.entries.values()].map(({ id, name }) => [nameKey(name), id]));

const refuseDetails = (
  details: EntryDetails,
  names: ReadonlyMap<string, number | null>,
  position: number,
): TablesRefusal | null => {
  const { name, rating } = details;
  if (name === "") return { code: "name-missing", field: "entry" };
  const entry = names.get(nameKey(name));
  if (entry !== undefined) return { code: "duplicate-name", name, position, entry };
  if (!Number.isInteger(rating) || rating < 0 || rating > MAXIMUM_RATING) {
    return { code: "rating-out-of-range", name, rating };
  }
  const malformed = malformedDetail(details);
  return malformed === null ? null : { code: "detail-malformed", name, ...malformed };
};
