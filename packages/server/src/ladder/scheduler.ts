import {
  awaitedLetters,
  dueTimers,
  isOfKind,
  isUndecided,
  type LadderState,
  NotInMemory,
  type NoticeId,
  type Timer,
} from "@losfee/core";
import type { Clock } from "../clock/clock.ts";
import { createBackgroundWorker } from "../competitions/background-worker.ts";
import type { CompetitionService } from "../competitions/competition-service.ts";
import type { JournalStore } from "../journal/store.ts";
import type { Mail } from "../mail/index.ts";
import type { LetterWriter } from "./letter-writer.ts";
import type { MailProcessor } from "./mail-processor.ts";
import { undecidedMails } from "./undecided-mails.ts";
import type { LadderWatch } from "./watch.ts";

/** Runs the background work of every pyramid: deadlines act, mails are processed and written. */
export interface LadderScheduler {
  /** Catches up with what ended while no server ran, then keeps watching. */
  start(): void;
  /** Does everything that is due now; resolves when done. */
  catchUp(): Promise<void>;
  /** Reports that new mail came in. */
  mailCame(): void;
  /** Reports that a letter of this competition has left: deadlines may begin with it. */
  mailLeft(competition: string): void;
  /** Reports that a mail of this competition is dealt with: deadlines may have waited for that. */
  mailSettled(competition: string): void;
  /** Stops after the work in progress. */
  stop(): Promise<void>;
}

/** Dependencies of a scheduler. */
export interface LadderSchedulerPorts {
  readonly store: Pick<JournalStore, "subscribe">;
  readonly competitions: Pick<
    CompetitionService,
    "idsOfKind" | "state" | "runningState" | "knownState" | "run"
  >;
  readonly mail: Pick<Mail, "inbox" | "outbox">;
  readonly mailProcessor: Pick<MailProcessor, "work">;
  readonly letters: LetterWriter;
  readonly watch: LadderWatch;
  readonly now: () => string;
  /** While the date is in doubt everything waits; it catches up after confirmation. */
  readonly clock: Pick<Clock, "isTrusted" | "onConfirmed">;
  /** Called with the error of a competition; the others go on, and it is retried. */
  readonly onError: (error: unknown) => void;
}

/** Milliseconds until mail is retried after an error. */
const AFTER_A_FAULT = 60_000;

const PASS_TIME = { type: "pass-time" } as const;

/** Creates a scheduler; several processes on one journal do nothing twice. */
export const createLadderScheduler = (ports: LadderSchedulerPorts): LadderScheduler => {
  const { store, competitions, mail, mailProcessor, letters, watch, now, clock, onError } = ports;
  let mailWaits = false;
  let again: NodeJS.Timeout | undefined;

  const ladder = async (id: string): Promise<LadderState | null> => {
    const state = (await competitions.runningState(id))?.state ?? null;
    return state !== null && isOfKind("ladder", state) ? state : null;
  };

  const undecided = undecidedMails(mail.inbox);

  /** Returns the deadlines that end by `until` and wait for no mail that the director has to read. */
  const actingTimers = async (state: LadderState, until?: number): Promise<readonly Timer[]> => {
    const mails = await undecided(state, now());
    return dueTimers(state, until).filter((timer) => !isUndecided(timer, mails));
  };

  const passTime = async (id: string, state: LadderState): Promise<LadderState | null> => {
    // The consequences of an absence wait for the director.
    if (state.status === "closed" || state.absence !== null) return state;
    const due = (await actingTimers(state, Date.parse(now()))).length > 0;
    const since = due ? await watch.absentSince(state, now()) : null;
    await watch.note(id, now());
    if (!due) return state;
    const command = since === null ? PASS_TIME : ({ type: "note-absence", since } as const);
    const passed = await competitions.run(id, command, { actor: "clock" });
    // Closed or removed in between: nothing is left to do.
    return passed.ok ? ladder(id) : null;
  };

  /** Deadlines that begin with a letter begin when it left. */
  const recordSendings = async (id: string): Promise<void> => {
    for (const { notice, sentAt } of await mail.outbox.unrecordedSendings(id)) {
      await recordSending(id, [notice], sentAt);
      await mail.outbox.markRecorded(id, [notice]);
    }
  };

  const recordSending = (id: string, notices: readonly NoticeId[], effectiveAt: string) =>
    competitions.run(id, { type: "record-sending", notices }, { actor: "mail", effectiveAt });

  /**
   * Starts the deadlines of notices without a letter (no address, no mail set up): the page shows
   * them from now on. So it does with notices that changed after their letter left.
   */
  const recordUnmailed = async (id: string, state: LadderState): Promise<void> => {
    const notices: NoticeId[] = [];
    for (const { notice } of awaitedLetters(state)) {
      if (!(await mail.outbox.holds(id, notice))) notices.push(notice);
    }
    if (notices.length > 0) await recordSending(id, notices, now());
  };

  /** Works on the running state; if that is not enough, folds the whole journal. */
  const workOn = async (id: string): Promise<number | null> => {
    try {
      return await doWhatIsDue(id);
    } catch (error) {
      if (!(error instanceof NotInMemory)) throw error;
      await competitions.state(id);
      return doWhatIsDue(id);
    }
  };

  const doWhatIsDue = async (id: string): Promise<number | null> => {
    const found = await competitions.runningState(id);
    if (found === null || !isOfKind("ladder", found.state)) return null;
    // A broken or rehearsal pyramid does nothing by itself: no deadlines, no mail.
    if (found.broken !== null || found.state.rehearsal !== null) return null;
    await letters.begin(found.state);
    await recordSendings(id);
    const current = await ladder(id);
    const passed = current === null ? null : await passTime(id, current);
    if (passed === null) return null;
    await letters.write(passed);
    if (passed.status !== "closed") await recordUnmailed(id, passed);
    const state = await ladder(id);
    const [next] = state === null || state.status === "closed" ? [] : await actingTimers(state);
    return next === undefined ? null : next.endsAt + 1;
  };

  const worker = createBackgroundWorker({
    store,
    clock,
    now,
    ids: () => competitions.idsOfKind("ladder"),
    concerns: async (id) => (await competitions.knownState(id))?.state.kind === "ladder",
    workOn,
    first: {
      waits: () => mailWaits,
      async work() {
        mailWaits = false;
        try {
          await mailProcessor.work();
        } catch (error) {
          // Retry even if no new mail arrives.
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
    void worker.run();
  };

  return {
    start() {
      mailWaits = true;
      worker.start();
    },
    catchUp() {
      mailWaits = true;
      return worker.catchUp();
    },
    mailCame,
    mailLeft: worker.note,
    mailSettled: worker.note,
    stop() {
      clearTimeout(again);
      return worker.stop();
    },
  };
};
