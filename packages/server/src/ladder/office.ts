import type { Clock } from "../clock/clock.ts";
import type { CompetitionService } from "../competitions/competition-service.ts";
import type { Migration } from "../journal/migrations.ts";
import type { SqliteStore } from "../journal/sqlite-store.ts";
import { createMail, type Mail, type MailPorts, mailMigrations } from "../mail/index.ts";
import { createKeeper, type Keeper } from "./keeper.ts";
import { createLetterWriter } from "./letter-writer.ts";
import { createMailDesk, type MailDesk } from "./mail-desk.ts";
import { ladderMigrations } from "./migrations.ts";

/** What runs pyramids beside people: mail both ways, and time. */
export interface LadderOffice {
  readonly mail: Mail;
  readonly desk: MailDesk;
  readonly keeper: Keeper;
  /** Sends, receives and lets deadlines act from now on. */
  start(): void;
  /** Ends after what is under way; the store may be closed then. */
  stop(): Promise<void>;
}

/** What an office works with. */
export interface LadderOfficePorts
  extends Pick<MailPorts, "configuration" | "now" | "onError" | "resolver"> {
  /** Opened with `ladderOfficeMigrations`. */
  readonly store: SqliteStore;
  readonly competitions: CompetitionService;
  /** Asked before anything happens by the date. */
  readonly clock: Pick<Clock, "isTrusted" | "onConfirmed">;
}

/** The tables that an office needs in the journal's file. */
export const ladderOfficeMigrations: readonly Migration[] = [
  ...mailMigrations,
  ...ladderMigrations,
];

/** An office, still at rest. */
export const createLadderOffice = (ports: LadderOfficePorts): LadderOffice => {
  const { store, competitions, clock, now, onError } = ports;
  const mail = createMail({ ...ports, onTaken: () => keeper.mailCame() });
  const desk = createMailDesk({ competitions, mail, clock });
  const letters = createLetterWriter({ store, competitions, mail });
  const keeper: Keeper = createKeeper({
    store,
    competitions,
    mail,
    desk,
    letters,
    now,
    clock,
    onError,
  });
  clock.onConfirmed(() => mail.dispatcher?.wake());
  return {
    mail,
    desk,
    keeper,
    start() {
      keeper.start();
      mail.start();
    },
    async stop() {
      await mail.stop();
      await keeper.stop();
    },
  };
};
