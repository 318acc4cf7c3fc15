import { LETTER_LANGUAGES, type PlayerEventData } from "@losfee/core";
import { z } from "zod";
import { detailFields, seatSchema } from "../../values/index.ts";
import { command, DIRECTOR, eventsOf } from "../command.ts";
import { entryDetailsInput, name, player, reason, text } from "../command-parts.ts";

const details = {
  ...entryDetailsInput,
  sex: z.enum(["m", "w"]).exactOptional(),
  addresses: z.array(z.string().max(320)).max(20).exactOptional(),
  language: z.enum(LETTER_LANGUAGES).exactOptional(),
};

export const newEntries = z
  .array(z.strictObject({ name, ...details, seat: seatSchema.exactOptional() }))
  .max(5_000);

/** The fields of a player's details. */
const ladderDetailFields = {
  ...detailFields,
  addresses: z.array(z.string()),
  language: z.enum(LETTER_LANGUAGES),
};

export const playerCommands = [
  command("add-entries", DIRECTOR, { entries: newEntries }),
  command("change-entry", DIRECTOR, {
    entry: player,
    details: z.strictObject({ name: name.exactOptional(), ...details }),
  }),
  command("return-player", DIRECTOR, { player }),
  command("expel-player", DIRECTOR, { player, reason }),
  command("decline-expulsion", DIRECTOR, { player, reason }),
] as const;

export const playerEvents = eventsOf<PlayerEventData>()({
  "entries-added": z.strictObject({
    entries: z.array(
      z.strictObject({ ...ladderDetailFields, id: player, seat: seatSchema.exactOptional() }),
    ),
  }),
  "entry-changed": z.strictObject({ entry: player, details: z.strictObject(ladderDetailFields) }),
  "player-returned": z.strictObject({ player }),
  "player-retired": z.strictObject({ player, reason: text }),
  "player-expelled": z.strictObject({ player, reason: text }),
  "expulsion-declined": z.strictObject({ player, reason: text }),
});
