import type { VNode } from "preact";
import { type Column, ColumnTable } from "../../../../parts/column-table.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { comparePathIn, workingPath } from "../../parts/standings-of.ts";
import { VerdictMark } from "../../parts/tables/verdict-mark.tsx";
import { clubColumn, criteriaColumns, frameOf, nameColumn, rankColumn } from "./columns.tsx";
import type { StageLine } from "./stage-lines.ts";
import type { StageStandings } from "./stage-model.ts";
import { standingsTexts } from "./texts.ts";

/** The standings of a stage at tables or of all of them, with who advances; the console's, too. */
export const StageTable = (props: PageProps<StageStandings>): VNode => (
  <ColumnTable
    {...frameOf(props)}
    columns={[
      rankColumn<StageLine>(props),
      ...nameColumn<StageLine>(props),
      ...clubColumn<StageLine>(props),
      ...stageColumns(props),
    ]}
    lines={props.model.lines}
  />
);

const stageColumns = (props: PageProps<StageStandings>): readonly Column<StageLine>[] => {
  const { model, page } = props;
  const { competition } = model;
  const t = standingsTexts[page.language];
  const values = criteriaColumns<StageLine>(props, ({ stage, entry }, place) =>
    workingPath(competition, { stage }, entry, place),
  );
  const cut: Column<StageLine> = {
    heading: t.cut,
    cell: ({ verdict }) =>
      verdict !== null && <VerdictMark verdict={verdict} language={page.language} />,
  };
  return [
    ...(model.stage === null
      ? [{ heading: t.reached, cell: ({ reached }: StageLine) => reached }, ...values]
      : [...values, { heading: t.table, class: "number", cell: ({ table }: StageLine) => table }]),
    ...(model.lines.some(({ verdict }) => verdict !== null) ? [cut] : []),
    {
      heading: t.why,
      class: "why no-print",
      cell: ({ above, entry, name, stage, decidedBy }) =>
        above !== null && (
          <a href={comparePathIn(competition, { stage }, above, entry)} title={t.whyBehind(name)}>
            {decidedBy}
          </a>
        ),
    },
  ];
};
