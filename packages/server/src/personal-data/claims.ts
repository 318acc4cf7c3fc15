import { err, ok, type Result } from "@losfee/core";
import { addToLog } from "../organisations/log.ts";
import type { LoggedAct } from "../organisations/organisation.ts";
import { placementOfTarget } from "../organisations/placements.ts";
import type { OfEntry, OfPersonsEntry } from "../people/entry-key.ts";
import { type EntryProposal, entryProposals } from "../people/entry-proposals.ts";
import { type ClaimRefusal, type LinkedEntry, linkedEntries } from "../people/linked-entries.ts";
import type { Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";

/** Whose the entries of a competition are, as people say and as those who direct it do. */
export interface ClaimedEntries {
  readonly claims: readonly (LinkedEntry & { readonly name: string })[];
  readonly proposals: readonly EntryProposal[];
}

/** Makes entries people's own: that takes the person, and who directs the competition. */
export interface Claims {
  in(competition: string): Promise<ClaimedEntries>;
  /** The direction agrees with a claim. */
  accept(one: OfPersonsEntry, actor: string): Promise<Result<null, ClaimRefusal>>;
  /** The direction no longer agrees: the person goes on acting by the link, as with any link. */
  doubt(one: OfPersonsEntry, actor: string): Promise<Result<null, ClaimRefusal>>;
  /** The direction turns a claim down, also one that it had accepted: the account has nothing of it left. */
  refuse(one: OfPersonsEntry, actor: string): Promise<Result<null, ClaimRefusal>>;
  /** The direction says whose an entry is, by an address; what is answered is the same whoever has it. */
  propose(one: OfEntry & { readonly address: string }, actor: string): Promise<void>;
  withdraw(one: OfEntry, actor: string): Promise<Result<null, ClaimRefusal>>;
  /** The person says yes to a proposal. */
  agree(one: OfPersonsEntry): Promise<Result<null, ClaimRefusal>>;
  /** The person is not that one: neither by what was proposed, nor by what the person said before. */
  leave(one: OfPersonsEntry): Promise<void>;
}

/** The claims in `tables`. What becomes of them stands in the log of whose the competition is. */
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
        // What was said of somebody else is settled by that.
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
