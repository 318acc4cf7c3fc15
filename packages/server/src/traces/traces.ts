import type { Trace } from "@losfee/contract";
import type { OwnData } from "@losfee/contract/api";
import { THE_PLACE } from "@losfee/core";
import { query } from "../storage/query.ts";
import { integerOf, type Row, textOf, textOrNull } from "../storage/rows.ts";
import type { Tables } from "../storage/tables.ts";

/** Device, link and person behind the events of competitions. For directors only. */
export interface Traces {
  /** Returns traces by event number, where known. Linear in their number. */
  of(competition: string): Promise<ReadonlyMap<number, Trace>>;
  /** Returns the acts of a person with an account, by competition and event. */
  ofPerson(person: string): Promise<readonly OwnAct[]>;
}

/** An event that the person caused, and the device. */
export type OwnAct = OwnData["acts"][number];

const select = query((db, { competition }: { readonly competition: string }) =>
  db
    .selectFrom("event_traces")
    .selectAll()
    .where(({ and }) => and({ owner: THE_PLACE, competition })),
);

const selectOfPerson = query((db, { person }: { readonly person: string }) =>
  db
    .selectFrom("event_traces")
    .selectAll()
    .where("person", "=", person)
    .orderBy("competition")
    .orderBy("seq"),
);

/** Creates the traces in `tables`. */
export const createTraces = (tables: Tables): Traces => ({
  async of(competition) {
    const rows = await tables.all(select({ competition }));
    return new Map(rows.map((row) => [integerOf(row, "seq"), traceOf(row)]));
  },
  ofPerson: async (person) =>
    (await tables.all(selectOfPerson({ person }))).map((row) => ({
      ...{ competition: textOf(row, "competition"), seq: integerOf(row, "seq") },
      ...{ browser: textOrNull(row, "browser"), system: textOrNull(row, "system") },
    })),
});

const traceOf = (row: Row): Trace => ({
  session: textOrNull(row, "session"),
  link: textOrNull(row, "link"),
  person: textOrNull(row, "person"),
  browser: textOrNull(row, "browser"),
  system: textOrNull(row, "system"),
});
