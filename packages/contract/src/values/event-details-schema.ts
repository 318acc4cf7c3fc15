import type { EventDetails } from "@losfee/core";
import { z } from "zod";
import { exactly } from "./exact.ts";

const text = z.string().max(200);
const arbiter = z.strictObject({ name: text, fideId: text.exactOptional() });

/** {@link EventDetails}. */
export const eventDetailsSchema = exactly<EventDetails>()(
  z.strictObject({
    place: text.exactOptional(),
    federation: text.exactOptional(),
    organiser: text.exactOptional(),
    start: text.exactOptional(),
    end: text.exactOptional(),
    timeZone: text.exactOptional(),
    schedule: z.array(text.nullable()).max(200).exactOptional(),
    chiefArbiter: arbiter.exactOptional(),
    deputyArbiters: z.array(arbiter).max(50).exactOptional(),
    timeControl: text.exactOptional(),
    allottedTimes: text.exactOptional(),
    rateOfPlay: z.enum(["standard", "rapid", "blitz"]).exactOptional(),
    eventType: text.exactOptional(),
    typeCode: text.exactOptional(),
  }),
);
