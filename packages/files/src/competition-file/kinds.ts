import {
  type EventSchemas,
  ladderEventSchemas,
  tournamentEventSchemas,
} from "@losfee/contract/events";
import type { CompetitionKind, RecordedEventOf } from "@losfee/core";
import { z } from "zod";

/** An event of a competition file: as in the journal, without its competition. */
export type FiledEvent<Event> = Event extends unknown ? Omit<Event, "competition"> : never;

const filedEvent = (type: string, data: z.ZodType) =>
  z.strictObject({
    seq: z.int().min(1),
    type: z.literal(type),
    data,
    actor: z.string(),
    recordedAt: z.iso.datetime(),
    effectiveAt: z.iso.datetime(),
  });

const filedEvents = <Kind extends CompetitionKind>(
  schemas: EventSchemas<DataOf<Kind>>,
): z.ZodType<FiledEvent<RecordedEventOf<Kind>>> => {
  const entries = Object.entries<z.ZodType>(schemas);
  const [first, ...others] = entries.map(([type, data]) => filedEvent(type, data));
  if (first === undefined) throw new RangeError("a kind of competition has events");
  // Each type has its own data, which the type checker cannot follow through the list.
  return z.discriminatedUnion("type", [first, ...others]) as unknown as z.ZodType<
    FiledEvent<RecordedEventOf<Kind>>
  >;
};

type DataOf<Kind extends CompetitionKind> = {
  readonly [Event in RecordedEventOf<Kind> as Event["type"]]: Event["data"];
};

/**
 * Schemas of each kind's events in a file. They only check the shape; the fold checks whether
 * events can follow each other.
 */
export const eventSchemas: {
  readonly [Kind in CompetitionKind]: z.ZodType<FiledEvent<RecordedEventOf<Kind>>>;
} = {
  tournament: filedEvents<"tournament">(tournamentEventSchemas),
  ladder: filedEvents<"ladder">(ladderEventSchemas),
};
