import { err, ok, type Result } from "@losfee/core";
import type { z } from "zod";
import type { HttpRefusal } from "../messages/http-refusal.ts";

/** What a schema says of a value that is wrong. */
interface Fault {
  readonly path: readonly PropertyKey[];
  /** Keys that do not belong there; zod names the place and, apart from it, the keys. */
  readonly keys?: unknown;
  /** How long or large it may be at most, where it is more. */
  readonly maximum?: unknown;
}

/** The refusal of a value with this fault. */
export const malformed = ({ path, keys, maximum }: Fault): HttpRefusal => {
  const surplus = Array.isArray(keys) ? keys.slice(0, 1).map(String) : [];
  const field = [...path, ...surplus].map(String).join(".");
  if (surplus.length > 0) return { code: "malformed-request", field, fault: "surplus" };
  return typeof maximum === "number"
    ? { code: "malformed-request", field, fault: "too-long", maximum }
    : { code: "malformed-request", field, fault: "wrong" };
};

/** A part of a body whose schema is only known once the competition is; `place` is where it stands. */
export const parsed = <T>(
  schema: z.ZodType<T>,
  value: unknown,
  place: string,
): Result<T, HttpRefusal> => {
  const result = schema.safeParse(value);
  if (result.success) return ok(result.data);
  const [issue] = result.error.issues;
  return err(
    malformed({
      path: [place, ...(issue?.path ?? [])],
      keys: issue?.code === "unrecognized_keys" ? issue.keys : undefined,
      maximum: issue?.code === "too_big" ? issue.maximum : undefined,
    }),
  );
};
