import {
  type ChannelKind,
  isLanguage,
  type Language,
  MESSAGE_KINDS,
  type MessageKind,
} from "@losfee/contract";
import { type EntryId, err, ok, type Result, THE_PLACE } from "@losfee/core";
import { newId } from "../access/tokens.ts";
import { keyOf } from "../journal/keys.ts";
import { integerOf, jsonOf, type Row, textOf } from "../journal/rows.ts";
import type { SqliteStore } from "../journal/sqlite-store.ts";
import { StorageError } from "../journal/storage-error.ts";
import { type Secret, secret } from "../mail/secret.ts";
import { newSecret } from "../webhooks/signature.ts";
import type { PushKeys } from "../webhooks/target.ts";
import { type WebhookAddressRefusal, webhookAddress } from "../webhooks/webhook-address.ts";

/** A way by which messages reach somebody who takes part. */
export interface Channel {
  readonly competition: string;
  readonly id: string;
  readonly channel: ChannelKind;
  /** The personal link that it was added by: with that it ends. */
  readonly link: string;
  readonly entry: EntryId;
  /** The session of the device that push messages go to; null for the others. */
  readonly session: string | null;
  /** A push service's or a program's address, or one for mail. */
  readonly address: string;
  readonly topics: readonly MessageKind[];
  readonly language: Language;
  /** What messages to a program are signed with. */
  readonly secret: Secret;
  readonly baseUrl: string;
  /** What happened up to this event is queued. */
  readonly seq: number;
}

/** Whose a channel is. */
export type ChannelOwner = Pick<Channel, "competition" | "link" | "entry">;

/** What somebody says of a new channel. */
export type NewChannel = Pick<Channel, "topics" | "language" | "baseUrl"> &
  (
    | {
        readonly channel: "push";
        readonly address: string;
        readonly keys: PushKeys;
        readonly session: string;
      }
    | { readonly channel: "mail" | "webhook"; readonly address: string }
  );

/** Why a channel was not added. */
export type ChannelRefusal =
  | WebhookAddressRefusal
  | { readonly code: "webhooks-too-many"; readonly allowed: number }
  | { readonly code: "mail-address-invalid"; readonly address: string }
  | { readonly code: "no-competition" };

/** The channels of everybody. */
export interface Channels {
  /** Adds a channel, or chooses anew for one with the same address. */
  add(owner: ChannelOwner, channel: NewChannel): Promise<Result<Channel, ChannelRefusal>>;
  of(competition: string): readonly Channel[];
  /** Those of one person, by whichever of the person's links they came. */
  ofPerson(competition: string, entry: EntryId): readonly Channel[];
  choose(
    competition: string,
    entry: EntryId,
    id: string,
    topics: readonly MessageKind[],
  ): Promise<boolean>;
  remove(competition: string, entry: EntryId, id: string): Promise<boolean>;
  /** Push messages go to no device whose session has ended. */
  removeOfSessions(sessions: ReadonlySet<string>): Promise<void>;
  /** Competitions that have some. */
  competitions(): readonly string[];
}

/** More devices than a person carries. */
const MOST = 10;

const LONGEST_MAIL_ADDRESS = 254;

