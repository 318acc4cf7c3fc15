import type { Fraction } from "@losfee/core";
import type { Delimiter } from "../ranking-table/delimited.ts";
import { markedTable } from "./marked-table.ts";
import { exactText } from "./write-tables.ts";

/** A team of a file. */
interface TeamLine {
  /** Null: too few members. */
  readonly rank: number | null;
  readonly name: string;
  readonly values: readonly Fraction[];
  readonly members: readonly { readonly name: string; readonly counts: boolean }[];
  readonly unconfirmed?: true;
}

/** Writes the standings of individuals' teams as CSV: rank, team, criteria, members who count. */
export const teamStandingsCsv = (
  criteria: readonly string[],
  lines: readonly TeamLine[],
  delimiter: Delimiter = ",",
): string =>
  markedTable(
    ["rank", "team", ...criteria, "members"],
    lines,
    ({ rank, name, values, members }) => [
      rank ?? "",
      name,
      ...values.map(exactText),
      members
        .filter(({ counts }) => counts)
        .map((member) => member.name)
        .join("; "),
    ],
    delimiter,
  );
