import {
  BrokenJournal,
  type CompetitionKind,
  type CompetitionState,
  err,
  foldCompetition,
  kindOfFormat,
  ok,
  type RecordedCompetitionEvent,
  type RecordedEvent,
  type Result,
} from "@losfee/core";
import { z } from "zod";
import { decodeText } from "../text/decode-text.ts";
import { canonicalHash } from "./canonical.ts";
import type { FiledEvent } from "./filed-event.ts";
import { parseJson } from "./json.ts";
import { eventSchemas } from "./kinds.ts";
import type { CompetitionFileRefusal } from "./refusal.ts";

/** The version of the file's layout that is written and read. */
const VERSION = 1;

/** A competition read from a file: its journal and what follows from it. */
export interface FiledCompetition {
  /** The identifier that it had where it was exported. */
  readonly competition: string;
  readonly events: readonly RecordedCompetitionEvent[];
  readonly state: CompetitionState;
}

/**
 * The whole competition as one JSON text, an event a line: `losfee` (the version of the layout),
 * `competition`, `count`, `sha256` (of the canonical JSON of the events), `events`.
 */
export const makeCompetitionFile = async (
  competition: string,
  events: readonly RecordedCompetitionEvent[],
): Promise<string> => {
  const filed = events.map(({ competition: _, ...event }) => event);
  const head = {
    losfee: VERSION,
    competition,
    count: filed.length,
    sha256: await canonicalHash(filed),
  };
  const lines = filed.map((event) => `  ${JSON.stringify(event)}`).join(",\n");
  return `${JSON.stringify(head).slice(0, -1)},"events":[\n${lines}\n]}\n`;
};

/**
 * Reads what {@link makeCompetitionFile} wrote. All or nothing: text, layout, every event's fields,
 * count, order, hash and fold are checked before anything is returned. Linear.
 */
export const readCompetitionFile = async (
  input: Uint8Array | string,
): Promise<Result<FiledCompetition, CompetitionFileRefusal>> => {
  const text = typeof input === "string" ? ok({ text: input }) : decodeText(input);
  if (!text.ok) return text;
  const json = parseJson(text.value.text);
  if (!json.ok) return err({ code: "file-not-json", ...json.error });
  const envelope = readEnvelope(json.value);
  if (!envelope.ok) return envelope;
  const { competition, count, sha256, events } = envelope.value;
  if (events.length !== count) {
    return err({ code: "file-events-missing", expected: count, found: events.length });
  }
  const read = readEvents(events);
  if (!read.ok) return read;
  const found = await canonicalHash(events);
  if (found !== sha256) return err({ code: "file-edited", expected: sha256, found });
  return foldEvents(
    competition,
    read.value.map((event) => ({ ...event, competition })),
  );
};

const envelopeSchema = z.strictObject({
  losfee: z.literal(VERSION),
  competition: z.string().min(1).max(200),
  count: z.int().min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  events: z.array(z.unknown()),
});

const readEnvelope = (
  json: unknown,
): Result<z.output<typeof envelopeSchema>, CompetitionFileRefusal> => {
  if (typeof json !== "object" || json === null || !("losfee" in json)) {
    return err({ code: "file-not-a-competition" });
  }
  const version = json.losfee;
  if (typeof version === "number" && version > VERSION) {
    return err({ code: "file-newer-version", version, known: VERSION });
  }
  const parsed = envelopeSchema.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  const field = fieldOf(parsed.error) || "losfee";
  return err({ code: "file-field-invalid", field, event: null });
};

type AnyFiledEvent = FiledEvent<RecordedCompetitionEvent>;

const readEvents = (
  events: readonly unknown[],
): Result<readonly AnyFiledEvent[], CompetitionFileRefusal> => {
  const schema = eventSchemas[kindBegunBy(events[0])];
  const read: AnyFiledEvent[] = [];
  for (const [index, given] of events.entries()) {
    const event = index + 1;
    const parsed = schema.safeParse(given);
    if (!parsed.success) return err(eventRefusal(given, event, parsed.error));
    const { seq } = parsed.data;
    if (seq !== event) return err({ code: "file-event-out-of-order", event, seq });
    // The schema is strict and changes nothing: the event as filed, its keys in their order.
    read.push(given as AnyFiledEvent);
  }
  return ok(read);
};

/**
 * What is wrong with the form of an event of a journal, beginning with its type; null when it is one
 * that this version writes. Only the shape; whether it can follow the events before it, the fold tells.
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

/** The kind of the competition; where the first event does not tell, that of most. */
const kindBegunBy = (first: unknown): CompetitionKind => {
  const creation = creationSchema.safeParse(first);
  return (creation.success ? kindOfFormat(creation.data.data.format) : null) ?? "tournament";
};

const eventRefusal = (given: unknown, event: number, error: z.ZodError): CompetitionFileRefusal => {
  const inside = fieldOf(error);
  const eventType = typeof given === "object" && given !== null && "type" in given && given.type;
  if (inside === "type" && typeof eventType === "string") {
    return { code: "file-event-unknown", event, eventType };
  }
  const field = ["events", event, inside].filter((part) => part !== "").join(".");
  return { code: "file-field-invalid", field, event };
};

/** The path of the first thing that is wrong; for a key too many, that key. */
const fieldOf = (error: z.ZodError): string => {
  const [issue] = error.issues;
  if (issue === undefined) return "";
  const surplus = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  return [...issue.path, ...surplus].join(".");
};

const foldEvents = (
  competition: string,
  events: readonly RecordedCompetitionEvent[],
): Result<FiledCompetition, CompetitionFileRefusal> => {
  try {
    const state = foldCompetition(events);
    if (state === null) return err({ code: "file-events-missing", expected: 1, found: 0 });
    return ok({ competition, events, state });
  } catch (error) {
    if (error instanceof BrokenJournal) {
      return err({ code: "file-event-does-not-fit", event: error.seq });
    }
    throw error;
  }
};
