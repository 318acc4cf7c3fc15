import { THE_PLACE } from "@losfee/core";
import type { Insertable } from "kysely";
import { type Query, query } from "./query.ts";
import type { Schema } from "./schema.ts";

/** `createdAt` for `created_at`. */
type Property<Column extends string> = Column extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Property<Tail>>}`
  : Column;

/** A table's row, by properties. */
type RowOf<Table extends keyof Schema> = {
  readonly [Column in keyof Insertable<Schema[Table]> & string as Property<Column>]-?: Exclude<
    Insertable<Schema[Table]>[Column],
    undefined
  >;
};

/** Options of inserting. */
interface InsertOptions<Names> {
  /** Sets the column `owner` to this server's. */
  readonly owned?: true;
  /** A row with the same key stays as it is, or, with the properties of a key, gets new values. */
  readonly known?: "kept" | readonly Names[];
}

const columnOf = (property: string): string =>
  property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the query that inserts a row with these columns, named as properties. */
export const inserting = <
  Table extends keyof Schema,
  const Names extends keyof RowOf<Table> & string,
>(
  table: Table,
  properties: readonly Names[],
  { owned, known }: InsertOptions<Names> = {},
): ((row: Pick<RowOf<Table>, Names>) => Query) =>
  query((db, row: Readonly<Record<string, unknown>>) => {
    const owner = owned ? { owner: THE_PLACE } : {};
    const values = Object.fromEntries(properties.map((name) => [columnOf(name), row[name]]));
    // Checked by the type of the properties.
    const insert = db.insertInto(table).values({ ...owner, ...values } as never);
    if (known === undefined) return insert;
    if (known === "kept") return insert.onConflict((conflict) => conflict.doNothing());
    const key = [...(owned ? ["owner"] : []), ...known.map(columnOf)] as never;
    return insert.onConflict((conflict) =>
      conflict
        .columns(key)
        .doUpdateSet(
          (excluded) =>
            Object.fromEntries(
              properties
                .filter((name) => !known.includes(name))
                .map((name) => [
                  columnOf(name),
                  excluded.ref(`excluded.${columnOf(name)}` as never),
                ]),
            ) as never,
        ),
    );
  });
