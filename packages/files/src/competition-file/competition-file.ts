import {
  BrokenJournal,
  type CompetitionKind,
  type CompetitionState,
  chainBreak,
  EVENT_SCHEMA,
  err,
  foldCompetition,
  type JournalKey,
  kindOfFormat,
  ok,
  openedEvent,
  pictureHash,
  type RecordedCompetitionEvent,
  type RecordedEvent,
  type Result,
  type StoredEvent,
  unexplainedErasure,
  unkeepableIn,
} from "@losfee/core";
import { z } from "zod";
import { decodeText } from "../text/decode-text.ts";
import { parseJson } from "../text/json.ts";
import {
  type Envelope,
  type FiledPictureFile,
  fieldOf,
  filedParts,
  readEnvelope,
} from "./envelope.ts";
import { eventSchemas } from "./kinds.ts";
import type { CompetitionFileRefusal } from "./refusal.ts";

/** A competition read from a file: its journal and the folded state. */
export interface FiledCompetition {
  /** Identifier on the exporting server. */
  readonly competition: string;
  readonly events: readonly RecordedCompetitionEvent[];
  /** The same events in stored form: sealed, in their chain. */
  readonly stored: readonly StoredEvent[];
  /** Files of the competition's pictures. */
  readonly files: readonly FiledPictureFile[];
  readonly state: CompetitionState;
}

/**
 * Writes the whole competition as one JSON text, an event a line: `losfee` (the number of the
 * schema), `owner`, `competition`, `count`, `head` (the hash of the last event), `events` as in the
 * chain, `persons`: personal data, with the salts of the commitments in the chain, and, if there
 * are any, `pictures`: their files in base64.
 */
export const makeCompetitionFile = (
  { owner, id: competition }: JournalKey,
  events: readonly StoredEvent[],
  files: readonly FiledPictureFile[] = [],
): string => {
  const filed = events.map(
    ({ competition: _, owner: _owner, schema: _schema, parts: _parts, ...event }) => event,
  );
  const head = {
    losfee: EVENT_SCHEMA,
    owner,
    competition,
    count: filed.length,
    head: filed.at(-1)?.hash ?? "",
  };
  const lines = (items: readonly unknown[]): string =>
    items.map((item) => `  ${JSON.stringify(item)}`).join(",\n");
  const start = JSON.stringify(head).slice(0, -1);
  const pictures = files.map(({ hash, file, bytes }) => ({
    hash,
    file,
    bytes: Buffer.from(bytes).toString("base64"),
  }));
  const end = pictures.length === 0 ? "" : `,"pictures":[\n${lines(pictures)}\n]`;
  return `${start},"events":[\n${lines(filed)}\n],"persons":[\n${lines(filedParts(events))}\n]${end}}\n`;
};

/**
 * Reads the output of {@link makeCompetitionFile}. All or nothing: checks text, layout, count,
 * order, every link of the chain, every event's fields and fold, and all personal data before it
 * returns anything. Linear.
 */
export const readCompetitionFile = async (
  input: Uint8Array | string,
): Promise<Result<FiledCompetition, CompetitionFileRefusal>> => {
  const text = typeof input === "string" ? ok({ text: input }) : decodeText(input);
  if (!text.ok) return text;
  const json = parseJson(text.value.text);
  if (!json.ok) return err({ code: "file-not-json", ...json.error });
  const unkeepable = unkeepableIn(json.value);
  if (unkeepable !== null) return err(unkeepableRefusal(unkeepable));
  const envelope = readEnvelope(json.value);
  if (!envelope.ok) return envelope;
  const { competition, events: stored, files } = envelope.value;
  const refusal = refuseChain(envelope.value);
  if (refusal !== null) return err(refusal);
  const read = readEvents(stored);
  if (!read.ok) return read;
  const filed = foldEvents({ competition, stored, files, events: read.value });
  if (!filed.ok) return filed;
  const altered = alteredPicture(filed.value);
  return altered === null ? filed : err({ code: "file-picture-altered", hash: altered });
};

