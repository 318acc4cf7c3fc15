import type pg from "pg";
import type { SqlValue } from "../query.ts";
import type { Row } from "../rows.ts";
import type { Outcome, Step } from "../steps.ts";

/** A statement for many sets of values at once, each a row of `asked`. */
interface Together {
  readonly text: string;
  readonly values: readonly (readonly SqlValue[])[];
}

/** `asked` as the values of one statement: a list per parameter, for any number of rows. */
const asked = (sets: readonly (readonly SqlValue[])[]): Together => {
  const places = (sets[0] ?? []).map((_, place) => sets.map((set) => set[place] ?? null));
  const lists = places.map((list, place) => `$${place + 1}::${typeOf(list)}[]`);
  const names = places.map((_, place) => `v${place + 1}`);
  return {
    text: `unnest(${lists.join(", ")}) WITH ORDINALITY AS asked (${[...names, "n"].join(", ")})`,
    values: places,
  };
};

const typeOf = (list: readonly SqlValue[]): string =>
  list.some((value) => typeof value === "number") ? "bigint" : "text";

/** True if all values can be in lists; bytes are sent individually. */
const canBeListed = (sets: readonly (readonly SqlValue[])[]): boolean =>
  sets.every((set) => set.length > 0 && !set.some((value) => value instanceof Uint8Array));

const inAsked = (sql: string): string => sql.replaceAll(/\$(\d+)/g, "asked.v$1");

/** An insertion of one row with consecutive parameters, and its conflict clause. */
const INSERTION =
  /^(insert into "\w+" \([^)]*\)) values \(([$\d, ]+)\)( on conflict [^$]* do update [^$]*)?$/;

/** Runs an unordered query for all sets, returning the rows of each. */
const readTogether = async (
  client: pg.ClientBase,
  sql: string,
  sets: readonly (readonly SqlValue[])[],
  prepares = isPrepared(sql),
): Promise<readonly Outcome[]> => {
  const { text, values } = asked(sets);
  const each = `SELECT asked.n AS "asked n", found.* FROM ${text} CROSS JOIN LATERAL (${inAsked(sql)}) AS found`;
  const { rows } = await execute(client, { sql: each, values }, prepares);
  const found = sets.map((): Row[] => []);
  for (const { "asked n": n, ...row } of rows) found[Number(n) - 1]?.push(row);
  return found.map((rows) => ({ rows, changes: 0 }));
};

const insertTogether = async (
  client: pg.ClientBase,
  [, into = "", places = "", conflict = ""]: RegExpExecArray,
  sets: readonly (readonly SqlValue[])[],
): Promise<readonly Outcome[]> => {
  const { text, values } = asked(sets);
  await execute(client, {
    sql: `${into} SELECT ${inAsked(places)} FROM ${text}${conflict}`,
    values,
  });
  return sets.map(() => ({ rows: [], changes: 1 }));
};

/** Runs a statement for each set of values, batched if that is equivalent. */
const executeAll = async (
  client: pg.ClientBase,
  sql: string,
  sets: readonly (readonly SqlValue[])[],
  wants: Step["wants"],
): Promise<readonly Outcome[]> => {
  if (sets.length > 1 && canBeListed(sets)) {
    const insertion = wants === "changes" ? INSERTION.exec(sql) : null;
    if (insertion !== null) return insertTogether(client, insertion, sets);
    if (wants === "rows" && !/ order by /i.test(sql)) return readTogether(client, sql, sets);
  }
  const outcomes: Outcome[] = [];
  for (const values of sets) outcomes.push(await execute(client, { sql, values }));
  return outcomes;
};

/** Runs independent steps, batching equal statements. */
export const executeSteps = async (
  client: pg.ClientBase,
  steps: readonly Step[],
): Promise<readonly Outcome[]> => {
  const outcomes = new Map<Step, Outcome>();
  const alike = Map.groupBy(steps, ({ query }) => query.in("postgres").sql);
  for (const [sql, those] of alike) {
    const sets = those.map(({ query }) => query.in("postgres").values);
    const found = await executeAll(client, sql, sets, those[0]?.wants ?? "rows");
    for (const [index, outcome] of found.entries()) {
      const step = those[index];
      if (step !== undefined) outcomes.set(step, outcome);
    }
  }
  return steps.map((step) => {
    const outcome = outcomes.get(step);
    if (outcome === undefined) throw new Error("a step without an outcome");
    return outcome;
  });
};

/** Returns the first row for each set of values. */
export const firstOfEach = async (
  client: pg.ClientBase,
  sql: string,
  sets: readonly (readonly SqlValue[])[],
): Promise<readonly (Row | undefined)[]> => {
  if (sets.every((set) => set.length === 0)) {
    const { rows } = await execute(client, { sql, values: [] });
    return sets.map(() => rows[0]);
  }
  if (sets.length === 1 || !canBeListed(sets)) {
    const rows: (Row | undefined)[] = [];
    for (const values of sets) rows.push((await execute(client, { sql, values })).rows[0]);
    return rows;
  }
  const one = `SELECT * FROM (${sql}) AS every LIMIT 1`;
  return (await readTogether(client, one, sets, isPrepared(sql))).map(({ rows }) => rows[0]);
};

/** A statement in PostgreSQL's dialect; a value may be a list. */
interface Statement {
  readonly sql: string;
  readonly values: readonly (SqlValue | readonly SqlValue[])[];
}

const execute = async (
  client: pg.ClientBase,
  { sql, values }: Statement,
  prepares = isPrepared(sql),
): Promise<Outcome> => {
  const name = prepares ? { name: nameOf(sql) } : {};
  const { rows, rowCount } = await client.query({ text: sql, values: [...values], ...name });
  return { rows, changes: rowCount ?? 0 };
};

/**
 * True if a query is planned once per connection instead of each time. Not if it selects all
 * columns: a newer Losfee on the same database may add one, and PostgreSQL rejects the plan then.
 */
const isPrepared = (sql: string): boolean => !sql.includes("*");

/** By SQL; queries are static, so there are a few hundred at most. */
const names = new Map<string, string>();

const nameOf = (sql: string): string => {
  const name = names.get(sql) ?? `losfee_${names.size}`;
  names.set(sql, name);
  return name;
};
