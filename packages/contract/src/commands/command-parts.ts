import type { EventDetailsInput } from "@losfee/core";
import { z } from "zod";
import { exactly } from "../values/index.ts";

export const name = z.string().max(200);
export const reason = z.string().max(1000);

/** What may be given of somebody who takes part, beside the name: `EntryDetailsInput`. */
export const entryDetailsInput = {
  rating: z.number().exactOptional(),
  club: name.exactOptional(),
  nation: name.exactOptional(),
  class: name.exactOptional(),
  title: name.exactOptional(),
  fideId: name.exactOptional(),
  sex: z.enum(["m", "w", ""]).exactOptional(),
  birth: name.exactOptional(),
  startingNumber: z.int().exactOptional(),
};

const line = z.string().max(1000);
const arbiter = z.strictObject({ name: line, fideId: line.exactOptional() });

/** {@link EventDetailsInput}, as a whole or as a change. */
export const eventDetailsInputSchema = exactly<EventDetailsInput>()(
  z.strictObject({
    place: line.exactOptional(),
    federation: line.exactOptional(),
    organiser: line.exactOptional(),
    start: line.exactOptional(),
    end: line.exactOptional(),
    timeZone: line.exactOptional(),
    schedule: z.array(line.nullable()).max(1000).exactOptional(),
    chiefArbiter: arbiter.exactOptional(),
    deputyArbiters: z.array(arbiter).max(1000).exactOptional(),
    timeControl: line.exactOptional(),
    allottedTimes: line.exactOptional(),
    rateOfPlay: line.exactOptional(),
    eventType: line.exactOptional(),
    typeCode: line.exactOptional(),
  }),
);

/** The schema of one type of command, whatever kind of competition it is for. */
export const command = <Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  fields: Fields,
) => z.strictObject({ type: z.literal(type), ...fields });

/** The commands that mean the same for every kind of competition, but for `change-settings`. */
export const commonCommands = [
  command("rename-competition", { name }),
  command("change-event-details", { details: eventDetailsInputSchema }),
  command("erase-person", { entry: z.int().min(1) }).describe(
    "Erases for good what says who somebody is: name, birth, FIDE ID, addresses, notes. Results stay",
  ),
  command("close-competition", {}).describe(
    "Ends the competition and publishes the seed of its lots",
  ),
  command("reopen-competition", { reason }).describe(
    "Opens it again; draws then come from a new seed, which stays secret until the next closing",
  ),
] as const;
