import {
  type ChannelKind,
  isLanguage,
  type Language,
  MESSAGE_KINDS,
  type MessageKind,
} from "@losfee/contract";
import { type EntryId, err, ok, type Result, THE_PLACE } from "@losfee/core";
import { newId } from "../access/tokens.ts";
import { type Secret, secret } from "../mail/secret.ts";
import { lastSeqOf } from "../storage/competitions.ts";
import { inserting } from "../storage/inserting.ts";
import { query } from "../storage/query.ts";
import { integerOf, jsonOf, type Row, textOf, textOrNull } from "../storage/rows.ts";
import { all, run, type Steps } from "../storage/steps.ts";
import { StorageError } from "../storage/storage-error.ts";
import type { Tables } from "../storage/tables.ts";
import { newSecret } from "../webhooks/signature.ts";
import type { PushKeys } from "../webhooks/target.ts";
import { type WebhookAddressRefusal, webhookAddress } from "../webhooks/webhook-address.ts";

/** A channel by which messages reach a participant. */
export interface Channel {
  readonly competition: string;
  readonly id: string;
  readonly channel: ChannelKind;
  /** The personal link that added it: the channel ends with the link. */
  readonly link: string;
  readonly entry: EntryId;
  /** Session of the device that receives push messages; null for other kinds. */
  readonly session: string | null;
  /** URL of a push service or a program, or a mail address. */
  readonly address: string;
  readonly topics: readonly MessageKind[];
  readonly language: Language;
  /** Signing key of messages to a program. */
  readonly secret: Secret;
  readonly baseUrl: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  /** True if the recipient wants the messages; for mail, once they have confirmed it. */
  readonly confirmed: boolean;
  /** Number of the last event whose messages are queued. */
  readonly seq: number;
}

/** Owner of a channel. */
export type ChannelOwner = Pick<Channel, "competition" | "link" | "entry">;

/** Input for a new channel. */
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

/** The channels of all participants. */
export interface Channels {
  /** Adds a channel, or updates the one with the same address. */
  add(owner: ChannelOwner, channel: NewChannel): Promise<Result<Channel, ChannelRefusal>>;
  of(competition: string): Promise<readonly Channel[]>;
  /** Returns a person's channels, by any of the person's links. */
  ofPerson(competition: string, entry: EntryId): Promise<readonly Channel[]>;
  choose(
    competition: string,
    entry: EntryId,
    id: string,
    topics: readonly MessageKind[],
  ): Promise<boolean>;
  remove(competition: string, entry: EntryId, id: string): Promise<boolean>;
  /** Returns a mail channel of any owner; null if there is none. */
  byMail(competition: string, id: string): Promise<Channel | null>;
  /** Records that the owner of a mail address wants the messages. */
  confirm(channel: Channel): Promise<void>;
  /** Removes the push channels of ended sessions. */
  removeOfSessions(sessions: ReadonlySet<string>): Promise<void>;
  /** Returns the competitions that have channels. */
  competitions(): Promise<readonly string[]>;
}

/** More devices than a person carries. */
const MOST = 10;

const LONGEST_MAIL_ADDRESS = 254;

type One = { readonly competition: string; readonly entry: EntryId; readonly id: string };

const select = query((db, { competition }: { readonly competition: string }) =>
  db
    .selectFrom("webhooks")
    .selectAll()
    .where(({ and }) => and({ owner: THE_PLACE, competition }))
    .where("link", "is not", null)
    .orderBy("created_at")
    .orderBy("id"),
);

const insert = inserting(
  "webhooks",
  [
    "competition",
    "id",
    "url",
    "topics",
    "language",
    "secret",
    "baseUrl",
    "createdAt",
    "seq",
    "channel",
    "link",
    "entry",
    "session",
    "keys",
    "confirmedAt",
  ],
  { owned: true },
);

const update = query((db, { competition, entry, id, topics }: One & { readonly topics: string }) =>
  db
    .updateTable("webhooks")
    .set({ topics })
    .where(({ and }) => and({ owner: THE_PLACE, competition, id, entry })),
);

/** Earlier events are not reported, however late they are queued. */
const confirm = query(
  (db, { competition, entry, id, at, seq }: One & { readonly at: string; readonly seq: number }) =>
    db
      .updateTable("webhooks")
      .set({ confirmed_at: at, seq })
      .where(({ and }) => and({ owner: THE_PLACE, competition, id, entry }))
      .where("confirmed_at", "is", null),
);

