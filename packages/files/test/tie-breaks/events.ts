import { readdirSync, readFileSync } from "node:fs";
import {
  type Placing,
  parseChain,
  type RankingField,
  type RuleEdition,
  rankBy,
} from "@losfee/core";
import { parseTrf, rankingFieldOf, type TrfRankingOptions } from "../../src/trf/index.ts";

const VECTORS = new URL("vectors/", import.meta.url);

const textOf = (file: string): string => readFileSync(new URL(file, VECTORS), "utf8");

/** Returns the names of the events in a folder of reference data, without extensions. */
export const eventsIn = (folder: string): readonly string[] =>
  readdirSync(new URL(`${folder}/`, VECTORS))
    .filter((name) => name.endsWith(".trf"))
    .map((name) => name.replace(/\.trf$/, ""));

/** Returns the field of an event's TRF file. */
export const fieldOf = (event: string, options: TrfRankingOptions = {}): RankingField => {
  const file = parseTrf(readFileSync(new URL(`${event}.trf`, VECTORS)));
  if (!file.ok) throw new Error(`${event}: ${file.error.code}`);
  return rankingFieldOf(file.value.tournament, options);
};

/** A table of reference values: the columns' names, and the rows by starting number. */
interface ValueTable {
  readonly columns: readonly string[];
  readonly rows: ReadonlyMap<number, readonly string[]>;
}

/** Reads a table that begins with the column `StartNo`. */
export const tableOf = (file: string): ValueTable => {
  const [head = [], ...lines] = textOf(file)
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split("\t"));
  const rows = new Map(lines.map(([number, ...cells]) => [Number(number), cells]));
  return { columns: head.slice(1), rows };
};

/** Values by code, then by starting number; null if there is none. */
export type CodeValues = Readonly<Record<string, Readonly<Record<string, number | null>>>>;

/** FIDE's checker's values of an event, for both editions of the rules. */
export interface CheckerValues {
  readonly roundRobin: boolean;
  readonly rounds: number;
  readonly editions: Readonly<
    Record<string, { readonly values: CodeValues; readonly rankAfterPtsThenCode: CodeValues }>
  >;
}

export const jsonOf = <T>(file: string): T => JSON.parse(textOf(file));

/** Editions as the reference data name them. */
export const EDITIONS: Readonly<Record<string, RuleEdition>> = { "2024-08": 2024, "2026-03": 2026 };

/** Ranks a field by codes; every code must be known. */
export const ranked = (codes: readonly string[], field: RankingField): readonly Placing[] => {
  const chain = parseChain(codes.join(","));
  if (!chain.ok) throw new Error(JSON.stringify(chain.error));
  return rankBy(chain.value, field);
};

/** True if a value is the expected one; null is an undefined value. */
export const isValue = (value: number | undefined, wanted: number | null | undefined): boolean =>
  wanted === null || wanted === undefined
    ? Number.isNaN(value)
    : value !== undefined && Math.abs(value - wanted) < 1e-9;
