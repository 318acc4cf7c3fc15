import { oddsTexts } from "@losfee/contract";
import { tableTexts } from "@losfee/messages/tournament-parts-tables";
import type { VNode } from "preact";
import { ColumnLegend } from "../../../../parts/column-legend.tsx";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { EmptyState } from "../../../../parts/console/empty-state.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { Penalties } from "../../parts/penalties/penalties.tsx";
import { stageStandingsTitle } from "../../parts/standings/stage-model.ts";
import { StageTable } from "../../parts/standings/stage-table.tsx";
import { StageTabs } from "../../parts/tables/stage-tabs.tsx";
import type { DirectedStandingsModel } from "./page.ts";

/** Standings with the cut line, and penalties. */
export const DirectedStandingsView = ({
  model: { standings, penalties },
}: PageProps<DirectedStandingsModel>): VNode => {
  const page = usePage();
  const base = competitionPath(standings.competition, "console");
  return (
    <ConsolePage
      title={stageStandingsTitle(standings, page)}
      aside={
        <p class="actions">
          <a href={`${base}/chances`}>{oddsTexts[page.language].title}</a>
        </p>
      }
    >
      <StageTabs
        label={tableTexts[page.language].stages}
        stages={standings.stages}
        current={standings.stage}
        href={(stage) => `${base}/standings?stage=${stage}`}
      />
      {standings.lines.length === 0 ? (
        <EmptyState leadsTo="stage">{tableTexts[page.language].noStage}</EmptyState>
      ) : (
        <>
          <div class="standings-scroller">
            <StageTable model={standings} />
          </div>
          <ColumnLegend columns={standings.columns} />
          <Penalties model={penalties} />
        </>
      )}
    </ConsolePage>
  );
};
