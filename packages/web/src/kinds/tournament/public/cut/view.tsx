import type { OutlookGroup, OutlookRow } from "@losfee/contract";
import { cutTexts } from "@losfee/messages/cut-line";
import { tableTexts } from "@losfee/messages/tournament-parts-tables";
import type { VNode } from "preact";
import { ColumnLegend } from "../../../../parts/column-legend.tsx";
import { type Column, ColumnTable, shortHeading } from "../../../../parts/column-table.tsx";
import { Section } from "../../../../parts/section.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { useLanguage, usePage, useTexts } from "../../../../shell/page-context.ts";
import { playerPath } from "../../../../shell/paths.ts";
import { Needs } from "../../parts/tables/needs.tsx";
import { StagePage } from "../../parts/tables/stage-page.tsx";
import { VerdictMark } from "../../parts/tables/verdict-mark.tsx";
import type { CutModel, StageCut } from "./page.ts";
import { cutTitle } from "./page.ts";
import { TablePlan } from "./table-plan.tsx";

/** The cut line: players in, out or undecided, and what each still needs. */
export const CutView = ({ model }: PageProps<CutModel>): VNode => {
  const page = usePage();
  return (
    <StagePage
      title={cutTitle(model, page)}
      isPublished={model.stage !== null || model.isComputing}
    >
      {model.isComputing && (
        <p class="message">
          {cutTexts[page.language].reckoning} <a href={page.url}>{cutTexts[page.language].again}</a>
        </p>
      )}
      {model.stage !== null && <Cut stage={model.stage} model={model} />}
    </StagePage>
  );
};

const Cut = ({ stage, model }: PageProps<CutModel> & { readonly stage: StageCut }): VNode => {
  const t = useTexts(cutTexts);
  const { next, players, perTable, others, open, groups } = stage;
  const isInexact = groups.some(({ rows }) =>
    rows.some(({ exact, verdict }) => !exact && verdict === "open"),
  );
  return (
    <>
      <p>
        {next === ""
          ? t.winner
          : perTable > 0
            ? t.perTable({ places: perTable, players, others, next })
            : t.overall({ players, next })}{" "}
        {t.left({ open })}
      </p>
      <TablePlan stage={stage} />
      {groups.map((group) => (
        <CutGroup key={group.table} group={group} byTable={perTable > 0} model={model} />
      ))}
      <ColumnLegend columns={[{ short: t.points, label: t.pointsLong }]} />
      {groups.some(({ rows }) => rows.some(({ lineBelow }) => lineBelow)) && (
        <p class="note">{t.line}</p>
      )}
      {isInexact && <p class="note">{t.inexact}</p>}
    </>
  );
};

/** Players who compete for the same places: one table, or all of them. */
const CutGroup = ({
  group,
  byTable,
  model,
}: PageProps<CutModel> & {
  readonly group: OutlookGroup;
  readonly byTable: boolean;
}): VNode => {
  const t = useTexts(cutTexts);
  const table = (
    <div class="standings-scroller">
      <CutTable group={group} model={model} />
    </div>
  );
  if (!byTable) return table;
  return (
    <Section
      id={`cut-table-${group.table ?? 0}`}
      title={group.table === null ? t.rest : t.table({ table: group.table })}
    >
      {table}
    </Section>
  );
};

const CutTable = ({
  group,
  model,
}: PageProps<CutModel> & { readonly group: OutlookGroup }): VNode => {
  const language = useLanguage();
  const t = cutTexts[language];
  const tableColumn: Column<OutlookRow> = {
    heading: t.tableWord,
    class: "number",
    cell: ({ table }) => table,
  };
  return (
    <ColumnTable
      class={group.table === null ? "wide cut-table whole-field" : "wide cut-table"}
      caption={group.table === null ? t.caption : t.table({ table: group.table })}
      lines={group.rows}
      lineClass={({ verdict, lineBelow }) => (lineBelow ? `${verdict} cut-line-below` : verdict)}
      columns={[
        { heading: t.rank, class: "number rank", cell: ({ rank }) => rank },
        {
          heading: tableTexts[language].name,
          class: "name",
          isRowHeading: true,
          cell: ({ entry, name, substitution, lineBelow }) => (
            <>
              <a href={playerPath(model.competition, entry)}>{name}</a>
              {substitution !== "" && <span class="note"> {substitution}</span>}
              {lineBelow && <span class="visually-hidden"> ({t.lineBelow})</span>}
            </>
          ),
        },
        ...(group.table === null ? [tableColumn] : []),
        {
          heading: shortHeading(t.points, t.pointsLong),
          class: "number",
          cell: ({ points }) => points,
        },
        {
          heading: t.verdict,
          cell: (outlook) => <VerdictMark of={outlook} />,
        },
        { heading: t.needs, cell: (outlook) => <Needs outlook={outlook} /> },
      ]}
    />
  );
};
