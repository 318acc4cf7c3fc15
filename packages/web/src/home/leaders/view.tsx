import { leadersTexts } from "@losfee/messages/home-leaders";
import type { VNode } from "preact";
import { ColumnTable } from "../../parts/column-table.tsx";
import { StageHead } from "../../parts/stage/stage-head.tsx";
import type { PageProps } from "../../shell/page.ts";
import { usePage } from "../../shell/page-context.ts";
import { competitionPath } from "../../shell/paths.ts";
import type { LeadersModel } from "./page.ts";

/** The leaders of a competition with their scores. */
export const LeadersView = ({ model }: PageProps<LeadersModel>): VNode => {
  const page = usePage();
  const t = leadersTexts[page.language];
  const { competition } = page;
  return (
    <>
      <StageHead title={model.title} meta={model.progress} />
      {model.lines.length === 0 ? (
        <p class="empty">{t.none}</p>
      ) : (
        <ColumnTable
          class="wide"
          caption={model.title}
          lines={model.lines}
          columns={[
            { heading: t.rank, class: "number rank", cell: ({ label }) => label },
            { heading: t.name, class: "name", isRowHeading: true, cell: ({ text }) => text },
            { heading: t.value, class: "number", cell: ({ value }) => value },
          ]}
        />
      )}
      {competition !== null && (
        <p>
          <a href={`${competitionPath(competition.id)}/standings`}>{t.all}</a>
        </p>
      )}
    </>
  );
};
