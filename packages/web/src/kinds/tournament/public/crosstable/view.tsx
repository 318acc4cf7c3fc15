import { crosstableTexts } from "@losfee/messages/tournament-public-crosstable";
import type { VNode } from "preact";
import { LeaverNotes } from "../../../../parts/leaver-notes.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import { UnconfirmedLegend } from "../../../../parts/unconfirmed-mark.tsx";
import { type PageFrame, type PageProps, termsOf } from "../../../../shell/page.ts";
import type { CrosstableModel } from "./model.ts";
import { PointsGrid } from "./points-grid.tsx";
import { ScoresGrid } from "./scores-grid.tsx";

/** All players' rounds side by side; heading and names stay in view on scrolling. */
export const CrosstableView = ({ model, page }: PageProps<CrosstableModel>): VNode => {
  const t = crosstableTexts[page.language];
  return (
    <>
      <StageHead
        title={t.title}
        page={page}
        meta={model.published > 0 ? t.after({ round: model.published }) : undefined}
      />
      {model.published === 0 ? (
        <p class="empty">{t.empty}</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section class="scroller crosstable-scroller" aria-label={t.scroll} tabIndex={0}>
            {model.layout === "scores" ? (
              <ScoresGrid model={model} page={page} />
            ) : (
              <PointsGrid model={model} page={page} />
            )}
          </section>
          <LeaverNotes notes={model.notes} />
          <UnconfirmedLegend of={model.unconfirmed} language={page.language} />
          <p class="legend">{legendOf(model, page)}</p>
        </>
      )}
    </>
  );
};

const legendOf = ({ layout }: CrosstableModel, page: PageFrame): string => {
  const { legend, ofTeams } = crosstableTexts[page.language];
  return termsOf(page).entrants === "teams" && layout === "rounds" ? ofTeams : legend[layout];
};