const remove = query((db, { competition, entry, id }: One) =>
  db.deleteFrom("webhooks").where(({ and }) => and({ owner: THE_PLACE, competition, id, entry })),
);

const removeOfSession = query((db, { session }: { readonly session: string }) =>
  db.deleteFrom("webhooks").where("session", "=", session),
);

const selectCompetitions = query((db) =>
  db
    .selectFrom("webhooks")
    .select("competition")
    .distinct()
    .where("owner", "=", THE_PLACE)
    .where("link", "is not", null),
);

function* channelsOf(competition: string): Steps<readonly Channel[]> {
  return (yield* all(select({ competition }))).map(channelOf);
}

/** Creates the channels store in `tables`. */
export const createChannels = (
  tables: Tables,
  now: () => string,
  allowsPrivate: boolean,
): Channels => ({
  async add({ competition, link, entry }, wanted) {
    const address = addressOf(wanted, allowsPrivate);
    if (!address.ok) return address;
    const url = address.value;
    return tables.transact(function* (): Steps<Result<Channel, ChannelRefusal>> {
      const seq = yield* lastSeqOf(competition);
      if (seq === null) return err({ code: "no-competition" });
      let own = 0;
      // The owner of a mail address must confirm it first.
      let confirmed = wanted.channel !== "mail";
      for (const one of yield* channelsOf(competition)) {
        // A browser has one address for push messages: the device's previous owner loses it.
        const isSame = one.channel === wanted.channel && one.address === url;
        if (isSame && (wanted.channel === "push" || one.entry === entry)) {
          confirmed ||= one.confirmed;
          yield* run(remove(one));
        } else if (one.entry === entry) own++;
      }
      if (own >= MOST) return err({ code: "webhooks-too-many", allowed: MOST });
      const { channel, language, baseUrl, topics } = wanted;
      const [session, keys] =
        wanted.channel === "push" ? [wanted.session, JSON.stringify(wanted.keys)] : [null, null];
      const made = {
        ...{ competition, link, entry, session, channel, language, baseUrl, seq },
        id: newId(),
      };
      const secret = newSecret();
      const hidden = { secret: secret.reveal(), keys };
      const createdAt = now();
      const texts = { url, topics: JSON.stringify(topics), createdAt };
      const confirmedAt = confirmed ? createdAt : null;
      yield* run(insert({ ...made, ...texts, ...hidden, confirmedAt }));
      return ok({ ...made, address: url, topics, secret, createdAt, confirmed });
    });
  },
  of: (competition) => tables.look(() => channelsOf(competition)),
  async ofPerson(competition, entry) {
    const every = await tables.look(() => channelsOf(competition));
    return every.filter((one) => one.entry === entry);
  },
  async choose(competition, entry, id, topics) {
    const choice = update({ competition, entry, id, topics: JSON.stringify(topics) });
    return (await tables.transact(() => run(choice))) > 0;
  },
  remove: async (competition, entry, id) =>
    (await tables.transact(() => run(remove({ competition, entry, id })))) > 0,
  async byMail(competition, id) {
    const every = await tables.look(() => channelsOf(competition));
    return every.find((one) => one.id === id && one.channel === "mail") ?? null;
  },
  async confirm({ competition, entry, id }) {
    await tables.transact(function* () {
      const seq = yield* lastSeqOf(competition);
      if (seq !== null) yield* run(confirm({ competition, entry, id, at: now(), seq }));
    });
  },
  removeOfSessions: (sessions) =>
    tables.transact(function* () {
      for (const session of sessions) yield* run(removeOfSession({ session }));
    }),
  async competitions() {
    return (await tables.all(selectCompetitions())).map((row) => textOf(row, "competition"));
  },
});

/** Returns the address of a channel as it is stored. */
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
    // Checked by a constraint of the table.
    channel: textOf(row, "channel") as ChannelKind,
    link: textOf(row, "link"),
    entry: integerOf(row, "entry"),
    session: textOrNull(row, "session"),
    address: textOf(row, "url"),
    topics: MESSAGE_KINDS.filter((kind) => topics.includes(kind)),
    language,
    secret: secret(textOf(row, "secret")),
    baseUrl: textOf(row, "base_url"),
    createdAt: textOf(row, "created_at"),
    confirmed: row["confirmed_at"] !== null,
    seq: integerOf(row, "seq"),
  };
};
