import { join } from "node:path";
import { competitionKey } from "@losfee/core";
import { onTestFinished } from "vitest";
import { openSqliteStore, type SqliteStore } from "../../src/journal/sqlite-store.ts";
import { createMailSettings, type MailSettings } from "../../src/mail/settings.ts";
import { withJournal } from "../journal/empty-journal.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";

/** A clock that stands still until it is set. */
export interface Clock {
  now: string;
}

/** A journal file with competitions in it, and a clock. */
export interface MailWorld {
  readonly store: SqliteStore;
  readonly clock: Clock;
  /** Opens the same file again, as another process would. */
  again(): SqliteStore;
}

export const usualSettings: MailSettings = {
  address: "pyramid@club.example",
  senderName: "Pyramid",
  sending: "on",
  since: "2026-01-01T00:00:00.000Z",
  receiving: true,
};

/** Opens a journal on disk with a competition for each of `names`, all of them with mail. */
export const openMailWorld = async (...names: readonly string[]): Promise<MailWorld> => {
  const path = join(temporaryFolder(), "journal.sqlite");
  const again = (): SqliteStore => {
    const opened = openSqliteStore(withJournal(path), { pollEvery: 0 });
    if (!opened.ok) throw new Error(opened.error.code);
    onTestFinished(() => opened.value.close());
    return opened.value;
  };
  const store = again();
  const settings = createMailSettings(store);
  for (const competition of names) {
    await store.append({
      journal: competitionKey(competition),
      expectedSeq: 0,
      events: [{ type: "x", data: {} }],
      actor: "director",
      recordedAt: "2026-07-01T08:00:00.000Z",
    });
    const address = `${competition}@club.example`;
    const kept = await settings.save(competition, { ...usualSettings, address });
    if (!kept.ok) throw new Error(kept.error.code);
  }
  return { store, clock: { now: "2026-07-01T08:00:00.000Z" }, again };
};
