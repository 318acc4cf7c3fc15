import { acceptances, isOfKind } from "@losfee/core";
import type { Clock } from "../clock/clock.ts";
import { type Attendant, createAttendant } from "../competitions/attendant.ts";
import type { CompetitionService } from "../competitions/competition-service.ts";
import type { JournalStore } from "../journal/store.ts";

/** What accepts reported results. */
export type AcceptanceScheduler = Pick<Attendant, "start" | "catchUp" | "stop">;

/** What a scheduler of acceptances works with. */
export interface AcceptancePorts {
  readonly store: Pick<JournalStore, "subscribe">;
  readonly competitions: Pick<CompetitionService, "idsOfKind" | "knownState" | "run">;
  readonly clock: Pick<Clock, "isTrusted" | "onConfirmed">;
  readonly now: () => string;
  readonly onError: (error: unknown) => void;
}

/** Accepts reported results in time, wherever the settings of a tournament say so. */
export const createAcceptanceScheduler = (ports: AcceptancePorts): AcceptanceScheduler => {
  const { competitions, now } = ports;

  /** When the next result is accepted; null where none waits, or nothing happens by itself. */
  const nextOf = async (id: string): Promise<number | null> => {
    const found = await competitions.knownState(id);
    if (found === null || found.broken !== null || !isOfKind("tournament", found.state))
      return null;
    if (found.state.rehearsal !== null) return null;
    return acceptances(found.state)[0]?.endsAt ?? null;
  };

  return createAttendant({
    ...ports,
    ids: () => competitions.idsOfKind("tournament"),
    concerns: async (id) => (await nextOf(id)) !== null,
    attend: async (id) => {
      const next = await nextOf(id);
      if (next === null || next > Date.parse(now())) return next;
      // Closed or removed in between: there is nothing left to do.
      const passed = await competitions.run(id, { type: "pass-time" }, { actor: "clock" });
      return passed.ok ? nextOf(id) : null;
    },
  });
};
