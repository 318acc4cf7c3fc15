import { type EntryId, ok } from "@losfee/core";
import type { CompetitionService } from "../competitions/competition-service.ts";
import type { CommandRefusal } from "../kinds/command-refusal.ts";
import type { PeopleServices } from "../people/people-services.ts";
import { eraseTracesOf } from "../traces/erase-traces.ts";
import { whoseEntry } from "./whose-entry.ts";

/** A competition in which somebody took part, and what became of the person there. */
export interface ErasedEntry {
  readonly competition: string;
  /** What the competition is called. */
  readonly name: string;
  readonly entry: EntryId;
  /** Null: erased, or nothing of a person was there, as of a team. */
  readonly refusal: CommandRefusal | null;
}

/** What became of somebody who was to be erased. */
export interface AccountErasure {
  readonly entries: readonly ErasedEntry[];
  /** Whether the account has gone, with all that belonged to it. */
  readonly account: boolean;
}

/** What erasing works with. */
export interface ErasingPorts {
  readonly accounts: Pick<PeopleServices, "people" | "entriesOf">;
  readonly competitions: Pick<CompetitionService, "state" | "readAndRun">;
}

/**
 * Erases somebody from every competition in which the person and who directs say the person is an entry,
 * each wholly or not at all, and then the account: with `anyway` also where a competition refused, else only when none did, so
 * that asking again finishes what is left. Null: there is no such account. `actor` stands in the journals;
 * null: the player that is erased.
 */
export const eraseAccount = async (
  { accounts, competitions }: ErasingPorts,
  person: string,
  { actor, anyway }: { readonly actor: string | null; readonly anyway: boolean },
): Promise<AccountErasure | null> => {
  if ((await accounts.people.of(person)) === null) return null;
  const entries: ErasedEntry[] = [];
  for (const { competition, entry, accepted } of await accounts.entriesOf(person)) {
    // Whoever was given a link may say to be its player: that is no reason to erase anybody.
    if (accepted === null) continue;
    const state = await competitions.state(competition);
    if (state === null) continue;
    const named = { competition, name: state.name, entry };
    if (whoseEntry(state, entry)?.is !== "person") {
      entries.push({ ...named, refusal: null });
      continue;
    }
    const command = { type: "erase-person", entry } as const;
    const { result } = await competitions.readAndRun<never>(competition, () => ok(command), {
      actor: actor ?? `player:${entry}`,
    });
    entries.push({ ...named, refusal: result.ok ? null : result.error });
  }
  const goes = anyway || entries.every(({ refusal }) => refusal === null);
  const account = goes && (await accounts.people.erase(person, () => eraseTracesOf(person)));
  return { entries, account };
};
