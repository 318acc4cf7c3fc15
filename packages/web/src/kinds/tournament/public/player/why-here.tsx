import { playerTexts } from "@losfee/messages/tournament-public-player";
import type { VNode } from "preact";
import { ColumnTable } from "../../../../parts/column-table.tsx";
import { WorkingGlance, WorkingTable } from "../../../../parts/working-table.tsx";
import { useLanguage, useTexts } from "../../../../shell/page-context.ts";
import type { Neighbour, WhyHere } from "../../parts/player/why-here-model.ts";
import { comparePathIn, workingId } from "../../parts/standings-of.ts";
import type { PlayerAtBoards, PlayerAtTables } from "./page.ts";

interface Props {
  readonly why: WhyHere;
  readonly model: PlayerAtBoards | PlayerAtTables;
}

/** "Why am I here?": every criterion with the working of its value, and the neighbours. */
export const WhyHereNotes = (props: Props): VNode => {
  const { why } = props;
  const t = useTexts(playerTexts);
  return (
    <>
      <ColumnTable
        class="derivations wide"
        caption={t.captionWhy}
        lines={why.workings.map((working, index) => ({ working, place: index + 1 }))}
        columns={[
          { heading: t.criterion, isRowHeading: true, cell: ({ working }) => working.label },
          { heading: t.value, class: "number", cell: ({ working }) => working.value },
          {
            heading: "stage" in why.of ? t.working : t.how,
            cell: ({ working, place }) => (
              <>
                {working.at === "boards" && <WorkingGlance working={working} />}
                {working.source === null && (
                  <details id={workingId(why.of, place)} open={why.open === place}>
                    <summary>{t.working}</summary>
                    <WorkingTable working={working} />
                  </details>
                )}
              </>
            ),
          },
        ]}
      />
      <NeighbourNote {...props} neighbour={why.above} side="above" />
      <NeighbourNote {...props} neighbour={why.below} side="below" />
    </>
  );
};

const NeighbourNote = ({
  neighbour,
  side,
  why: { of },
  model: { competition, entry },
}: Props & {
  readonly neighbour: Neighbour | null;
  readonly side: "above" | "below";
}): VNode | null => {
  const language = useLanguage();
  if (neighbour === null) return null;
  const t = playerTexts[language];
  const title = neighbour.lead === null ? t.sharedWith : t[side]({ rank: neighbour.rank });
  return (
    <p>
      <strong>{title}</strong> {neighbour.why}{" "}
      <a class="no-print" href={comparePathIn(competition, of, neighbour.entry, entry)}>
        {t.compare}
      </a>
    </p>
  );
};
