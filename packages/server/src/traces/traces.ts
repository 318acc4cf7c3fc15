import type { Trace } from "@losfee/contract";
import { THE_PLACE } from "@losfee/core";
import { query } from "../storage/query.ts";
import { integerOf, type Row } from "../storage/rows.ts";
import type { Tables } from "../storage/tables.ts";

/** By which device, link and person the events of competitions came in. For directors alone. */
export interface Traces {
  /** By the numbers of the events; nothing of those of which nothing is known. Linear in them. */
  of(competition: string): Promise<ReadonlyMap<number, Trace>>;
}

const select = query((db, { competition }: { readonly competition: string }) =>
  db
    .selectFrom("event_traces")
    .selectAll()
    .where("owner", "=", THE_PLACE)
    .where("competition", "=", competition),
);

/** The traces in `tables`. */
export const createTraces = (tables: Tables): Traces => ({
  async of(competition) {
    const rows = await tables.all(select({ competition }));
    return new Map(rows.map((row) => [integerOf(row, "seq"), traceOf(row)]));
  },
});

const traceOf = (row: Row): Trace => ({
  session: textOrNull(row["session"]),
  link: textOrNull(row["link"]),
  person: textOrNull(row["person"]),
  browser: textOrNull(row["browser"]),
  system: textOrNull(row["system"]),
});

const textOrNull = (value: Row[string] | undefined): string | null =>
  typeof value === "string" ? value : null;
