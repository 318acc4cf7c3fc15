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

/** An issue of a schema as zod tells it, as far as it is used here. */
type Issue = Pick<z.core.$ZodIssue, "code" | "path"> & {
  readonly keys?: unknown;
  readonly maximum?: unknown;
  readonly errors?: unknown;
};

/**
 * What an issue says of values. Of several shapes that a value could have had, the one counts that
 * complains of nothing but sizes: only the number was wrong there.
 */
export const faultsOfIssue = (
  { code, path, keys, maximum, errors }: Issue,
  before: readonly PropertyKey[] = [],
): readonly SchemaFault[] => {
  const at = [...before, ...path];
  const shapes = code === "invalid_union" && Array.isArray(errors) ? (errors as Issue[][]) : [];
  const large = shapes.find(
    (issues) => issues.length > 0 && issues.every((one) => one.code === "too_big"),
  );
  if (large !== undefined) return large.flatMap((issue) => faultsOfIssue(issue, at));
  return [
    {
      path: at,
      keys: code === "unrecognized_keys" ? keys : undefined,
      maximum: code === "too_big" ? maximum : undefined,
    },
  ];
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
  return err(malformed(result.error.issues.flatMap((issue) => faultsOfIssue(issue, [place]))));
};
