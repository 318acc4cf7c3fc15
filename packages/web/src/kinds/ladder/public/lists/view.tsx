import { ladderTexts } from "@losfee/messages/ladder-parts";
import { listsTexts } from "@losfee/messages/ladder-public-lists";
import type { VNode } from "preact";
import { ColumnTable } from "../../../../parts/column-table.tsx";
import { PlainList } from "../../../../parts/plain-list.tsx";
import { Section } from "../../../../parts/section.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { useTexts } from "../../../../shell/page-context.ts";
import { PlayerLink } from "../../parts/player-link.tsx";
import type { LadderListsModel } from "./page.ts";

/** The waiting lists. */
export const LadderListsView = ({ model }: PageProps<LadderListsModel>): VNode => {
  const t = useTexts(listsTexts);
  return (
    <>
      <StageHead title={t.title} />
      <Ordinary model={model} />
      <Section id="standing" title={t.standing}>
        <p class="note">{t.standingNote}</p>
        <PlainList class="standing-list" empty={t.standingEmpty}>
          {model.standing.map(({ suspended, ...player }) => (
            <li key={player.entry}>
              <PlayerLink player={player} />
              {suspended && <span class="tag">{t.suspended}</span>}
            </li>
          ))}
        </PlainList>
      </Section>
    </>
  );
};

const Ordinary = ({ model }: PageProps<LadderListsModel>): VNode => {
  const t = useTexts(listsTexts);
  const words = useTexts(ladderTexts);
  return (
    <Section id="ordinary" title={t.ordinary}>
      <p class="note">{t.ordinaryNote}</p>
      {model.ordinary.length === 0 ? (
        <p class="empty">{t.ordinaryEmpty}</p>
      ) : (
        <ColumnTable
          class="wide ladder-table"
          caption={t.ordinary}
          lines={model.ordinary}
          columns={[
            { heading: t.position, class: "number", cell: ({ position }) => position },
            {
              heading: words.player,
              class: "name",
              isRowHeading: true,
              cell: ({ byStanding, ...player }) => (
                <>
                  <PlayerLink player={player} />
                  {byStanding && <span class="tag">{t.byStanding}</span>}
                </>
              ),
            },
            { heading: words.seat, cell: ({ seat }) => seat },
            {
              heading: t.reach,
              cell: ({ highest, lowest }) =>
                t.levels({ highest, lowest, isOne: highest === lowest }),
            },
            { heading: words.since, cell: ({ since }) => since },
          ]}
        />
      )}
    </Section>
  );
};
