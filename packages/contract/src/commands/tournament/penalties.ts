import type { PenaltyEventData } from "@losfee/core";
import { z } from "zod";
import { command, DIRECTOR, eventsOf } from "../command.ts";
import { entry, ordinal, reason, round, text } from "../command-parts.ts";

const penalised = z.enum(["spread", "rank-points", "game-points", "match-points"]);

export const penaltyCommands = [
  command("impose-penalty", DIRECTOR, {
    entry,
    round,
    of: penalised.exactOptional(),
    points: z.number(),
    reason,
  }),
  command("waive-penalty", DIRECTOR, {
    entry,
    round,
    of: z.enum(["boards", "points"]).exactOptional(),
    reason,
  }),
  command("lift-penalty", DIRECTOR, { penalty: z.int(), reason }),
  command("enter-play-off", DIRECTOR, {
    games: z.enum(["regular", "rapid", "blitz"]),
    order: z.array(entry),
    reason,
  }),
] as const;

export const penaltyEvents = eventsOf<PenaltyEventData>()({
  "penalty-imposed": z.strictObject({
    entry,
    round: ordinal,
    of: penalised,
    points: z.number(),
    reason: text,
  }),
  "penalty-waived": z.strictObject({
    entry,
    round: ordinal,
    of: z.literal("boards").exactOptional(),
    reason: text,
  }),
  "penalty-lifted": z.strictObject({ penalty: z.int(), reason: text }),
  "play-off-entered": z.strictObject({
    games: z.enum(["regular", "rapid", "blitz"]),
    order: z.array(z.int()),
    reason: text,
  }),
});
