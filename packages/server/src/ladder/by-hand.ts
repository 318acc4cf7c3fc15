import type { LadderState } from "@losfee/core";
import { isOfKind } from "@losfee/core";
import type { DateGuard } from "../clock/clock.ts";
import type { CompetitionService } from "../competitions/competition-service.ts";
import type { SqliteStore } from "../journal/sqlite-store.ts";
import {
  createMail,
  handIn,
  type InboxRow,
  type MailConfiguration,
  type SavedMessage,
} from "../mail/index.ts";
import type { ProposedCommand } from "./commands-of-mail.ts";
import { createMailProcessor } from "./mail-processor.ts";

export { mailMigrations } from "../mail/index.ts";
export { createMailSettings } from "../mail/settings.ts";

/** What taking mail in without a server works with. */
export interface ByHandPorts {
  /** Opened with `mailMigrations`. */
  readonly store: SqliteStore;
  readonly competitions: CompetitionService;
  /** Whom to believe; nothing is sent or fetched. */
  readonly configuration: MailConfiguration;
  readonly now: () => string;
  /** While the date is in doubt messages are kept, and nothing is done of what they ask for. */
  readonly clock: DateGuard;
}

/** A saved message that was taken in, and the commands it comes to. */
export interface SavedMailOutcome {
  readonly row: InboxRow;
  readonly proposals: readonly ProposedCommand[];
}

/**
 * Takes saved messages in, also while a server runs on the same journal: what is clear is done at
 * once, the rest waits in the director's inbox. Answers are written by the server.
 */
export const takeSavedMail = async (
  { store, competitions, configuration, now, clock }: ByHandPorts,
  messages: readonly (SavedMessage & { readonly competition: string })[],
): Promise<readonly SavedMailOutcome[]> => {
  const mail = createMail({
    store,
    configuration: { ...configuration, smtp: null, imap: null },
    now,
    clock,
    onTaken: () => {},
    onError: (error) => {
      throw error;
    },
  });
  const mailProcessor = createMailProcessor({ competitions, mail, clock });
  const ids = new Set<string>();
  for (const message of messages) {
    for (const { id } of await handIn(mail.intake, message, now())) ids.add(id);
  }
  await mailProcessor.work();
  const outcomes: SavedMailOutcome[] = [];
  for (const id of ids) {
    const row = mail.inbox.row(id);
    if (row === null) continue;
    const state = await ladderOf(competitions, row.competition);
    outcomes.push({
      row,
      proposals: state === null ? [] : mailProcessor.read(state, row).proposals,
    });
  }
  return outcomes;
};

const ladderOf = async (
  competitions: Pick<CompetitionService, "state">,
  id: string | null,
): Promise<LadderState | null> => {
  const state = id === null ? null : await competitions.state(id);
  return state !== null && isOfKind("ladder", state) ? state : null;
};
