import { type EntryId, ok } from "@losfee/core";
import type { CompetitionService } from "../competitions/competition-service.ts";
import type { CommandRefusal } from "../kinds/command-refusal.ts";
import type { PeopleServices } from "../people/people-services.ts";
import { eraseTracesOf } from "../traces/erase-traces.ts";
import { whoseEntry } from "./whose-entry.ts";

/** A competition in which the person took part, and the result of erasing there. */
export interface ErasedEntry {
  readonly competition: string;
  /** Name of the competition. */
  readonly name: string;
  readonly entry: EntryId;
  /** Null: erased, or the entry has no personal data, like a team's. */
  readonly refusal: CommandRefusal | null;
}

/** Result of erasing a person. */
export interface AccountErasure {
  readonly entries: readonly ErasedEntry[];
  /** True if the account is gone, with all that belonged to it. */
  readonly account: boolean;
}

/** Dependencies of erasing. */
export interface ErasingPorts {
  readonly accounts: Pick<PeopleServices, "people" | "entriesOf">;
  readonly competitions: Pick<CompetitionService, "state" | "readAndRun">;
}

/**
 * Erases a person from every competition in which the person and a director agree on the entry,
 * each wholly or not at all, and then the account: with `anyway` even if a competition refused,
 * else only if none did, so that a retry finishes the rest. Null: no such account. The journals
 * record `actor`; null: the erased player.
 */
export const eraseAccount = async (
  { accounts, competitions }: ErasingPorts,
  person: string,
  { actor, anyway }: { readonly actor: string | null; readonly anyway: boolean },
): Promise<AccountErasure | null> => {
  if ((await accounts.people.of(person)) === null) return null;
  const entries: ErasedEntry[] = [];
  for (const { competition, entry, accepted } of await accounts.entriesOf(person)) {
    // Any holder of a link may claim to be its player: that is no reason to erase that player.
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
