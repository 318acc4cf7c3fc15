import { formatList, type Language, type OutlookRow, verdictTexts } from "@losfee/contract";
import type { Verdict } from "@losfee/core";
import { planTexts } from "@losfee/messages/tournament-public-cut";
import type { VNode } from "preact";
import { useLanguage } from "../../../../shell/page-context.ts";
import type { StageCut } from "./page.ts";

const SIZE = 96;
const MIDDLE = SIZE / 2;
/** From the middle of a table to its seats. */
const REACH = 34;

/** The tables from above; each seat shows if the player is in, out, or undecided. */
export const TablePlan = ({ stage }: { readonly stage: StageCut }): VNode | null => {
  const language = useLanguage();
  const t = planTexts[language];
  const tables = tablesOf(stage);
  if (tables.length === 0) return null;
  const words = verdictTexts[language];
  return (
    <figure class="cut-plan">
      <ul aria-label={t.plan}>
        {tables.map(({ table, rows }) => {
          const picture = (
            <TablePicture
              table={table}
              rows={rows}
              label={t.tableOf({ table, tally: tallied(countsOf(rows), words, language) })}
            />
          );
          return (
            <li key={table}>
              {stage.perTable > 0 ? <a href={`#cut-table-${table}`}>{picture}</a> : picture}
            </li>
          );
        })}
      </ul>
      <figcaption class="legend cut-plan-legend">
        {VERDICTS.map((verdict) => (
          <span key={verdict}>
            <svg width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true">
              <Seat verdict={verdict} />
            </svg>{" "}
            {words[verdict]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
};

const VERDICTS = ["in", "open", "out"] as const satisfies readonly Verdict[];

interface PlannedTable {
  readonly table: number;
  /** Rows in the order of the standings. */
  readonly rows: readonly OutlookRow[];
}

/** Groups seated players by table. */
const tablesOf = ({ groups }: StageCut): readonly PlannedTable[] => {
  const byTable = new Map<number, OutlookRow[]>();
  for (const row of groups.flatMap(({ rows }) => rows)) {
    if (row.table === null) continue;
    byTable.set(row.table, [...(byTable.get(row.table) ?? []), row]);
  }
  return [...byTable].map(([table, rows]) => ({ table, rows })).sort((a, b) => a.table - b.table);
};

/** Number of players at a table with each prospect: `1 weiter, 2 offen`. */
const tallied = (
  counts: Readonly<Record<Verdict, number>>,
  words: Readonly<Record<Verdict, string>>,
  language: Language,
): string =>
  formatList(
    VERDICTS.flatMap((verdict) =>
      counts[verdict] === 0 ? [] : `${counts[verdict]} ${words[verdict]}`,
    ),
    language,
  );

const countsOf = (rows: readonly OutlookRow[]): Readonly<Record<Verdict, number>> => {
  const count = (wanted: Verdict): number =>
    rows.filter(({ verdict }) => verdict === wanted).length;
  return { in: count("in"), open: count("open"), out: count("out") };
};

const TablePicture = ({ table, rows, label }: PlannedTable & { readonly label: string }): VNode => (
  <svg width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={label}>
    <circle class="plan-table" cx={MIDDLE} cy={MIDDLE} r="22" />
    <text class="plan-number" x={MIDDLE} y={MIDDLE} dy="0.36em" text-anchor="middle">
      {table}
    </text>
    {rows.map(({ entry, verdict }, index) => {
      const angle = (2 * Math.PI * index) / rows.length - Math.PI / 2;
      const x = Math.round(MIDDLE + REACH * Math.cos(angle));
      const y = Math.round(MIDDLE + REACH * Math.sin(angle));
      return (
        <g key={entry} transform={`translate(${x} ${y})`}>
          <Seat verdict={verdict} />
        </g>
      );
    })}
  </svg>
);

/** In: a filled seat with a tick; out: an empty one crossed out; open: an empty one. */
const Seat = ({ verdict }: { readonly verdict: Verdict }): VNode => (
  <g class={`plan-seat ${verdict}`}>
    <circle r="8" />
    {verdict === "in" && <path d="M-3.5 0.5l2.5 2.5l4.5 -5" />}
    {verdict === "out" && <path d="M-3 -3l6 6m0 -6l-6 6" />}
  </g>
);
