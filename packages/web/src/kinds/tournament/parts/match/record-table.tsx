import { formatDecimal, formatPoints, formatSigned } from "@losfee/contract";
import { recordTexts } from "@losfee/messages/tournament-parts-match";
import type { VNode } from "preact";
import { type Column, ColumnTable, shortHeading } from "../../../../parts/column-table.tsx";
import { TitledName } from "../../../../parts/player-name.tsx";
import { competitionIdOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { playerPath } from "../../../../shell/paths.ts";
import type { RecordLine } from "./records.ts";

interface RecordTableProps {
  readonly lines: readonly RecordLine[];
  readonly caption: string;
  /** True if the lines cover several teams. */
  readonly withTeams: boolean;
  /** Columns before the names. */
  readonly before?: readonly Column<RecordLine>[];
}

/** Results of players for their teams, one line each. */
export const RecordTable = ({
  lines,
  caption,
  withTeams,
  before = [],
}: RecordTableProps): VNode => {
  const page = usePage();
  const t = recordTexts[page.language];
  const id = competitionIdOf(page);
  const figure = (
    { short, label }: { readonly short: string; readonly label: string },
    value: (line: RecordLine) => string | number | null,
    given = false,
  ): Column<RecordLine> => ({
    heading: shortHeading(short, label),
    class: given ? "number given" : "number",
    cell: (line) => value(line) ?? "–",
  });
  const someRated = lines.some(({ rating, performance }) => rating > 0 || performance !== null);
  return (
    <div class="scroller">
      <ColumnTable
        class="records wide"
        caption={caption}
        lines={lines}
        keyOf={({ entry }) => entry}
        columns={[
          ...before,
          ...(withTeams ? [] : [figure(t.place, ({ place }) => place)]),
          {
            heading: t.name,
            class: "name",
            isRowHeading: true,
            cell: (line) => (
              <>
                <a href={playerPath(id, line.entry)}>
                  <TitledName player={line} />
                </a>
                {withTeams && <span class="note record-team">{line.team.name}</span>}
              </>
            ),
          },
          ...(withTeams
            ? [
                {
                  heading: t.team,
                  class: "of-team",
                  cell: ({ team }: RecordLine) => (
                    <a href={playerPath(id, team.entry)}>{team.name}</a>
                  ),
                },
              ]
            : []),
          ...(someRated ? [figure(t.rating, ({ rating }) => rating || null, true)] : []),
          figure(t.games, ({ games }) => games),
          figure(t.points, ({ points }) => formatPoints(points, page.language)),
          figure({ short: t.percent, label: t.percent }, ({ percent }) => percent),
          ...(lines.some(({ forfeitWins }) => forfeitWins > 0)
            ? [
                figure(t.forfeits, ({ forfeitWins }) => forfeitWins || null),
                figure(t.total, ({ points, forfeitPoints }) =>
                  formatPoints(points + forfeitPoints, page.language),
                ),
              ]
            : []),
          ...(lines.some(({ scores }) => scores !== null)
            ? [
                figure(
                  t.average,
                  ({ scores }) => scores && formatDecimal(scores.average, page.language),
                ),
                figure(t.high, ({ scores }) => scores?.high ?? null),
                figure(t.spread, ({ scores }) => scores && formatSigned(scores.spread)),
              ]
            : []),
          ...(someRated
            ? [
                figure(t.opponents, ({ averageOpponent }) => averageOpponent, true),
                figure(t.performance, ({ performance }) => performance),
              ]
            : []),
        ]}
      />
    </div>
  );
};
