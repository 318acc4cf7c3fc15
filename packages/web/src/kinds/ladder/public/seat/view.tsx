import { seatTexts } from "@losfee/messages/ladder-public-seat";
import type { VNode } from "preact";
import { ColumnTable } from "../../../../parts/column-table.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import { competitionIdOf, type PageProps } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { PlayerLink } from "../../parts/player-link.tsx";
import type { LadderSeatModel } from "./page.ts";

/** The holders of a seat with their periods. */
export const LadderSeatView = ({ model }: PageProps<LadderSeatModel>): VNode => {
  const page = usePage();
  const t = seatTexts[page.language];
  return (
    <>
      <StageHead
        title={t.title({ label: model.label })}
        meta={
          model.reach === null
            ? t.top
            : t.reach({ from: model.reach.highest, to: model.reach.lowest })
        }
      />
      {model.tenures.length === 0 ? (
        <p class="empty">{t.empty}</p>
      ) : (
        <ColumnTable
          class="wide ladder-table"
          caption={t.title({ label: model.label })}
          lines={model.tenures}
          columns={[
            {
              heading: t.who,
              class: "name",
              isRowHeading: true,
              cell: ({ player }) => <PlayerLink player={player} />,
            },
            { heading: t.since, cell: ({ since }) => since },
            { heading: t.until, cell: ({ until }) => until ?? t.still },
            { heading: t.how, cell: ({ reason }) => reason },
          ]}
        />
      )}
      <p class="no-print">
        <a href={competitionPath(competitionIdOf(page))}>{t.back}</a>
      </p>
    </>
  );
};
