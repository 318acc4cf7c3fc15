import { CORRECTABLE, type Correction } from "@losfee/contract";
import {
  type CompetitionState,
  decideCompetition,
  type EntryDetails,
  err,
  ok,
  type Result,
} from "@losfee/core";
import type { CommandOptions, CompetitionService } from "../competitions/competition-service.ts";
import type { CommandRefusal } from "../kinds/command-refusal.ts";
import { type Answered, type AskedCorrection, corrections } from "../people/corrections.ts";
import type { OfPersonsEntry } from "../people/entry-key.ts";
import { type ClaimRefusal, linkedEntries } from "../people/linked-entries.ts";
import type { Tables } from "../storage/tables.ts";
import { whoseEntry } from "./whose-entry.ts";

/** Why a correction is not accepted as a request, or could not be carried out. */
export type CorrectionRefusal = ClaimRefusal | CommandRefusal;

type Done = Promise<Result<null, CorrectionRefusal>>;

/** People request corrections of their data; directors answer. */
export interface Corrections {
  /** Returns the unanswered ones, oldest first. */
  openIn(competition: string): Promise<readonly (AskedCorrection & { readonly name: string })[]>;
  of(person: string): Promise<readonly AskedCorrection[]>;
  /**
   * Requests those values of `wanted` that differ from the present ones; does nothing if none do.
   * Refused like the change itself, and unless both sides agree that the entry is the person's.
   */
  ask(one: OfPersonsEntry, wanted: Correction): Done;
  /** Carries out the change, as a command of the director. */
  accept(answered: Answered, by: Pick<CommandOptions, "actor" | "trace" | "permit">): Done;
  decline(answered: Answered, reason: string): Done;
}

/** Creates the corrections in `tables`, of entries in `competitions`. */
export const createCorrections = (
  tables: Tables,
  competitions: Pick<CompetitionService, "state" | "readAndRun">,
  now: () => string,
): Corrections => ({
  openIn: (competition) => tables.look(() => corrections.openIn(competition)),
  of: (person) => tables.look(() => corrections.of(person)),
  async ask(one, wanted) {
    const { competition, entry, person } = one;
    const state = await competitions.state(competition);
    const whose = state && whoseEntry(state, entry);
    if (state === null || whose?.is !== "person") return err({ code: "unknown-claim" });
    const wish = changedBy(wanted, whose.details);
    const refusal = refusalOf(state, one, wish, now());
    if (refusal !== null) return err(refusal);
    return tables.transact(function* () {
      const linked = yield* linkedEntries.ofEntry(one);
      const isOwn = linked.some((each) => each.person === person && each.accepted !== null);
      if (!isOwn) return err({ code: "unknown-claim" });
      if (Object.keys(wish).length === 0) yield* corrections.remove(one);
      else yield* corrections.ask(one, wish, now());
      return ok(null);
    });
  },
  async accept(answered, by) {
    const asked = await tables.look(() => corrections.open(answered));
    if (asked === null) return err({ code: "unknown-claim" });
    const { competition, entry, wish } = asked;
    const command = { type: "change-entry", entry, details: wish } as const;
    const { result } = await competitions.readAndRun<never>(competition, () => ok(command), by);
    if (!result.ok) return result;
    // After a failure in between, accepting again makes the same change.
    await tables.transact(() => corrections.remove(answered));
    return ok(null);
  },
  async decline(answered, reason) {
    const done = await tables.transact(() => corrections.decline(answered, reason, now()));
    return done ? ok(null) : err({ code: "unknown-claim" });
  },
});

/** Returns the wanted values that differ from the present ones. */
const changedBy = (wanted: Correction, details: EntryDetails): Correction =>
  Object.fromEntries(
    CORRECTABLE.flatMap((field) => {
      const value = wanted[field]?.trim();
      return value === undefined || value === (details[field] ?? "") ? [] : [[field, value]];
    }),
  );

const refusalOf = (
  state: CompetitionState,
  { competition, entry }: OfPersonsEntry,
  details: Correction,
  now: string,
): CommandRefusal | null => {
  if (Object.keys(details).length === 0) return null;
  const command = { type: "change-entry", entry, details } as const;
  const decision = decideCompetition(state, command, { competition, actor: "", now });
  return decision.ok ? null : decision.error;
};
