import { err } from "../../base/result.ts";
import { checkChange, checkEntries } from "../../tournament/entry-check.ts";
import { erasureOf, isKnown } from "../../tournament/erasure.ts";
import type { TablesEntry } from "../entry.ts";
import { type Decider, decided } from "./context.ts";

/**
 * Adds all entries of a list, or none of them. Before the first stage is drawn they simply take
 * part; later they have no seat until it is drawn again or they are given one by hand.
 */
export const addEntries: Decider<"add-entries"> = (state, command) => {
  const checked = checkEntries(command.entries, state.entries.values());
  if (!checked.ok) return checked;
  const entries = checked.value.map(
    (details, index): TablesEntry => ({
      ...details,
      id: state.nextEntry + index,
      withdrawn: null,
      checkedIn: false,
    }),
  );
  return entries.length === 0 ? decided() : decided({ type: "entries-added", data: { entries } });
};

/** Changes what is known of a player. Games stay as they were. */
export const changeEntry: Decider<"change-entry"> = (state, command) => {
  const entry = state.entries.get(command.entry);
  if (entry === undefined) return err({ code: "unknown-entry", entry: command.entry });
  if (entry.erased !== undefined) return err({ code: "entry-erased", entry: entry.id });
  const details = checkChange(entry, command.details, state.entries.values());
  if (!details.ok) return details;
  return decided({ type: "entry-changed", data: { entry: entry.id, details: details.value } });
};

/** Erases for good what says who an entry is, also one that was taken out. */
export const erasePerson: Decider<"erase-person"> = (state, { entry }) => {
  if (!isKnown(state, entry)) return err({ code: "unknown-entry", entry });
  if (state.entries.get(entry)?.erased !== undefined) return decided();
  return decided({ type: "person-erased", data: erasureOf(state, entry) });
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
