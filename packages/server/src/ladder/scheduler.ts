import {
  awaitedLetters,
  dueTimers,
  isOfKind,
  type LadderState,
  NotInMemory,
  type NoticeId,
} from "@losfee/core";
import type { Clock } from "../clock/clock.ts";
import { createAttendant } from "../competitions/attendant.ts";
import type { CompetitionService } from "../competitions/competition-service.ts";
import type { JournalStore } from "../journal/store.ts";
import type { Mail } from "../mail/index.ts";
import type { LetterWriter } from "./letter-writer.ts";
import type { MailProcessor } from "./mail-processor.ts";
import type { LadderWatch } from "./watch.ts";

/** Lets time pass in every pyramid: deadlines act, mails are read and written. */
export interface LadderScheduler {
  /** Catches up with what ended while no server ran, then keeps watch. */
  start(): void;
  /** Does everything that is due now; resolves when it is done. */
  catchUp(): Promise<void>;
  /** New mail came in. */
  mailCame(): void;
  /** A letter of this competition has left: what begins with it begins. */
  mailLeft(competition: string): void;
  /** Ends after what is under way. */
  stop(): Promise<void>;
}

/** What a scheduler works with. */
export interface LadderSchedulerPorts {
  readonly store: Pick<JournalStore, "subscribe">;
  readonly competitions: Pick<
    CompetitionService,
    "idsOfKind" | "state" | "runningState" | "knownState" | "run"
  >;
  readonly mail: Pick<Mail, "outbox">;
  readonly mailProcessor: Pick<MailProcessor, "work">;
  readonly letters: LetterWriter;
  readonly watch: LadderWatch;
  readonly now: () => string;
  /** While the date is in doubt everything waits, and is caught up with when it is confirmed. */
  readonly clock: Pick<Clock, "isTrusted" | "onConfirmed">;
  /** Called with what went wrong with a competition; the others go on, and it is tried again. */
  readonly onError: (error: unknown) => void;
}

/** After an error in mail it is looked at again, in milliseconds. */
const AFTER_A_FAULT = 60_000;

const PASS_TIME = { type: "pass-time" } as const;

/** A scheduler; several, in several processes on one journal, do nothing twice. */
export const createLadderScheduler = (ports: LadderSchedulerPorts): LadderScheduler => {
  const { store, competitions, mail, mailProcessor, letters, watch, now, clock, onError } = ports;
  let mailWaits = false;
  let again: NodeJS.Timeout | undefined;

  const ladder = async (id: string): Promise<LadderState | null> => {
    const state = (await competitions.runningState(id))?.state ?? null;
    return state !== null && isOfKind("ladder", state) ? state : null;
  };

  const passTime = async (id: string, state: LadderState): Promise<LadderState | null> => {
    // What an absence left behind waits for the director.
    if (state.status === "closed" || state.absence !== null) return state;
    const due = dueTimers(state, Date.parse(now())).length > 0;
    const since = due ? await watch.absentSince(state, now()) : null;
    await watch.note(id, now());
    if (!due) return state;
    const command = since === null ? PASS_TIME : ({ type: "note-absence", since } as const);
    const passed = await competitions.run(id, command, { actor: "clock" });
    // Closed or removed in between: there is nothing left to do.
    return passed.ok ? ladder(id) : null;
  };

  /** Deadlines that begin with a letter of ours begin when it left. */
  const recordSendings = async (id: string): Promise<void> => {
    for (const { notice, sentAt } of await mail.outbox.unrecordedSendings(id)) {
      await recordSending(id, [notice], sentAt);
      await mail.outbox.markRecorded(id, [notice]);
    }
  };

  const recordSending = (id: string, notices: readonly NoticeId[], effectiveAt: string) =>
    competitions.run(id, { type: "record-sending", notices }, { actor: "mail", effectiveAt });

  /**
   * Of notices that nobody gets by mail (no address, no mail set up) the page tells, from now on; and
   * so it does of what a letter that has left says by now of another moment.
   */
  const recordUnmailed = async (id: string, state: LadderState): Promise<void> => {
    const notices: NoticeId[] = [];
    for (const { notice } of awaitedLetters(state)) {
      if (!(await mail.outbox.holds(id, notice))) notices.push(notice);
    }
    if (notices.length > 0) await recordSending(id, notices, now());
  };

  /** From what goes on in it; where that is not enough, again from all of it. */
  const attend = async (id: string): Promise<number | null> => {
    try {
      return await attendTo(id);
    } catch (error) {
      if (!(error instanceof NotInMemory)) throw error;
      await competitions.state(id);
      return attendTo(id);
    }
  };

  const attendTo = async (id: string): Promise<number | null> => {
    const found = await competitions.runningState(id);
    if (found === null || !isOfKind("ladder", found.state)) return null;
    // Of a pyramid that cannot go on, or is a rehearsal, nothing happens by itself: no deadline, no mail.
    if (found.broken !== null || found.state.rehearsal !== null) return null;
    await letters.begin(found.state);
    await recordSendings(id);
    const current = await ladder(id);
    const passed = current === null ? null : await passTime(id, current);
    if (passed === null) return null;
    await letters.write(passed);
    if (passed.status !== "closed") await recordUnmailed(id, passed);
    const state = await ladder(id);
    const [next] = state === null || state.status === "closed" ? [] : dueTimers(state);
    return next === undefined ? null : next.endsAt + 1;
  };

  const attendant = createAttendant({
    store,
    clock,
    now,
    ids: () => competitions.idsOfKind("ladder"),
    concerns: async (id) => (await competitions.knownState(id))?.state.kind === "ladder",
    attend,
    first: {
      waits: () => mailWaits,
      async work() {
        mailWaits = false;
        try {
          await mailProcessor.work();
        } catch (error) {
          // What was not looked at must not wait for the next mail.
          clearTimeout(again);
          again = setTimeout(mailCame, AFTER_A_FAULT);
          again.unref();
          throw error;
        }
      },
    },
    onRemoved: (id) => letters.forget(id),
    onError,
  });

  const mailCame = (): void => {
    mailWaits = true;
    void attendant.run();
  };

  return {
    start() {
      mailWaits = true;
      attendant.start();
    },
    catchUp() {
      mailWaits = true;
      return attendant.catchUp();
    },
    mailCame,
    mailLeft: attendant.note,
    stop() {
      clearTimeout(again);
      return attendant.stop();
    },
  };
};
