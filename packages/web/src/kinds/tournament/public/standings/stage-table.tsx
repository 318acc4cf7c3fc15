import { tableTexts } from "@losfee/messages/tournament-parts-tables";
import { standingsTexts } from "@losfee/messages/tournament-public-standings";
import type { VNode } from "preact";
import { type Column, ColumnTable } from "../../../../parts/column-table.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { comparePathIn, workingPath } from "../../parts/standings-of.ts";
import { VerdictMark } from "../../parts/tables/verdict-mark.tsx";
import { clubColumn, criteriaColumns, frameOf, nameColumn, rankColumn } from "./columns.tsx";
import type { StageLine } from "./stage-lines.ts";
import type { StageStandings } from "./stage-model.ts";

/** Standings of a stage at tables or of all, with verdicts; also used by the console. */
export const StageTable = (props: PageProps<StageStandings>): VNode => (
  <ColumnTable
    {...frameOf(props)}
    columns={[
      rankColumn<StageLine>(props),
      ...nameColumn<StageLine>(props, (line) => <UnderName line={line} {...props} />),
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
    class: "aside",
    cell: ({ verdict, because }) =>
      verdict !== null && <VerdictMark of={{ verdict, because }} language={page.language} />,
  };
  return [
    ...(model.stage === null
      ? [
          { heading: t.reached, class: "aside", cell: ({ reached }: StageLine) => reached },
          ...values,
        ]
      : [
          ...values,
          { heading: t.table, class: "number aside", cell: ({ table }: StageLine) => table },
        ]),
    ...(model.lines.some(({ verdict }) => verdict !== null) ? [cut] : []),
    {
      heading: t.why,
      class: "why aside",
      cell: (line) => <Decision line={line} {...props} />,
    },
  ];
};

/** The criterion that decides against the line above; links to the comparison. */
const Decision = ({
  line: { above, entry, name, stage, decidedBy },
  model: { competition },
  page,
}: PageProps<StageStandings> & { readonly line: StageLine }): VNode => {
  if (above === null) return <>{decidedBy}</>;
  return (
    <a
      href={comparePathIn(competition, { stage }, above, entry)}
      title={standingsTexts[page.language].whyBehind({ name })}
    >
      {decidedBy}
    </a>
  );
};

/** Values without a column on a phone. */
const UnderName = (props: PageProps<StageStandings> & { readonly line: StageLine }): VNode => {
  const { model, page, line } = props;
  const { verdict, because, table, reached } = line;
  return (
    <span class="under-name">
      {verdict !== null && <VerdictMark of={{ verdict, because }} language={page.language} />}
      {model.stage === null ? (
        <span>{reached}</span>
      ) : (
        table !== null && <span>{tableTexts[page.language].table({ table })}</span>
      )}
      <Decision {...props} />
    </span>
  );
};
