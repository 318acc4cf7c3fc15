import type { ChannelKind } from "@losfee/contract";
import { keyOf } from "../journal/keys.ts";
import { jsonOf, type Row, textOf } from "../journal/rows.ts";
import type { SqliteStore } from "../journal/sqlite-store.ts";
import { StorageError } from "../journal/storage-error.ts";
import { type Secret, secret } from "../mail/secret.ts";

/** What push messages of a browser are encrypted for (RFC 8291), Base64 for addresses. */
export interface PushKeys {
  /** The browser's public key, a point of P-256, uncompressed: 65 bytes. */
  readonly p256dh: string;
  /** 16 bytes. */
  readonly auth: string;
}

/** Where a message goes, and what it is signed or encrypted with. */
export type Target = {
  /** Where the server was reached when it was added. */
  readonly baseUrl: string;
} & (
  | { readonly channel: "webhook"; readonly url: string; readonly secret: Secret }
  | { readonly channel: "push"; readonly url: string; readonly keys: PushKeys }
  | { readonly channel: "mail"; readonly address: string }
);

/** Where messages go, directors' and persons'. */
export interface Targets {
  find(competition: string, id: string): Target | null;
  /** Forgets a device that takes no messages any more, with what waits for it. */
  forget(competition: string, id: string): Promise<void>;
}

/** The targets in the tables of `store`'s file. */
export const createTargets = ({
  database,
  transact,
}: Pick<SqliteStore, "database" | "transact">): Targets => {
  const select = database.prepare(
    "SELECT * FROM webhooks WHERE owner = ? AND competition = ? AND id = ?",
  );
  const remove = database.prepare(
    "DELETE FROM webhooks WHERE owner = ? AND competition = ? AND id = ? AND link IS NOT NULL",
  );
  return {
    find(competition, id) {
      const row = select.get(...keyOf(competition), id);
      return row === undefined ? null : targetOf(row);
    },
    forget: (competition, id) =>
      transact(() => {
        remove.run(...keyOf(competition), id);
      }),
  };
};

const targetOf = (row: Row): Target => {
  const [baseUrl, url] = [textOf(row, "base_url"), textOf(row, "url")];
  // Checked by the file itself.
  const channel = textOf(row, "channel") as ChannelKind;
  switch (channel) {
    case "webhook":
      return { channel, baseUrl, url, secret: secret(textOf(row, "secret")) };
    case "push":
      return { channel, baseUrl, url, keys: pushKeysOf(jsonOf(row, "keys")) };
    case "mail":
      return { channel, baseUrl, address: url };
  }
};

const pushKeysOf = (value: unknown): PushKeys => {
  const { p256dh, auth } = (value ?? {}) as Partial<Record<keyof PushKeys, unknown>>;
  if (typeof p256dh !== "string" || typeof auth !== "string") {
    throw new StorageError({ code: "damaged" });
  }
  return { p256dh, auth };
};
