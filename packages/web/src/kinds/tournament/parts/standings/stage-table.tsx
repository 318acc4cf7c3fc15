import { tableTexts } from "@losfee/messages/tournament-parts-tables";
import { standingsTexts } from "@losfee/messages/tournament-public-standings";
import type { VNode } from "preact";
import { type Column, ColumnTable } from "../../../../parts/column-table.tsx";
import type { Framed, PageProps } from "../../../../shell/page.ts";
import { useLanguage, usePage } from "../../../../shell/page-context.ts";
import { comparePathIn, workingPath } from "../standings-of.ts";
import { VerdictMark } from "../tables/verdict-mark.tsx";
import { clubColumn, criteriaColumns, frameOf, nameColumn, rankColumn } from "./columns.tsx";
import type { StageLine } from "./stage-lines.ts";
import type { StageStandings } from "./stage-model.ts";

/** Standings of a stage at tables or of all, with verdicts; also used by the console. */
export const StageTable = ({ model }: PageProps<StageStandings>): VNode => {
  const framed = { model, page: usePage() };
  return (
    <ColumnTable
      {...frameOf(framed)}
      columns={[
        rankColumn<StageLine>(framed),
        ...nameColumn<StageLine>(framed, (line) => <UnderName line={line} model={model} />),
        ...clubColumn<StageLine>(framed),
        ...stageColumns(framed),
      ]}
      lines={model.lines}
    />
  );
};

const stageColumns = (props: Framed<StageStandings>): readonly Column<StageLine>[] => {
  const { model, page } = props;
  const { competition } = model;
  const t = standingsTexts[page.language];
  const values = criteriaColumns<StageLine>(props, ({ stage, entry }, place) =>
    workingPath(competition, { stage }, entry, place),
  );
  const cut: Column<StageLine> = {
    heading: t.cut,
    class: "aside",
    cell: ({ verdict, because }) => verdict !== null && <VerdictMark of={{ verdict, because }} />,
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
      cell: (line) => <Decision line={line} model={model} />,
    },
  ];
};

/** The criterion that decides against the line above; links to the comparison. */
const Decision = ({
  line: { above, entry, name, stage, decidedBy },
  model: { competition },
}: PageProps<StageStandings> & { readonly line: StageLine }): VNode => {
  const language = useLanguage();
  if (above === null) return <>{decidedBy}</>;
  return (
    <a
      href={comparePathIn(competition, { stage }, above, entry)}
      title={standingsTexts[language].whyBehind({ name })}
    >
      {decidedBy}
    </a>
  );
};

/** Values without a column on a phone. */
const UnderName = (props: PageProps<StageStandings> & { readonly line: StageLine }): VNode => {
  const language = useLanguage();
  const { model, line } = props;
  const { verdict, because, table, reached } = line;
  return (
    <span class="under-name">
      {verdict !== null && <VerdictMark of={{ verdict, because }} />}
      {model.stage === null ? (
        <span>{reached}</span>
      ) : (
        table !== null && <span>{tableTexts[language].table({ table })}</span>
      )}
      <Decision {...props} />
    </span>
  );
};
