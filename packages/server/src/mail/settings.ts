import { err, ok, type Result, THE_PLACE, tidyText } from "@losfee/core";
import { addressKey } from "@losfee/files";
import { z } from "zod";
import { lastSeqOf } from "../storage/competitions.ts";
import { inserting } from "../storage/inserting.ts";
import { query } from "../storage/query.ts";
import { jsonOf, textOf } from "../storage/rows.ts";
import { all, run, type Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";

const schema = z.object({
  /** The competition's own address: mail sent to it is for this competition. Null: the server's. */
  address: z.string().nullable(),
  /** Display name of the address, e.g. `Pyramide`. */
  senderName: z.string(),
  /** `drafts`: every mail waits for the director. */
  sending: z.enum(["off", "drafts", "on"]),
  /**
   * Earlier events are never mailed, earlier mail is never read: for competitions that were
   * imported. ISO 8601 in UTC.
   */
  since: z.string(),
  receiving: z.boolean(),
  /** URL of the competition's pages, for letters; null: unknown. */
  page: z.string().nullable().exactOptional(),
});

/** Mail settings of a competition. No passwords: those belong to the server. */
export type MailSettings = Readonly<z.output<typeof schema>>;

/** Why settings were not saved. */
export type MailSettingsRefusal =
  | { readonly code: "mail-address-invalid"; readonly address: string }
  | { readonly code: "mail-address-taken"; readonly competition: string }
  | { readonly code: "no-competition" };

/** The settings of one competition. */
export interface OwnSettings {
  readonly competition: string;
  readonly settings: MailSettings;
}

/** The settings of all competitions that have some. */
export interface MailSettingsStore {
  /** Null: neither sends nor receives. */
  of(competition: string): Promise<MailSettings | null>;
  all(): Promise<readonly OwnSettings[]>;
  save(competition: string, settings: MailSettings): Promise<Result<null, MailSettingsRefusal>>;
}

const LONGEST_NAME = 60;

const select = query((db, { competition }: { readonly competition: string }) =>
  db
    .selectFrom("mail_settings")
    .select("settings")
    .where(({ and }) => and({ owner: THE_PLACE, competition })),
);

const selectAll = query((db) =>
  db
    .selectFrom("mail_settings")
    .select(["competition", "settings"])
    .where("owner", "=", THE_PLACE)
    .orderBy("competition"),
);

const upsert = inserting("mail_settings", ["competition", "settings"], {
  owned: true,
  known: ["competition"],
});

/** Creates the settings store in `tables`. */
export const createMailSettings = (tables: Tables): MailSettingsStore => {
  function* every(): Steps<readonly OwnSettings[]> {
    const rows = yield* all(selectAll());
    return rows.map((row) => ({
      competition: textOf(row, "competition"),
      settings: schema.parse(jsonOf(row, "settings")),
    }));
  }

  return {
    async of(competition) {
      const row = await tables.first(select({ competition }));
      return row === undefined ? null : schema.parse(jsonOf(row, "settings"));
    },
    all: () => tables.look(every),
    async save(competition, settings) {
      const { address } = settings;
      const key = address === null ? null : addressKey(address);
      if (address !== null && key === null) return err({ code: "mail-address-invalid", address });
      const senderName = tidyText(settings.senderName).slice(0, LONGEST_NAME);
      const text = JSON.stringify({ ...settings, address: key, senderName });
      return tables.transact(function* (): Steps<Result<null, MailSettingsRefusal>> {
        if ((yield* lastSeqOf(competition)) === null) return err({ code: "no-competition" });
        // Mail to an address shared by two competitions would be ambiguous.
        const other = (yield* every()).find(
          (it) => key !== null && it.competition !== competition && it.settings.address === key,
        );
        if (other) return err({ code: "mail-address-taken", competition: other.competition });
        yield* run(upsert({ competition, settings: text }));
        return ok(null);
      });
    },
  };
};
