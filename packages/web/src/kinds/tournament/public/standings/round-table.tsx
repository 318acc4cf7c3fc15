import type { VNode } from "preact";
import { type Column, ColumnTable } from "../../../../parts/column-table.tsx";
import { GameLine } from "../../../../parts/game-line.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { termsOf } from "../../../../shell/page.ts";
import { playerPath } from "../../../../shell/paths.ts";
import { comparePathIn, workingPath } from "../../parts/standings-of.ts";
import { criteriaColumns, frameOf, leadingColumns } from "./columns.tsx";
import type { RoundStandings, StandingsLine } from "./model.ts";
import { standingsTexts } from "./texts.ts";

/** The standings after a round, each value with its working, the last game, and why. */
export const RoundTable = (props: PageProps<RoundStandings>): VNode => (
  <ColumnTable
    {...frameOf(props)}
    columns={[...leadingColumns(props), ...roundColumns(props)]}
    lines={props.model.lines}
  />
);

const roundColumns = (props: PageProps<RoundStandings>): readonly Column<StandingsLine>[] => {
  const { model, page } = props;
  const { competition, round } = model;
  const t = standingsTexts[page.language];
  const { details } = termsOf(page);
  const firstColumns: readonly Column<StandingsLine>[] = [
    ...(details.includes("rating")
      ? [
          {
            heading: t.rating,
            class: "number given",
            cell: ({ rating }: StandingsLine) => (rating === 0 ? "–" : rating),
          },
        ]
      : []),
    ...(details.includes("nation")
      ? [{ heading: t.nation, class: "given", cell: ({ nation }: StandingsLine) => nation }]
      : []),
  ];
  const values = criteriaColumns<StandingsLine>(props, ({ annulled, entry }, place) =>
    round === 0 || annulled ? null : workingPath(competition, { round }, entry, place),
  );
  if (round === 0) return [...firstColumns, ...values];
  return [
    ...firstColumns,
    ...values,
    {
      heading: t.lastOf(round),
      class: "last",
      cell: ({ last, unplayed, opponent }) =>
        last !== null &&
        !isOutsideStage(last) && (
          <GameLine line={last} unplayed={unplayed} opponent={opponent} page={page} />
        ),
    },
    {
      heading: t.why,
      class: "why no-print",
      cell: ({ entry, name, above }) => (
        <>
          <a href={`${playerPath(competition, entry)}?round=${round}#why`} title={t.whyHere(name)}>
            {t.why}
          </a>
          {above !== null && (
            <a
              class="compare"
              href={comparePathIn(competition, { round }, above, entry)}
              title={t.whyBehind(name)}
            >
              {t.compare}
            </a>
          )}
        </>
      ),
    },
  ];
};

/** After the final most have nothing to show for the round. */
const isOutsideStage = (line: NonNullable<StandingsLine["last"]>): boolean =>
  line.kind === "unplayed" && line.reason === "not-in-stage";
