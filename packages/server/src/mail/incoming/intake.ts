import { tidyText } from "@losfee/core";
import { addressKey } from "@losfee/files";
import { storageFaultOf } from "../../storage/storage-error.ts";
import type { Outbox } from "../outgoing/outbox.ts";
import type { MailSettingsStore, OwnSettings } from "../settings.ts";
import {
  type Authenticity,
  type AuthenticityPorts,
  checkAuthenticity,
  unchecked,
} from "./authenticity.ts";
import type { Inbox, InboxRow, MailboxPlace, MailFinding } from "./inbox.ts";
import type { IncomingMessage } from "./message.ts";
import { readHeader, readMessage } from "./read-message.ts";

/** A message as it came. */
export interface RawMessage {
  /** The whole message; at least its header if it is too large to be fetched. */
  readonly raw: Uint8Array;
  /** Bytes of the whole message. */
  readonly size: number;
  /** Arrival at the mail server, ISO 8601 in UTC. */
  readonly arrivedAt: string;
  /** Its place in a mailbox; null: handed in. */
  readonly place: MailboxPlace | null;
  /** The competition it was handed in for; null: determined by its recipients. */
  readonly competition: string | null;
}

/** Dependencies of an intake. */
export interface IntakePorts extends AuthenticityPorts {
  readonly inbox: Inbox;
  readonly outbox: Pick<Outbox, "noteBounce">;
  readonly settings: Pick<MailSettingsStore, "all">;
  /** The server's own address; null: none. */
  readonly from: string | null;
  /** Called with errors of the program: no message may block those behind it. */
  readonly onError: (error: unknown) => void;
}

/** Takes in messages from mailboxes and by hand. */
export interface MailIntake {
  /**
   * Reads a message, finds its competitions, checks its authenticity and stores it once for each
   * competition. Resolves when it is on disk.
   */
  take(message: RawMessage): Promise<readonly InboxRow[]>;
  /**
   * Records a message that cannot be taken in, with the reason, for directors to look at, so that
   * those behind it are taken in.
   */
  putAside(message: Omit<RawMessage, "raw" | "size">, why: unknown): Promise<readonly InboxRow[]>;
}

/** Creates an intake. Only storage faults make it fail: messages that always fail are put aside. */
export const createMailIntake = (ports: IntakePorts): MailIntake => {
  const takeWhole: MailIntake["take"] = async ({ raw, size, arrivedAt, place, competition }) => {
    const settings = await ports.settings.all();
    const addresses = competitionAddresses(settings);
    const own = new Set([...addresses.keys(), addressKey(ports.from ?? "") ?? ""]);
    const { message, finding } = await read(raw, size, own);
    const domain = message.from.address.slice(message.from.address.lastIndexOf("@") + 1);
    const authenticity: Authenticity =
      finding === "mail" || finding === "automatic"
        ? await check(raw, domain.toLowerCase(), ports)
        : unchecked(domain.toLowerCase());
    for (const id of message.returned) await ports.outbox.noteBounce(id);
    const goesTo =
      competition === null ? recipientsOf(message, addresses, settings, ports.from) : [competition];
    const lost = finding === "mail" ? "misdirected" : finding;
    const entry = { arrivedAt, message, authenticity };
    const entries =
      goesTo.length === 0
        ? [{ ...entry, competition: null, finding: lost }]
        : goesTo.map((id) => ({ ...entry, competition: id, finding }));
    return ports.inbox.store(entries, place);
  };

  const putAside: MailIntake["putAside"] = async ({ arrivedAt, place, competition }, why) => {
    ports.onError(why);
    // The mailbox's number identifies the message if nothing in it can.
    const subject = place === null ? "" : `UID ${place.uid}`;
    const message = { ...NOTHING, subject, text: reasonOf(why) };
    const entry = { arrivedAt, message, authenticity: unchecked("") };
    try {
      return await ports.inbox.store([{ ...entry, competition, finding: "mail-not-taken" }], place);
    } catch (error) {
      if (place === null || storageFaultOf(error) !== null) throw error;
      ports.onError(error);
      await ports.inbox.skipTo(place);
      return [];
    }
  };

  return {
    async take(message) {
      try {
        return await takeWhole(message);
      } catch (error) {
        // A storage fault is not the message's: retry later.
        if (storageFaultOf(error) !== null) throw error;
        return putAside(message, error);
      }
    },
    putAside,
  };
};

/** Returns an error's code and text in one line. */
const reasonOf = (why: unknown): string => {
  if (!(why instanceof Error)) return tidyText(String(why));
  const code: unknown = Reflect.get(why, "code");
  const words = typeof code === "string" ? `${code}: ${why.message}` : why.message;
  return tidyText(words.slice(0, LONGEST_REASON));
};

const LONGEST_REASON = 300;

const check = async (
  raw: Uint8Array,
  domain: string,
  ports: IntakePorts,
): Promise<Authenticity> => {
  try {
    return await checkAuthenticity(raw, domain, ports);
  } catch (error) {
    ports.onError(error);
    return unchecked(domain);
  }
};

const NOTHING: IncomingMessage = {
  messageId: null,
  inReplyTo: null,
  from: { name: "", address: "" },
  recipients: [],
  subject: "",
  date: null,
  text: "",
  attachments: [],
  automatic: null,
  returned: [],
};

const read = async (
  raw: Uint8Array,
  size: number,
  own: ReadonlySet<string>,
): Promise<{ readonly message: IncomingMessage; readonly finding: MailFinding }> => {
  // Only the header, fetched because the whole is too large.
  if (size > raw.length) {
    return { message: (await readHeader(raw, own)) ?? NOTHING, finding: "mail-too-large" };
  }
  const whole = await readMessage(raw, own);
  if (whole.ok) {
    const { automatic } = whole.value;
    return { message: whole.value, finding: automatic === null ? "mail" : "automatic" };
  }
  const message = (await readHeader(raw, own)) ?? NOTHING;
  return { message, finding: whole.error.code };
};

/** Returns the competitions that receive mail, by address. */
const competitionAddresses = (settings: readonly OwnSettings[]): ReadonlyMap<string, string> =>
  new Map(
    settings.flatMap(({ competition, settings: { address, receiving } }) => {
      const key = addressKey(address ?? "");
      return receiving && key !== null ? [[key, competition] as const] : [];
    }),
  );

/** Matches by address (`pyramid+anything@` too); else takes the only one without an address. */
const recipientsOf = (
  message: IncomingMessage,
  addresses: ReadonlyMap<string, string>,
  settings: readonly OwnSettings[],
  from: string | null,
): readonly string[] => {
  const keys = message.recipients.map((address) => address.replace(/\+[^@]*@/, "@"));
  const named = new Set(
    [...message.recipients, ...keys].flatMap((key) => addresses.get(key) ?? []),
  );
  if (named.size > 0) return [...named].toSorted();
  const common = settings.filter((it) => it.settings.receiving && !it.settings.address);
  const [only, ...others] = common;
  const server = addressKey(from ?? "");
  const toServer = server !== null && keys.includes(server);
  return only !== undefined && others.length === 0 && toServer ? [only.competition] : [];
};
