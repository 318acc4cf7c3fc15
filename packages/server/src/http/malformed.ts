import { err, ok, type Result } from "@losfee/core";
import type { z } from "zod";
import type { FieldFault, HttpRefusal } from "../messages/http-refusal.ts";

/** A value that a schema rejects. */
interface SchemaFault {
  readonly path: readonly PropertyKey[];
  /** Unknown keys; zod reports them apart from the path. */
  readonly keys?: unknown;
  /** The maximum length or size, if exceeded. */
  readonly maximum?: unknown;
}

/** Most faults reported per request; a list of a thousand people may be wrong in every line. */
const MOST_FAULTS = 20;

/** The refusal of a request with these faults; without any, of the request as a whole. */
export const malformed = (found: readonly SchemaFault[]): HttpRefusal => {
  const faults = found.flatMap(fieldFaults).slice(0, MOST_FAULTS);
  const [first = { field: "" }] = faults;
  return { code: "malformed-request", ...first, faults };
};

/** The parts of a zod issue that are used here. */
type Issue = Pick<z.core.$ZodIssue, "code" | "path"> & {
  readonly keys?: unknown;
  readonly maximum?: unknown;
  readonly errors?: unknown;
};

/**
 * Converts an issue to faults of values. For a union, takes the variant with size faults only: just
 * the number was wrong there.
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

/** Parses a part of a body whose schema depends on the competition; `place` is its path. */
export const parsed = <T>(
  schema: z.ZodType<T>,
  value: unknown,
  place: string,
): Result<T, HttpRefusal> => {
  const result = schema.safeParse(value);
  if (result.success) return ok(result.data);
  return err(malformed(result.error.issues.flatMap((issue) => faultsOfIssue(issue, [place]))));
};
