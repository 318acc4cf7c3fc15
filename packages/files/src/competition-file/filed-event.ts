import { z } from "zod";

/** An event of a competition file: as in the journal, without its competition. */
export type FiledEvent<Event> = Event extends unknown ? Omit<Event, "competition"> : never;

/** Returns the schema of a {@link FiledEvent} of one type. */
export const filedEvent = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.strictObject({
    seq: z.int().min(1),
    type: z.literal(type),
    data,
    actor: z.string(),
    recordedAt: z.iso.datetime(),
    effectiveAt: z.iso.datetime(),
  });
