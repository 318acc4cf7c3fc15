import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Row } from "./rows.ts";
import type { Schema } from "./schema.ts";

/** The SQL dialects of the media. */
export type Dialect = "sqlite" | "postgres";

/** The values of columns. */
export type SqlValue = string | number | Uint8Array | null;

/** A query with its values; `R` is the type of its rows. */
export interface Query<R extends Row = Row> {
  in(dialect: Dialect): { readonly sql: string; readonly values: readonly SqlValue[] };
  /** Never present; only for the type. */
  readonly row?: R;
}

/** The query builder. */
export type Builder = Kysely<Schema>;

/** Kysely only builds the queries; the media run them. */
const builders: Readonly<Record<Dialect, Builder>> = {
  sqlite: new Kysely({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  }),
  postgres: new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
};

/** Stands for a value that is bound at each use. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Returns a placeholder for any property; throws when enumerated. */
const placeholders = new Proxy(
  {},
  {
    get: (_, name) => new Placeholder(String(name)),
    ownKeys() {
      throw new TypeError("values of a query are named one by one");
    },
  },
);

interface Compiled {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/**
 * A query that is built once per dialect and reused with other values. `build` must not inspect the
 * values: it gets placeholders.
 */
export const query = <V, R extends Row>(
  build: (db: Builder, values: V) => Compilable<R>,
): ((...values: unknown extends V ? [] : [values: V]) => Query<R>) => {
  const compiled = new Map<Dialect, Compiled>();
  const compile = (dialect: Dialect): Compiled => {
    const known = compiled.get(dialect);
    if (known !== undefined) return known;
    const fresh = build(builders[dialect], placeholders as V).compile();
    compiled.set(dialect, fresh);
    return fresh;
  };
  return (...[values]) => ({
    in(dialect) {
      const { sql, parameters } = compile(dialect);
      const given = (values ?? {}) as Readonly<Record<string, SqlValue>>;
      return { sql, values: parameters.map((parameter) => valueFor(parameter, given)) };
    },
  });
};

const valueFor = (parameter: unknown, given: Readonly<Record<string, SqlValue>>): SqlValue => {
  if (!(parameter instanceof Placeholder)) return parameter as SqlValue;
  const value = given[parameter.name];
  if (value === undefined) throw new TypeError(`a query without its "${parameter.name}"`);
  return value;
};
