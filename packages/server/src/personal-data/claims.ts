import { err, ok, type Result } from "@losfee/core";
import { addToLog } from "../organisations/log.ts";
import type { LoggedAct } from "../organisations/organisation.ts";
import { placementOfTarget } from "../organisations/placements.ts";
import type { OfEntry, OfPersonsEntry } from "../people/entry-key.ts";
import { type EntryProposal, entryProposals } from "../people/entry-proposals.ts";
import { type ClaimRefusal, type LinkedEntry, linkedEntries } from "../people/linked-entries.ts";
import type { Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";

/** Owners of a competition's entries, by the word of the people and of the directors. */
export interface ClaimedEntries {
  readonly claims: readonly (LinkedEntry & { readonly name: string })[];
  readonly proposals: readonly EntryProposal[];
}

/** Assigns entries to people: that takes the person and a director of the competition. */
export interface Claims {
  in(competition: string): Promise<ClaimedEntries>;
  /** Accepts a claim for the direction. */
  accept(one: OfPersonsEntry, actor: string): Promise<Result<null, ClaimRefusal>>;
  /** Withdraws the acceptance: the person goes on acting by the link, like any holder of it. */
  doubt(one: OfPersonsEntry, actor: string): Promise<Result<null, ClaimRefusal>>;
  /** Rejects a claim, even an accepted one: the account loses the entry. */
  refuse(one: OfPersonsEntry, actor: string): Promise<Result<null, ClaimRefusal>>;
  /** Proposes an owner by address; the response does not reveal if an account has it. */
  propose(one: OfEntry & { readonly address: string }, actor: string): Promise<void>;
  withdraw(one: OfEntry, actor: string): Promise<Result<null, ClaimRefusal>>;
  /** Accepts a proposal for the person. */
  agree(one: OfPersonsEntry): Promise<Result<null, ClaimRefusal>>;
  /** Declines for the person, who gives up both proposals and own claims. */
  leave(one: OfPersonsEntry): Promise<void>;
}

/** Creates the claims in `tables`. The log of the competition's owner records their results. */
export const createClaims = (tables: Tables, now: () => string): Claims => {
  function* log(actor: string, competition: string, entry: LoggedAct): Steps<void> {
    const placement = yield* placementOfTarget({ level: "competition", id: competition });
    yield* addToLog(placement?.organisation ?? null, { at: now(), actor, entry });
  }

  const about = ({ competition, entry, person }: OfPersonsEntry) => ({
    ...{ competition, entry, person },
  });

  return {
    in: (competition) =>
      tables.look(function* () {
        return {
          claims: yield* linkedEntries.inCompetition(competition),
          proposals: yield* entryProposals.inCompetition(competition),
        };
      }),
    accept: (one, actor) =>
      tables.transact(function* (): Steps<Result<null, ClaimRefusal>> {
        const done = yield* linkedEntries.accept(one, actor, now());
        if (done === "unknown") return err({ code: "unknown-claim" });
        if (done === "anothers") return err({ code: "entry-of-another", entry: one.entry });
        // This settles what was said of other people.
        yield* entryProposals.remove(one);
        yield* log(actor, one.competition, { act: "claim-accepted", ...about(one) });
        return ok(null);
      }),
    doubt: (one, actor) =>
      tables.transact(function* (): Steps<Result<null, ClaimRefusal>> {
        if (!(yield* linkedEntries.doubt(one))) return err({ code: "unknown-claim" });
        yield* log(actor, one.competition, { act: "claim-doubted", ...about(one) });
        return ok(null);
      }),
    refuse: (one, actor) =>
      tables.transact(function* (): Steps<Result<null, ClaimRefusal>> {
        if (!(yield* linkedEntries.remove(one))) return err({ code: "unknown-claim" });
        yield* log(actor, one.competition, { act: "claim-refused", ...about(one) });
        return ok(null);
      }),
    propose: ({ competition, entry, address }, actor) =>
      tables.transact(function* () {
        const proposal = { competition, entry, address, saidBy: actor, saidAt: now() };
        yield* entryProposals.put(proposal);
        yield* log(actor, competition, { act: "entry-proposed", competition, entry });
      }),
    withdraw: ({ competition, entry }, actor) =>
      tables.transact(function* (): Steps<Result<null, ClaimRefusal>> {
        if (!(yield* entryProposals.remove({ competition, entry }))) {
          return err({ code: "unknown-claim" });
        }
        yield* log(actor, competition, { act: "proposal-withdrawn", competition, entry });
        return ok(null);
      }),
    agree: (one) =>
      tables.transact(function* (): Steps<Result<null, ClaimRefusal>> {
        if (!(yield* linkedEntries.agree(one, now()))) return err({ code: "unknown-claim" });
        yield* log(`person:${one.person}`, one.competition, {
          ...{ act: "proposal-agreed", ...about(one) },
        });
        return ok(null);
      }),
    leave: (one) =>
      tables.transact(function* () {
        yield* entryProposals.take(one);
        if (!(yield* linkedEntries.remove(one))) return;
        yield* log(`person:${one.person}`, one.competition, { act: "entry-left", ...about(one) });
      }),
  };
};
