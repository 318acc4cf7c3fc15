import { ladderTexts } from "@losfee/messages/ladder-parts";
import { standingsTexts } from "@losfee/messages/ladder-public-standings";
import type { ComponentChildren, VNode } from "preact";
import { ColumnTable, shortHeading } from "../../../../parts/column-table.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import { competitionIdOf, type PageProps } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { PlayerLink } from "../../parts/player-link.tsx";
import type { LadderLine, LadderStandingsModel } from "./page.ts";

/** Always with a sign: `+13`, `−7`. */
const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);

/** All players by seat, with their records. */
export const LadderStandingsView = ({ model }: PageProps<LadderStandingsModel>): VNode => {
  const page = usePage();
  const t = standingsTexts[page.language];
  return (
    <>
      <StageHead title={t.title} meta={t.note} />
      <p>
        <a href={`/api/v1/competitions/${competitionIdOf(page)}/ratings?format=csv`} download>
          {t.download}
        </a>
      </p>
      {model.lines.length === 0 ? <p class="empty">{t.empty}</p> : <Lines lines={model.lines} />}
      {model.former.length > 0 && (
        <details>
          <summary>{t.former}</summary>
          <Lines lines={model.former} />
        </details>
      )}
    </>
  );
};

const Lines = ({ lines }: { readonly lines: readonly LadderLine[] }): VNode => {
  const t = useTexts(standingsTexts);
  const words = useTexts(ladderTexts);
  const count = (short: string, label: string, cell: (line: LadderLine) => ComponentChildren) => ({
    heading: shortHeading(short, label),
    class: "number",
    cell,
  });
  return (
    <ColumnTable
      class="wide ladder-standings"
      caption={t.title}
      lines={lines}
      columns={[
        { heading: words.seat, cell: ({ seat }) => seat ?? "–" },
        {
          heading: words.player,
          class: "name",
          isRowHeading: true,
          cell: (line) => (
            <>
              <PlayerLink player={line} /> <span class="note club">{line.club}</span>
            </>
          ),
        },
        count(words.rating, t.ratingLong, ({ rating, change }) => (
          <>
            {rating === 0 ? "–" : rating}
            {change !== null && <span class="note"> {signed(change)}</span>}
          </>
        )),
        {
          heading: t.games,
          class: "number",
          cell: ({ wins, draws, losses }) => wins + draws + losses,
        },
        count(t.wins, t.winsLong, ({ wins }) => wins),
        count(t.draws, t.drawsLong, ({ draws }) => draws),
        count(t.losses, t.lossesLong, ({ losses }) => losses),
        {
          ...count(
            t.asShort,
            t.as,
            ({ asChallenger, asDefender }) => `${asChallenger} / ${asDefender}`,
          ),
          class: "number parts",
        },
      ]}
    />
  );
};
