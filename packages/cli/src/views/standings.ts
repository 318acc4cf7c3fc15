import type { EntryId } from "@losfee/core";
import { standingsTexts } from "@losfee/messages/cli-standings";
import { type Call, flagOption, misused } from "../call/call.ts";
import { print, printJson, printText } from "../terminal/print.ts";

/** A table of ranks, for programs, for spreadsheets and for people. */
export interface RankTable {
  readonly json: () => object;
  readonly csv: (delimiter: "," | "\t") => string;
  readonly text: () => string;
}

/** Detail of a working: a line for each value, or all of its terms. */
type Detail = "brief" | "whole";

/** The standings after a round of games for two or of a stage at tables, and their calculation. */
export interface Standings extends RankTable {
  readonly codes: readonly string[];
  /** Message for a criterion that is not among the codes. */
  readonly notInRanking: (code: string) => string;
  readonly entryNamed: (text: string) => EntryId;
  /** Returns for programs the calculation of an entry's values; of one criterion only if given. */
  readonly standing: (entry: EntryId, code: string | undefined) => object;
  readonly workings: (entry: EntryId, code: string | undefined, detail: Detail) => Promise<string>;
  /** Returns for programs why one of two is ahead of the other. */
  readonly lead: (pair: readonly [EntryId, EntryId]) => object;
  readonly leadText: (pair: readonly [EntryId, EntryId], detail: Detail) => Promise<string>;
}

/** Prints a table in the requested form: `--json`, `--csv`, `--tsv`, or as text. */
export const printTable = (call: Call, { json, csv, text }: RankTable): void => {
  if (call.json) printJson(json());
  else if (flagOption(call, "csv") === true) printText(csv(","));
  else if (flagOption(call, "tsv") === true) printText(csv("\t"));
  else print(text());
};

/** Prints why an entry has its rank. */
export const printWorkings = async (
  call: Call,
  standings: Standings,
  { player, criterion }: { readonly player: string; readonly criterion?: string | undefined },
  detail: Detail,
): Promise<void> => {
  const { codes } = standings;
  const entry = standings.entryNamed(player);
  const code = criterion?.toUpperCase();
  if (code !== undefined && !codes.includes(code)) {
    throw misused(standings.notInRanking(code), "criterion-not-in-ranking", { code, codes });
  }
  if (call.json) printJson(standings.standing(entry, code));
  else print(await standings.workings(entry, code, detail));
};

/** Prints why one of two entries is ahead of the other. */
export const printLead = async (
  call: Call,
  standings: Standings,
  players: readonly string[],
  detail: Detail,
): Promise<void> => {
  const [one, other, ...more] = players;
  if (one === undefined || other === undefined || more.length > 0) {
    throw misused(standingsTexts[call.language].twoPlayers, "two-players");
  }
  const pair = [standings.entryNamed(one), standings.entryNamed(other)] as const;
  if (call.json) printJson(standings.lead(pair));
  else print(await standings.leadText(pair, detail));
};
