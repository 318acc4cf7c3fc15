import { ladderTexts } from "@losfee/messages/ladder-parts";
import { listsTexts } from "@losfee/messages/ladder-public-lists";
import type { VNode } from "preact";
import { ColumnTable } from "../../../../parts/column-table.tsx";
import { PlainList } from "../../../../parts/plain-list.tsx";
import { Section } from "../../../../parts/section.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { PlayerLink } from "../../parts/player-link.tsx";
import type { LadderListsModel } from "./model.ts";

/** The waiting lists. */
export const LadderListsView = ({ model, page }: PageProps<LadderListsModel>): VNode => {
  const t = listsTexts[page.language];
  return (
    <>
      <StageHead title={t.title} page={page} />
      <Ordinary model={model} page={page} />
      <Section id="standing" title={t.standing}>
        <p class="note">{t.standingNote}</p>
        <PlainList class="standing-list" empty={t.standingEmpty}>
          {model.standing.map(({ suspended, ...player }) => (
            <li key={player.entry}>
              <PlayerLink player={player} page={page} />
              {suspended && <span class="tag">{t.suspended}</span>}
            </li>
          ))}
        </PlainList>
      </Section>
    </>
  );
};

const Ordinary = ({ model, page }: PageProps<LadderListsModel>): VNode => {
  const t = listsTexts[page.language];
  const words = ladderTexts[page.language];
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
                  <PlayerLink player={player} page={page} />
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
