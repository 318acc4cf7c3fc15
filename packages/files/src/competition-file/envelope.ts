import {
  EVENT_SCHEMA,
  err,
  ok,
  type PersonalPart,
  type PictureFile,
  type Result,
  type StoredEvent,
} from "@losfee/core";
import { z } from "zod";
import type { CompetitionFileRefusal } from "./refusal.ts";

/** A parsed competition file: its chained events, with the personal data apart. */
export interface Envelope {
  readonly competition: string;
  /** Required number of events, and required hash of the last one. */
  readonly count: number;
  readonly head: string;
  readonly events: readonly StoredEvent[];
  readonly files: readonly FiledPictureFile[];
}

/** A file of a picture, with the picture's hash. */
export interface FiledPictureFile extends PictureFile {
  readonly hash: string;
}

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const eventSchema = z.strictObject({
  seq: z.int().min(1),
  type: z.string(),
  data: z.unknown(),
  actor: z.string(),
  recordedAt: z.string(),
  effectiveAt: z.string(),
  previous: hash,
  hash,
});

/** Personal data in one place of an event; see `PersonalPart`. */
const partSchema = z.strictObject({
  seq: z.int().min(1),
  at: z.string(),
  salt: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .nullable(),
  value: z.record(z.string(), z.unknown()),
});

/** A file of a picture; its bytes in base64. */
const pictureSchema = z.strictObject({
  hash,
  file: z.string().regex(/^\d{1,5}\.(webp|png|jpg)$/),
  bytes: z.base64(),
});

const envelopeSchema = z.strictObject({
  losfee: z.literal(EVENT_SCHEMA),
  owner: z.string().min(1).max(200),
  competition: z.string().min(1).max(200),
  count: z.int().min(1),
  head: hash,
  events: z.array(eventSchema),
  persons: z.array(partSchema),
  // Absent without pictures, as in files older than them.
  pictures: z.array(pictureSchema).exactOptional(),
});

/** Returns the personal data of a file, in the order of its events. */
export const filedParts = (
  events: readonly StoredEvent[],
): readonly (PersonalPart & { readonly seq: number })[] =>
  events.flatMap(({ seq, parts }) => parts.map((part) => ({ seq, ...part })));

/**
 * Reads the layout of a file, regardless of its events. Refuses another schema by its number and
 * guesses nothing.
 */
export const readEnvelope = (json: unknown): Result<Envelope, CompetitionFileRefusal> => {
  if (typeof json !== "object" || json === null || !("losfee" in json)) {
    return err({ code: "file-not-a-competition" });
  }
  const version = json.losfee;
  if (typeof version === "number" && version !== EVENT_SCHEMA) {
    const code = version > EVENT_SCHEMA ? "file-newer-version" : "file-older-version";
    return err({ code, version, known: EVENT_SCHEMA });
  }
  const parsed = envelopeSchema.safeParse(json);
  if (!parsed.success) {
    const field = fieldOf(parsed.error) || "losfee";
    const [where, index] = parsed.error.issues[0]?.path ?? [];
    const event = where === "events" && typeof index === "number" ? index + 1 : null;
    return err({ code: "file-field-invalid", field, event });
  }
  const { owner, competition, count, head, events, persons, pictures = [] } = parsed.data;
  const partsOf = new Map<number, PersonalPart[]>();
  for (const { seq, ...part } of persons) {
    const own = partsOf.get(seq);
    if (own === undefined) partsOf.set(seq, [part]);
    else own.push(part);
  }
  const stray = [...partsOf.keys()].find((seq) => seq > events.length);
  if (stray !== undefined) return err({ code: "file-person-altered", event: stray });
  const stored = events.map(
    (event): StoredEvent => ({
      ...event,
      schema: EVENT_SCHEMA,
      owner,
      competition,
      parts: partsOf.get(event.seq) ?? [],
    }),
  );
  const files = pictures.map((picture) => ({
    ...picture,
    bytes: new Uint8Array(Buffer.from(picture.bytes, "base64")),
  }));
  return ok({ competition, count, head, events: stored, files });
};

/** Returns the path of the first error; for an unknown key, that key. */
export const fieldOf = (error: z.ZodError): string => {
  const [issue] = error.issues;
  if (issue === undefined) return "";
  const surplus = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  return [...issue.path, ...surplus].join(".");
};
