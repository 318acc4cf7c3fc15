import { z } from "zod";
import type { Scope } from "../access/roles.ts";
import { exactly } from "../values/index.ts";

type ScopeOf<Kind extends Scope["kind"]> = Extract<Scope, { readonly kind: Kind }>;

/** Each kind of {@link Scope}. */
export const scopes = {
  table: exactly<ScopeOf<"table">>()(
    z.strictObject({
      kind: z.literal("table"),
      stage: z.int().min(0),
      table: z.int().min(1),
    }),
  ),
  player: exactly<ScopeOf<"player">>()(
    z.strictObject({ kind: z.literal("player"), entry: z.int().min(1) }),
  ),
};
