import { err, ok, type Result, THE_PLACE, tidyText } from "@losfee/core";
import { addressKey } from "@losfee/files";
import { z } from "zod";
import { keyOf } from "../journal/keys.ts";
import { jsonOf, textOf } from "../journal/rows.ts";
import type { SqliteStore } from "../journal/sqlite-store.ts";

/** How a competition writes and reads mail. No passwords: those belong to the server. */
export interface MailSettings {
  /** The competition's own address: what is sent to it is for this competition. Null: the server's. */
  readonly address: string | null;
  /** The name beside the address, e.g. `Pyramide`. */
  readonly senderName: string;
  /** `drafts`: every mail waits for the director. */
  readonly sending: "off" | "drafts" | "on";
  /**
   * What happened before is never told by mail, what arrived before is never read: for competitions
   * that were taken over. ISO 8601 in UTC.
   */
  readonly since: string;
  readonly receiving: boolean;
  /** Where players find the competition's pages, for letters; null: nobody knows. */
  readonly page?: string | null;
}

/** Why settings were not saved. */
export type MailSettingsRefusal =
  | { readonly code: "mail-address-invalid"; readonly address: string }
  | { readonly code: "mail-address-taken"; readonly competition: string }
  | { readonly code: "no-competition" };

/** The settings of all competitions that have some. */
export interface MailSettingsStore {
  /** Null: neither sends nor receives. */
  of(competition: string): MailSettings | null;
  all(): readonly { readonly competition: string; readonly settings: MailSettings }[];
  save(competition: string, settings: MailSettings): Promise<Result<null, MailSettingsRefusal>>;
}

const schema = z.object({
  address: z.string().nullable(),
  senderName: z.string(),
  sending: z.enum(["off", "drafts", "on"]),
  since: z.string(),
  receiving: z.boolean(),
  page: z.string().nullable().exactOptional(),
});

const LONGEST_NAME = 60;

/** Settings in the tables of `store`'s file (see `mailMigrations`). */
export const createMailSettings = (
  store: Pick<SqliteStore, "database" | "transact">,
): MailSettingsStore => {
  const { database, transact } = store;
  const select = database.prepare(
    "SELECT settings FROM mail_settings WHERE owner = ? AND competition = ?",
  );
  const selectAll = database.prepare(
    "SELECT * FROM mail_settings WHERE owner = ? ORDER BY competition",
  );
  const selectCompetition = database.prepare(
    "SELECT 1 FROM competitions WHERE owner = ? AND competition = ?",
  );
  const upsert = database.prepare(`
    INSERT INTO mail_settings (owner, competition, settings) VALUES (?, ?, ?)
    ON CONFLICT (owner, competition) DO UPDATE SET settings = excluded.settings`);

  const all: MailSettingsStore["all"] = () =>
    selectAll.all(THE_PLACE).map((row) => ({
      competition: textOf(row, "competition"),
      settings: schema.parse(jsonOf(row, "settings")),
    }));

  return {
    of(competition) {
      const row = select.get(...keyOf(competition));
      return row === undefined ? null : schema.parse(jsonOf(row, "settings"));
    },
    all,
    async save(competition, settings) {
      const { address } = settings;
      const key = address === null ? null : addressKey(address);
      if (address !== null && key === null) return err({ code: "mail-address-invalid", address });
      const senderName = tidyText(settings.senderName).slice(0, LONGEST_NAME);
      return transact((): Result<null, MailSettingsRefusal> => {
        if (selectCompetition.get(...keyOf(competition)) === undefined) {
          return err({ code: "no-competition" });
        }
        // Mail to an address that two competitions have could not be told apart.
        const other = all().find(
          (it) => key !== null && it.competition !== competition && it.settings.address === key,
        );
        if (other) return err({ code: "mail-address-taken", competition: other.competition });
        upsert.run(
          ...keyOf(competition),
          JSON.stringify({ ...settings, address: key, senderName }),
        );
        return ok(null);
      });
    },
  };
};
