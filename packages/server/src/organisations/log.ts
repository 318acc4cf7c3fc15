import { integerOf, jsonOf, textOf } from "../storage/rows.ts";
import { all, first, run, type Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";
import type { LoggedAct, LogLine } from "./organisation.ts";
import { logQueries as sql } from "./organisation-queries.ts";

/** Key of the place's log, for entries without an organisation. */
const OF_THE_PLACE = "";

/** Appends a line to an organisation's log (null: the place's), in the transaction of the act. */
export function* addToLog(
  organisation: string | null,
  { at, actor, entry }: { readonly at: string; readonly actor: string; readonly entry: LoggedAct },
): Steps<void> {
  const whose = organisation ?? OF_THE_PLACE;
  const last = yield* first(sql.last({ organisation: whose }));
  const seq = last === undefined ? 1 : integerOf(last, "seq") + 1;
  yield* run(sql.add({ organisation: whose, seq, at, actor, entry: JSON.stringify(entry) }));
}

/** Returns the log of an organisation from its beginning. */
export function* readLog(organisation: string): Steps<readonly LogLine[]> {
  const rows = yield* all(sql.all({ organisation }));
  return rows.map((row) => ({
    seq: integerOf(row, "seq"),
    at: textOf(row, "at"),
    actor: textOf(row, "actor"),
    entry: jsonOf(row, "entry") as LoggedAct,
  }));
}

/** Returns a transaction runner that calls `notify` after each success. */
export const notifyingAfter =
  (tables: Pick<Tables, "transact">, notify: () => void) =>
  async <T extends { readonly ok: boolean }>(work: () => Steps<T>): Promise<T> => {
    const done = await tables.transact(work);
    if (done.ok) notify();
    return done;
  };
