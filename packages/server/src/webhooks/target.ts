import type { ChannelKind } from "@losfee/contract";
import { THE_PLACE } from "@losfee/core";
import { type Secret, secret } from "../mail/secret.ts";
import { keptReads } from "../storage/kept-reads.ts";
import { query } from "../storage/query.ts";
import { jsonOf, type Row, textOf } from "../storage/rows.ts";
import { run } from "../storage/steps.ts";
import { StorageError } from "../storage/storage-error.ts";
import type { Tables } from "../storage/tables.ts";
import { mailLink } from "./mail-link.ts";

/** Encryption keys of a browser's push messages (RFC 8291), URL-safe Base64. */
export interface PushKeys {
  /** The browser's public key, a point of P-256, uncompressed: 65 bytes. */
  readonly p256dh: string;
  /** 16 bytes. */
  readonly auth: string;
}

/** The receiver of a message, with its signing or encryption keys. */
export type Target = {
  /** The server's URL when it was added. */
  readonly baseUrl: string;
} & (
  | { readonly channel: "webhook"; readonly url: string; readonly secret: Secret }
  | { readonly channel: "push"; readonly url: string; readonly keys: PushKeys }
  | {
      readonly channel: "mail";
      readonly address: string;
      /** URL that ends these messages for the reader. */
      readonly unsubscribe: string;
    }
);

/** Receivers of messages, of directors and of people. */
export interface Targets {
  /** True if a competition has receivers. */
  has(competition: string): Promise<boolean>;
  find(competition: string, id: string): Promise<Target | null>;
  /** Removes a device that takes no messages any more, with its queued ones. */
  forget(competition: string, id: string): Promise<void>;
}

type One = Record<"competition" | "id", string>;

const select = query((db, { competition, id }: One) =>
  db
    .selectFrom("webhooks")
    .selectAll()
    .where(({ and }) => and({ owner: THE_PLACE, competition, id })),
);

const selectAny = query((db, { competition }: Pick<One, "competition">) =>
  db
    .selectFrom("webhooks")
    .select("id")
    .where(({ and }) => and({ owner: THE_PLACE, competition }))
    .limit(1),
);

const remove = query((db, { competition, id }: One) =>
  db
    .deleteFrom("webhooks")
    .where(({ and }) => and({ owner: THE_PLACE, competition, id }))
    .where("link", "is not", null),
);

/** Creates the targets in `tables`. */
export const createTargets = (tables: Tables): Targets => {
  const hasTargets = keptReads(
    tables,
    async (competition) => (await tables.first(selectAny({ competition }))) !== undefined,
  );
  return {
    has: async (competition) => (await hasTargets(competition)) === true,
    async find(competition, id) {
      const row = await tables.first(select({ competition, id }));
      return row === undefined ? null : targetOf(row);
    },
    async forget(competition, id) {
      await tables.transact(() => run(remove({ competition, id })));
    },
  };
};

const targetOf = (row: Row): Target => {
  const [baseUrl, url] = [textOf(row, "base_url"), textOf(row, "url")];
  // Checked by a constraint of the table.
  const channel = textOf(row, "channel") as ChannelKind;
  switch (channel) {
    case "webhook":
      return { channel, baseUrl, url, secret: secret(textOf(row, "secret")) };
    case "push":
      return { channel, baseUrl, url, keys: pushKeysOf(jsonOf(row, "keys")) };
    case "mail": {
      const way = { competition: textOf(row, "competition"), id: textOf(row, "id"), baseUrl };
      const hidden = secret(textOf(row, "secret"));
      const unsubscribe = mailLink({ ...way, secret: hidden }, "unsubscribe");
      return { channel, baseUrl, address: url, unsubscribe };
    }
  }
};

const pushKeysOf = (value: unknown): PushKeys => {
  const { p256dh, auth } = (value ?? {}) as Partial<Record<keyof PushKeys, unknown>>;
  if (typeof p256dh !== "string" || typeof auth !== "string") {
    throw new StorageError({ code: "damaged" });
  }
  return { p256dh, auth };
};
