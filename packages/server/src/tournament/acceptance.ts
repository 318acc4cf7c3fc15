import { acceptances, isOfKind } from "@losfee/core";
import type { Clock } from "../clock/clock.ts";
import {
  type BackgroundWorker,
  createBackgroundWorker,
} from "../competitions/background-worker.ts";
import type { CompetitionService } from "../competitions/competition-service.ts";
import type { JournalStore } from "../journal/store.ts";

/** Accepts reported results automatically. */
export type AcceptanceScheduler = Pick<BackgroundWorker, "start" | "catchUp" | "stop">;

/** Dependencies of the scheduler. */
export interface AcceptancePorts {
  readonly store: Pick<JournalStore, "subscribe">;
  readonly competitions: Pick<CompetitionService, "idsOfKind" | "knownState" | "run">;
  readonly clock: Pick<Clock, "isTrusted" | "onConfirmed">;
  readonly now: () => string;
  readonly onError: (error: unknown) => void;
}

/** Creates the scheduler that accepts reported results, for tournaments that want it. */
export const createAcceptanceScheduler = (ports: AcceptancePorts): AcceptanceScheduler => {
  const { competitions, now } = ports;

  /** Returns when the next result is accepted; null if none waits or nothing is automatic. */
  const nextOf = async (id: string): Promise<number | null> => {
    const found = await competitions.knownState(id);
    if (found === null || found.broken !== null || !isOfKind("tournament", found.state))
      return null;
    if (found.state.rehearsal !== null) return null;
    return acceptances(found.state)[0]?.endsAt ?? null;
  };

  return createBackgroundWorker({
    ...ports,
    ids: () => competitions.idsOfKind("tournament"),
    concerns: async (id) => (await nextOf(id)) !== null,
    workOn: async (id) => {
      const next = await nextOf(id);
      if (next === null || next > Date.parse(now())) return next;
      // Closed or removed in between: nothing is left to do.
      const passed = await competitions.run(id, { type: "pass-time" }, { actor: "clock" });
      return passed.ok ? nextOf(id) : null;
    },
  });
};
