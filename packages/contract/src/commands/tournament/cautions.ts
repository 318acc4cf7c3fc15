import type { Caution, CautionEventData } from "@losfee/core";
import { z } from "zod";
import { exactly } from "../../values/index.ts";
import { command, DIRECTOR, eventsOf } from "../command.ts";
import { ordinal, reason } from "../command-parts.ts";

export const cautionCommands = [
  command(
    "leave-fide-mode",
    DIRECTOR,
    { reason },
    "Leaves FIDE mode for good: pages, prints and reports say so from then on",
  ),
] as const;

const codes = z.array(z.string());

/** Cautions without arguments. */
const bare = z.enum([
  "fide-mode-left",
  "points-changed",
  "bye-changed",
  "absence-changed",
  "abnormal-points-changed",
  "acceleration-changed",
  "initial-colour-changed",
  "prohibited-pairs-changed",
  "draws-above-win-and-loss",
  "bye-above-win",
  "bye-not-standard",
  "full-point-byes",
]);

/** A caution as acknowledged. */
const cautionSchema = exactly<Caution>()(
  z.discriminatedUnion("code", [
    z.strictObject({ code: bare }),
    z.strictObject({
      code: z.literal("rounds-changed"),
      stage: ordinal,
      from: z.int(),
      to: z.int(),
    }),
    z.strictObject({ code: z.literal("tie-breaks-changed"), from: codes, to: codes }),
    z.strictObject({ code: z.literal("tie-break-rules-changed"), from: z.int(), to: z.int() }),
    z.strictObject({ code: z.literal("pairing-rules-changed"), stage: ordinal }),
    z.strictObject({ code: z.literal("tie-breaks-of-swiss"), criteria: codes }),
    z.strictObject({
      code: z.enum(["round-corrected", "earlier-round-corrected"]),
      round: ordinal,
    }),
    z.strictObject({ code: z.literal("numbers-changed"), players: z.int() }),
    z.strictObject({
      code: z.literal("pairing-differs"),
      round: ordinal,
      cause: z.enum(["configuration", "correction", "import"]),
    }),
  ]),
);

export const cautionEvents = eventsOf<CautionEventData>()({
  "cautions-acknowledged": z.strictObject({
    round: z.int().min(0),
    cautions: z.array(cautionSchema),
  }),
});
