import { formatList } from "@losfee/contract";
import type { VNode } from "preact";
import { type Column, ColumnTable, shortHeading } from "../../../../parts/column-table.tsx";
import { GameLine } from "../../../../parts/game-line.tsx";
import { TitledName } from "../../../../parts/player-name.tsx";
import { valueTextClass } from "../../../../parts/value-text.tsx";
import { type PageFrame, termsOf } from "../../../../shell/page.ts";
import { playerPath } from "../../../../shell/paths.ts";
import { comparePathIn, workingPath } from "../../parts/standings-of.ts";
import { VerdictMark } from "../../parts/tables/verdict-mark.tsx";
import type { RoundStandings, StandingsLine } from "./model.ts";
import type { StageLine } from "./stage-lines.ts";
import type { StageStandings } from "./stage-model.ts";
import { standingsTexts } from "./texts.ts";

interface Props<Model> {
  readonly model: Model;
  readonly page: PageFrame;
}

/** The standings after a round, each value with its working, the last game, and why. */
export const RoundTable = (props: Props<RoundStandings>): VNode => (
  <ColumnTable
    {...frameOf(props)}
    columns={[...leadingColumns(props), ...roundColumns(props)]}
    lines={props.model.lines}
  />
);

/** The standings of a stage at tables or of all of them, with who advances; the console's, too. */
export const StageTable = (props: Props<StageStandings>): VNode => (
  <ColumnTable
    {...frameOf(props)}
    columns={[...leadingColumns<StageLine>(props), ...stageColumns(props)]}
    lines={props.model.lines}
  />
);

type Line = StandingsLine | StageLine;

const frameOf = ({ model, page: { language } }: Props<RoundStandings | StageStandings>) => ({
  class: "standings wide",
  caption: standingsTexts[language].caption(
    formatList(
      model.columns.map(({ label }) => label),
      language,
    ),
  ),
  lineClass: ({ withdrawn }: Line) => (withdrawn ? "withdrawn" : undefined),
});

/** What all standings begin with: who it is. */
const leadingColumns = <Shown extends Line>({
  model,
  page,
}: Props<RoundStandings | StageStandings>): readonly Column<Shown>[] => {
  const t = standingsTexts[page.language];
  const { details } = termsOf(page);
  return [
    {
      heading: t.rank,
      class: "number rank",
      cell: ({ annulled, rank, shared }) => (
        <>
          {annulled ? "–" : rank}
          {shared && <span class="visually-hidden"> ({t.shared})</span>}
        </>
      ),
    },
    ...(details.includes("number")
      ? [
          {
            heading: t.number,
            class: "number player-number",
            cell: ({ number }: Shown) => number,
          },
        ]
      : []),
    {
      heading: t.name,
      class: "name",
      isRowHeading: true,
      cell: (line) => (
        <>
          <a href={playerPath(model.competition, line.entry)}>
            <TitledName player={line} />
          </a>
          {line.withdrawn && <span class="tag">{t.withdrawn}</span>}
        </>
      ),
    },
    { heading: t.club, class: "club", cell: ({ club }) => club },
  ];
};

/** The values of the ranking; each leads to its working, which the page's script opens below. */
const criteriaColumns = <Shown extends Line>(
  { model, page }: Props<RoundStandings | StageStandings>,
  hrefOf: (line: Shown, place: number) => string | null,
): readonly Column<Shown>[] =>
  model.columns.map(({ place, short, label, explained }, index) => ({
    heading: shortHeading(short, label),
    // Narrow screens have no room for what is simply given, as ratings.
    class: explained ? "number" : "number given",
    cell: (line) => {
      const text = line.values[index] ?? "";
      const href = explained ? hrefOf(line, place) : null;
      if (href === null) return <span class={valueTextClass(text)}>{text}</span>;
      const title = standingsTexts[page.language].howOf(label, line.name);
      return (
        <a class={valueTextClass(text)} href={href} title={title} data-working>
          {text}
        </a>
      );
    },
  }));

const roundColumns = (props: Props<RoundStandings>): readonly Column<StandingsLine>[] => {
  const { model, page } = props;
  const { competition, round } = model;
  const t = standingsTexts[page.language];
  const { details } = termsOf(page);
  const given: readonly Column<StandingsLine>[] = [
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
  if (round === 0) return [...given, ...values];
  return [
    ...given,
    ...values,
    {
      heading: t.lastOf(round),
      class: "last",
      cell: ({ last, worth, opponent }) =>
        last !== null &&
        !isOutsideStage(last) && (
          <GameLine line={last} worth={worth} opponent={opponent} page={page} />
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

const stageColumns = (props: Props<StageStandings>): readonly Column<StageLine>[] => {
  const { model, page } = props;
  const { competition } = model;
  const t = standingsTexts[page.language];
  const values = criteriaColumns<StageLine>(props, ({ stage, entry }, place) =>
    workingPath(competition, { stage }, entry, place),
  );
  const cut: Column<StageLine> = {
    heading: t.cut,
    cell: ({ verdict }) =>
      verdict !== null && <VerdictMark verdict={verdict} language={page.language} />,
  };
  return [
    ...(model.stage === null
      ? [{ heading: t.reached, cell: ({ reached }: StageLine) => reached }, ...values]
      : [...values, { heading: t.table, class: "number", cell: ({ table }: StageLine) => table }]),
    ...(model.lines.some(({ verdict }) => verdict !== null) ? [cut] : []),
    {
      heading: t.why,
      class: "why no-print",
      cell: ({ above, entry, name, stage, decidedBy }) =>
        above !== null && (
          <a href={comparePathIn(competition, { stage }, above, entry)} title={t.whyBehind(name)}>
            {decidedBy}
          </a>
        ),
    },
  ];
};
