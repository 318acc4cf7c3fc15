import { canTellApart, fideIdKey, type Identity, nameKey } from "@losfee/core";
import type { Layout } from "./layout.ts";
import { nameColumn, type ReadRow } from "./read-row.ts";
import type { RowFault } from "./refusal.ts";

/** A person entered in the competition. */
export interface EnteredPerson extends Identity {
  readonly id: number;
  readonly name: string;
}

/** A person to compare others with: of the list, or of the competition. */
interface Holder extends Identity {
  readonly name: string;
  /** The line, or the entry that the competition has. */
  readonly line: number | null;
  readonly id: number;
}

/**
 * Finds people who are in an earlier line or entered already: by FIDE ID, or by a name without a
 * different FIDE ID, birth or club. Includes rows with other faults.
 */
export const repeatedPeople = (
  rows: readonly ReadRow[],
  columns: Layout["columns"],
  entered: readonly EnteredPerson[],
): readonly RowFault[] => {
  const byName = new Map<string, Holder[]>();
  const byFideId = new Map<string, Holder>();
  const add = (holder: Holder): void => {
    const [key, id] = [nameKey(holder.name), fideIdKey(holder.fideId)];
    byName.set(key, [...(byName.get(key) ?? []), holder]);
    if (id !== "" && !byFideId.has(id)) byFideId.set(id, holder);
  };
  for (const person of entered) add({ ...person, line: null });
  const faults: RowFault[] = [];
  for (const { line, entry } of rows) {
    const { name, fideId = "" } = entry;
    const id = fideIdKey(fideId);
    const same = id === "" ? undefined : byFideId.get(id);
    const namesakes = name === "" ? [] : (byName.get(nameKey(name)) ?? []);
    const holder = same ?? namesakes.find((one) => !canTellApart(one, entry));
    const column = same === undefined ? nameColumn(columns) : columns.indexOf("fideId") + 1;
    if (holder?.line === null) {
      const person = { name: holder.name, entry: holder.id };
      faults.push({ code: "csv-entered-already", line, column, ...person });
    } else if (holder !== undefined) {
      const place = { line, column, firstLine: holder.line };
      faults.push(
        same === undefined
          ? { code: "csv-duplicate-name", ...place, name }
          : { code: "csv-duplicate-fide-id", ...place, fideId },
      );
    }
    add({ ...entry, line, id: 0 });
  }
  return faults;
};
