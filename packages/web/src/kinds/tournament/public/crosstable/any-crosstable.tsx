import { scheveningenTexts } from "@losfee/messages/tournament-parts-match";
import { crosstableTexts } from "@losfee/messages/tournament-public-crosstable";
import type { VNode } from "preact";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { useLanguage } from "../../../../shell/page-context.ts";
import { CrossedTable } from "../../parts/match/crossed-table.tsx";
import { RecordTable } from "../../parts/match/record-table.tsx";
import type { ScheveningenModel } from "../../parts/match/scheveningen.ts";
import type { CrosstableModel } from "./model.ts";
import { CrosstableView } from "./view.tsx";

/** Rounds side by side, or one team against the other. */
export const AnyCrosstable = ({ model }: PageProps<CrosstableModel | ScheveningenModel>): VNode =>
  model.layout === "scheveningen" ? (
    <ScheveningenView model={model} />
  ) : (
    <CrosstableView model={model} />
  );

/** One team against the other, then all players in one table. */
const ScheveningenView = ({ model }: PageProps<ScheveningenModel>): VNode => {
  const language = useLanguage();
  const t = scheveningenTexts[language];
  const { teams, total, records } = model;
  return (
    <>
      <StageHead title={crosstableTexts[language].title} />
      <p class="crossed-total">
        <span>{teams[0]}</span> <b>{total.join("–")}</b> <span>{teams[1]}</span>
      </p>
      <section
        class="scroller"
        aria-label={t.caption({ one: teams[0], other: teams[1] })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <CrossedTable model={model} />
      </section>
      <p class="legend">{t.legend({ team: teams[0] })}</p>
      {records.length > 0 && (
        <section class="section stack" aria-labelledby="individual">
          <h2 id="individual">{t.individual}</h2>
          <RecordTable lines={records} caption={t.individual} withTeams />
        </section>
      )}
    </>
  );
};
