import { delimitedTable } from "../ranking-table/delimited.ts";

/** An event of a journal as a line of a table. Times are ISO 8601 in UTC. */
export interface WrittenJournalLine {
  readonly seq: number;
  readonly recordedAt: string;
  readonly effectiveAt: string;
  /** As the journal has it: `results:Anna`. */
  readonly actor: string;
  /** As people say it: `Anna`. */
  readonly who: string;
  /** By which kind of link; empty for none. */
  readonly link: string;
  /** From which device; empty where nothing is known. */
  readonly device: string;
  readonly group: string;
  readonly type: string;
  readonly text: string;
}

/** A journal as CSV: who did what when, by which link and device. Nothing in it is a formula. */
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
