import type { Breach, Judgement } from "@losfee/core";
import { z } from "zod";
import { exactly } from "./exact.ts";

const entry = z.int().min(1);
const players = z.tuple([entry, entry]);
const articles = z.array(
  z.strictObject({ rules: z.string().max(40), article: z.string().max(40) }),
);
const count = z.int().min(0);
const round = z.int().min(1);

/** A {@link Breach}. */
export const breachSchema = exactly<Breach>()(
  z.discriminatedUnion("code", [
    z.strictObject({
      code: z.literal("met-before"),
      players,
      rounds: z.array(round),
      allowed: count,
      articles,
    }),
    z.strictObject({
      code: z.literal("bye-before-others"),
      entry,
      byes: count,
      fewest: count,
      articles,
    }),
    z.strictObject({
      code: z.literal("second-bye"),
      entry,
      round,
      had: z.enum(["bye", "unplayed-win"]),
      articles,
    }),
    z.strictObject({
      code: z.literal("third-colour"),
      players,
      entry,
      colour: z.enum(["white", "black"]),
      articles,
    }),
    z.strictObject({
      code: z.literal("colour-difference"),
      players,
      entry,
      difference: z.int(),
      articles,
    }),
  ]),
);

/** The fields of a {@link Judgement}. */
export const judgementSchema = exactly<Judgement>()(
  z.strictObject({
    breaches: z.array(breachSchema).exactOptional(),
    despite: z
      .strictObject({ breaches: z.array(breachSchema), reason: z.string() })
      .exactOptional(),
  }),
);