/** The channels in the tables of `store`'s file (see `webhookMigrations`). */
export const createChannels = (
  { database, transact }: Pick<SqliteStore, "database" | "transact">,
  now: () => string,
  allowsPrivate: boolean,
): Channels => {
  const select = database.prepare(
    "SELECT * FROM webhooks WHERE owner = ? AND competition = ? AND link IS NOT NULL ORDER BY created_at, id",
  );
  const selectHead = database.prepare(`
    SELECT coalesce((SELECT max(seq) FROM events e
      WHERE e.owner = c.owner AND e.competition = c.competition), 0) AS seq
    FROM competitions c WHERE c.owner = ? AND c.competition = ?`);
  const insert = database.prepare(`
    INSERT INTO webhooks (owner, competition, id, url, topics, language, secret, base_url, created_at,
      seq, channel, link, entry, session, keys)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const update = database.prepare(
    "UPDATE webhooks SET topics = ? WHERE owner = ? AND competition = ? AND id = ? AND entry = ?",
  );
  const remove = database.prepare(
    "DELETE FROM webhooks WHERE owner = ? AND competition = ? AND id = ? AND entry = ?",
  );
  const removeOfSession = database.prepare("DELETE FROM webhooks WHERE session = ?");
  const selectCompetitions = database.prepare(
    "SELECT DISTINCT competition FROM webhooks WHERE owner = ? AND link IS NOT NULL",
  );

  const of = (competition: string): readonly Channel[] =>
    select.all(...keyOf(competition)).map(channelOf);
  const ofPerson = (competition: string, entry: EntryId): readonly Channel[] =>
    of(competition).filter((one) => one.entry === entry);

  return {
    async add({ competition, link, entry }, wanted) {
      const address = addressOf(wanted, allowsPrivate);
      if (!address.ok) return address;
      const url = address.value;
      const topics = JSON.stringify(wanted.topics);
      return transact((): Result<Channel, ChannelRefusal> => {
        const head = selectHead.get(...keyOf(competition));
        if (head === undefined) return err({ code: "no-competition" });
        // A browser has one address for push messages: whoever had the device before has it no more.
        for (const one of of(competition)) {
          const isSame = one.channel === wanted.channel && one.address === url;
          if (isSame && (wanted.channel === "push" || one.entry === entry)) {
            remove.run(...keyOf(competition), one.id, one.entry);
          }
        }
        if (ofPerson(competition, entry).length >= MOST) {
          return err({ code: "webhooks-too-many", allowed: MOST });
        }
        const { channel, language, baseUrl } = wanted;
        const [session, keys] =
          wanted.channel === "push" ? [wanted.session, JSON.stringify(wanted.keys)] : [null, null];
        const made = { id: newId(), secret: newSecret(), seq: integerOf(head, "seq") };
        insert.run(
          ...keyOf(competition),
          ...[made.id, url, topics, language, made.secret.reveal(), baseUrl, now(), made.seq],
          ...[channel, link, entry, session, keys],
        );
        return ok({
          ...{ competition, link, entry, session, address: url, channel, language, baseUrl },
          topics: wanted.topics,
          ...made,
        });
      });
    },
    of,
    ofPerson,
    choose: (competition, entry, id, topics) =>
      transact(
        () => update.run(JSON.stringify(topics), ...keyOf(competition), id, entry).changes > 0,
      ),
    remove: (competition, entry, id) =>
      transact(() => remove.run(...keyOf(competition), id, entry).changes > 0),
    removeOfSessions: (sessions) =>
      transact(() => {
        for (const session of sessions) removeOfSession.run(session);
      }),
    competitions: () => selectCompetitions.all(THE_PLACE).map((row) => textOf(row, "competition")),
  };
};

/** The address of a channel as it is stored. */
const addressOf = (
  { channel, address }: NewChannel,
  allowsPrivate: boolean,
): Result<string, ChannelRefusal> => {
  if (channel !== "mail") {
    const url = webhookAddress(address, allowsPrivate);
    return url.ok ? ok(url.value.href) : url;
  }
  const text = address.trim();
  const isAddress = /^[^\s@<>",;:]+@[^\s@<>",;:]+\.[^\s@<>",;:.]+$/.test(text);
  return isAddress && text.length <= LONGEST_MAIL_ADDRESS
    ? ok(text)
    : err({ code: "mail-address-invalid", address: text });
};

const channelOf = (row: Row): Channel => {
  const language = textOf(row, "language");
  const topics = jsonOf(row, "topics");
  if (!isLanguage(language) || !Array.isArray(topics)) throw new StorageError({ code: "damaged" });
  return {
    competition: textOf(row, "competition"),
    id: textOf(row, "id"),
    // Checked by the file itself.
    channel: textOf(row, "channel") as ChannelKind,
    link: textOf(row, "link"),
    entry: integerOf(row, "entry"),
    session: row["session"] === null ? null : textOf(row, "session"),
    address: textOf(row, "url"),
    topics: MESSAGE_KINDS.filter((kind) => topics.includes(kind)),
    language,
    secret: secret(textOf(row, "secret")),
    baseUrl: textOf(row, "base_url"),
    seq: integerOf(row, "seq"),
  };
};