/** Returns the refusal of a character that no store keeps; events are counted from 1. */
const unkeepableRefusal = (path: readonly string[]): CompetitionFileRefusal => {
  const [list = "", index = ""] = path;
  const event = list === "events" && /^\d+$/.test(index) ? Number(index) + 1 : null;
  return { code: "file-field-invalid", field: path.join("."), event };
};

/** Returns the first hash that its files do not match or the competition lacks; else null. */
const alteredPicture = ({ files, state }: FiledCompetition): string | null => {
  const known = Object.values(state.pictures).map(({ hash }) => hash);
  const hashes = [...new Set(files.map(({ hash }) => hash))];
  return (
    hashes.find(
      (hash) =>
        !known.includes(hash) || pictureHash(files.filter((file) => file.hash === hash)) !== hash,
    ) ?? null
  );
};

const refuseChain = ({ events, head, count }: Envelope): CompetitionFileRefusal | null => {
  if (events.length !== count) {
    return { code: "file-events-missing", expected: count, found: events.length };
  }
  const broken = chainBreak(events, head);
  if (broken === null) return null;
  const event = broken.at + 1;
  const found = events[broken.at];
  if (broken.fault === "missing" && found !== undefined) {
    return { code: "file-event-out-of-order", event, seq: found.seq };
  }
  return { code: "file-event-altered", event: Math.min(event, events.length) };
};

const readEvents = (
  stored: readonly StoredEvent[],
): Result<readonly RecordedCompetitionEvent[], CompetitionFileRefusal> => {
  const kind = kindBegunBy(stored[0]);
  const read: RecordedEvent[] = [];
  for (const one of stored) {
    const opened = openedEvent(kind, one);
    if (!opened.ok) return err({ code: "file-person-altered", event: one.seq });
    const { competition: _, ...event } = opened.value;
    const parsed = eventSchemas[kind].safeParse(event);
    if (!parsed.success) return err(eventRefusal(event, one.seq, parsed.error));
    read.push(opened.value);
  }
  const unexplained = unexplainedErasure(kind, stored);
  if (unexplained !== null) return err({ code: "file-person-altered", event: unexplained + 1 });
  // The schemas are strict and change nothing: the events as filed, their keys in their order.
  return ok(read as readonly RecordedCompetitionEvent[]);
};

/**
 * Returns the malformed field of a journal event, starting with its type; null if this version
 * writes such events. Only checks the shape; the fold checks whether it fits the events before it.
 */
export const faultOfEvent = (
  kind: CompetitionKind,
  { competition: _, ...event }: RecordedEvent,
): "unknown-type" | "wrong-shape" | null => {
  const parsed = eventSchemas[kind].safeParse(event);
  if (parsed.success) return null;
  return eventRefusal(event, event.seq, parsed.error).code === "file-event-unknown"
    ? "unknown-type"
    : "wrong-shape";
};

const creationSchema = z.object({ data: z.object({ format: z.string() }) });

/** Returns the kind of the competition; if the first event is unclear, the kind of most events. */
const kindBegunBy = (first: unknown): CompetitionKind => {
  const creation = creationSchema.safeParse(first);
  return (creation.success ? kindOfFormat(creation.data.data.format) : null) ?? "tournament";
};

const eventRefusal = (
  content: unknown,
  event: number,
  error: z.ZodError,
): CompetitionFileRefusal => {
  const inside = fieldOf(error);
  const eventType =
    typeof content === "object" && content !== null && "type" in content && content.type;
  if (inside === "type" && typeof eventType === "string") {
    return { code: "file-event-unknown", event, eventType };
  }
  const field = ["events", event, inside].filter((part) => part !== "").join(".");
  return { code: "file-field-invalid", field, event };
};

const foldEvents = (
  filed: Omit<FiledCompetition, "state">,
): Result<FiledCompetition, CompetitionFileRefusal> => {
  try {
    const state = foldCompetition(filed.events);
    if (state === null) return err({ code: "file-events-missing", expected: 1, found: 0 });
    return ok({ ...filed, state });
  } catch (error) {
    if (error instanceof BrokenJournal) {
      return err({ code: "file-event-does-not-fit", event: error.seq });
    }
    throw error;
  }
};
