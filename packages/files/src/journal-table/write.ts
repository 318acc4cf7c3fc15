import { delimitedTable } from "../ranking-table/delimited.ts";

/** An event of a journal as a line of a table. Times are ISO 8601 in UTC. */
export interface WrittenJournalLine {
  readonly seq: number;
  readonly recordedAt: string;
  readonly effectiveAt: string;
  /** In the journal's form: `results:Anna`. */
  readonly actor: string;
  /** In readers' form: `Anna`. */
  readonly who: string;
  /** Kind of the link; empty for none. */
  readonly link: string;
  /** Device; empty if unknown. */
  readonly device: string;
  readonly group: string;
  readonly type: string;
  readonly text: string;
}

/** Writes a journal as CSV: actor, act, time, link and device. No cell is a formula. */
export const journalCsv = (lines: readonly WrittenJournalLine[]): string =>
  delimitedTable(
    ["number", "recorded", "happened", "actor", "who", "link", "device", "kind", "type", "what"],
    lines.map((line) => [
      line.seq,
      line.recordedAt,
      line.effectiveAt,
      line.actor,
      line.who,
      line.link,
      line.device,
      line.group,
      line.type,
      line.text,
    ]),
    ",",
  );
