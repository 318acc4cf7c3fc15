import type { VNode } from "preact";
import { type Column, ColumnTable } from "../../../../parts/column-table.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import type { ResultRow, ResultsModel } from "./model.ts";
import { resultsTextsFor } from "./texts.ts";

/** Every game of the round with its result; for directors with a link to its correction. */
export const RoundTable = ({ model }: PageProps<ResultsModel>): VNode => {
  const page = usePage();
  const t = resultsTextsFor(model.line, page.language);
  const base = competitionPath(page.competition?.id ?? "", "console");
  const secondEntry: Column<ResultRow> = {
    heading: t.second,
    cell: ({ result }) => result && t.secondState[result.second],
  };
  const correction: Column<ResultRow> = {
    heading: null,
    cell: ({ board, result }) =>
      result !== null &&
      result.status !== "conflict" && (
        <a href={`${base}/correct/${model.round}/${board}`}>{t.correct}</a>
      ),
  };
  return (
    <details id="all-games" open={model.missing === 0}>
      <summary>{t.all}</summary>
      <ColumnTable
        class="wide results-table"
        caption={t.all}
        lines={model.rows}
        columns={[
          { heading: t.board, class: "number", cell: ({ board }) => board },
          {
            heading: t.game,
            isRowHeading: true,
            cell: ({ names: [first, second], group }) => (
              <>
                {`${first} – ${second}`} {group !== null && <span class="note">{group}</span>}
              </>
            ),
          },
          {
            heading: t.result,
            cell: ({ result }) => (
              <>
                {result !== null && (result.text ?? t.hidden)}
                {result?.corrected === true && <span class="tag">{t.corrected}</span>}
                {result !== null && result.status !== "confirmed" && (
                  <span class="tag">{t[result.status]}</span>
                )}
                {result?.status === "confirmed" && result.reports.length > 0 && (
                  <span class="tag">{t.contradicted}</span>
                )}
              </>
            ),
          },
          { heading: t.by, class: "by", cell: ({ result }) => result?.actor },
          ...(model.secondEntry ? [secondEntry] : []),
          ...(model.director && !model.closed ? [correction] : []),
        ]}
      />
    </details>
  );
};
