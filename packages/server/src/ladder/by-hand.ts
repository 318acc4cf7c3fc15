import type { DateGuard } from "../clock/clock.ts";
import type { CompetitionService } from "../competitions/competition-service.ts";
import {
  createMail,
  handIn,
  type InboxRow,
  type MailConfiguration,
  type SavedMessage,
} from "../mail/index.ts";
import type { Tables } from "../storage/tables.ts";
import type { LadderServices } from "./ladder-services.ts";
import { createMailProcessor } from "./mail-processor.ts";

export { createMailSettings } from "../mail/settings.ts";

/** Dependencies of taking mail in without a server. */
export interface ByHandPorts {
  readonly tables: Tables;
  readonly competitions: CompetitionService;
  /** Trusted hosts and own address; nothing is sent or fetched. */
  readonly configuration: MailConfiguration;
  readonly now: () => string;
  /** While the date is in doubt messages are stored, and none is acted on. */
  readonly clock: DateGuard;
}

/** Saved messages that were taken in, each once, and the services that process them. */
export interface SavedMail {
  readonly rows: readonly InboxRow[];
  readonly services: Pick<LadderServices, "mail" | "mailProcessor">;
}

/**
 * Takes saved messages in, also while a server runs on the same journal: clear ones are acted on at
 * once, the rest waits in the director's inbox. The server writes the answers.
 */
export const takeSavedMail = async (
  { tables, competitions, configuration, now, clock }: ByHandPorts,
  messages: readonly (SavedMessage & { readonly competition: string })[],
): Promise<SavedMail> => {
  const onError = (error: unknown): never => {
    throw error;
  };
  const mail = createMail({
    tables,
    configuration: { ...configuration, smtp: null, imap: null },
    now,
    clock,
    onTaken: () => {},
    onError,
  });
  const mailProcessor = createMailProcessor({ competitions, mail, clock, onError });
  const ids = new Set<string>();
  for (const message of messages) {
    for (const { id } of await handIn(mail.intake, message, now())) ids.add(id);
  }
  await mailProcessor.work();
  const rows = await Promise.all([...ids].map((id) => mail.inbox.row(id)));
  const found = rows.filter((row) => row !== null);
  return { rows: found, services: { mail, mailProcessor } };
};
