import { err, ok, type Result } from "@losfee/core";
import type { z } from "zod";
import type { FieldFault, HttpRefusal } from "../messages/http-refusal.ts";

/** What a schema says of a value that is wrong. */
interface SchemaFault {
  readonly path: readonly PropertyKey[];
  /** Keys that do not belong there; zod names the place and, apart from it, the keys. */
  readonly keys?: unknown;
  /** How long or large it may be at most, where it is more. */
  readonly maximum?: unknown;
}

/** So many faults of a request are told; a list of a thousand people may be wrong in every line. */
const MOST_TOLD = 20;

/** The refusal of a request with these faults; with none that can be named, of all of it. */
export const malformed = (found: readonly SchemaFault[]): HttpRefusal => {
  const faults = found.flatMap(fieldFaults).slice(0, MOST_TOLD);
  const [first = { field: "" }] = faults;
  return { code: "malformed-request", ...first, faults };
};

const fieldFaults = ({ path, keys, maximum }: SchemaFault): readonly FieldFault[] => {
  if (Array.isArray(keys)) {
    return keys.map((key) => ({ field: [...path, key].map(String).join("."), fault: "surplus" }));
  }
  const field = path.map(String).join(".");
  return typeof maximum === "number"
    ? [{ field, fault: "too-long", maximum }]
    : [{ field, fault: "wrong" }];
};

/** A part of a body whose schema is only known once the competition is; `place` is where it stands. */
export const parsed = <T>(
  schema: z.ZodType<T>,
  value: unknown,
  place: string,
): Result<T, HttpRefusal> => {
  const result = schema.safeParse(value);
  if (result.success) return ok(result.data);
  return err(
    malformed(
      result.error.issues.map((issue) => ({
        path: [place, ...issue.path],
        keys: issue.code === "unrecognized_keys" ? issue.keys : undefined,
        maximum: issue.code === "too_big" ? issue.maximum : undefined,
      })),
    ),
  );
};
