import { entrantWords, formatList } from "@losfee/contract";
import { standingsTexts } from "@losfee/messages/tournament-public-standings";
import type { ComponentChildren } from "preact";
import { type Column, shortHeading } from "../../../../parts/column-table.tsx";
import { TitledName } from "../../../../parts/player-name.tsx";
import { UnconfirmedMark } from "../../../../parts/unconfirmed-mark.tsx";
import { valueTextClass } from "../../../../parts/value-text.tsx";
import { type Framed, termsOf } from "../../../../shell/page.ts";
import { playerPath } from "../../../../shell/paths.ts";
import type { StageLine } from "./stage-lines.ts";
import type { StageStandings } from "./stage-model.ts";
import type { RoundStandings, StandingsLine } from "./standings-lines.ts";

type Line = StandingsLine | StageLine;

/** Frame of all standings. */
export const frameOf = ({
  model,
  page: { language },
}: Framed<RoundStandings | StageStandings>) => ({
  class: "standings wide",
  caption: standingsTexts[language].caption({
    criteria: formatList(
      model.columns.map(({ label }) => label),
      language,
    ),
  }),
  lineClass: ({ withdrawn }: Line) => (withdrawn ? "withdrawn" : undefined),
  keyOf: ({ entry }: Line) => entry,
});

/** The rank; links to its explanation if `whyOf` gives one. */
export const rankColumn = <Row extends Line>(
  { page }: Framed<RoundStandings | StageStandings>,
  whyOf?: (line: Row) => string,
): Column<Row> => {
  const t = standingsTexts[page.language];
  return {
    heading: t.rank,
    class: "number rank",
    cell: (line) => (
      <>
        {line.annulled ? (
          "–"
        ) : whyOf === undefined ? (
          line.rank
        ) : (
          <a href={whyOf(line)} title={t.whyHere({ name: line.name })}>
            {line.rank}
          </a>
        )}
        {line.shared && <span class="visually-hidden"> ({t.shared})</span>}
      </>
    ),
  };
};

/** The entry, with the number in events that show numbers, and a note under the name. */
export const nameColumn = <Row extends Line>(
  { model, page }: Framed<RoundStandings | StageStandings>,
  under?: (line: Row) => ComponentChildren,
): readonly Column<Row>[] => {
  const t = standingsTexts[page.language];
  const { details } = termsOf(page);
  const own = "own" in model ? model.own : null;
  return [
    ...(details.includes("number")
      ? [
          {
            heading: t.number,
            class: "number player-number",
            cell: ({ number }: Row) => number,
          },
        ]
      : []),
    {
      heading: entrantWords(termsOf(page), page.language).name,
      class: "name",
      isRowHeading: true,
      cell: (line) => (
        <>
          <a href={playerPath(model.competition, line.entry)}>
            <TitledName player={line} />
          </a>
          {line.entry === own && <span class="tag now">{t.own}</span>}
          {line.withdrawn && <span class="tag">{t.withdrawn}</span>}
          {"substitution" in line && line.substitution !== "" && (
            <span class="note"> {line.substitution}</span>
          )}
          <UnconfirmedMark of={isMarkedByName(line)} />
          {under?.(line)}
        </>
      ),
    },
  ];
};

/** True if the mark goes to the name, because the score shown is not the unconfirmed one. */
const isMarkedByName = (line: Line): boolean =>
  line.unconfirmed &&
  !("last" in line && line.last?.kind === "played" && line.last.reported === true);

/** The clubs, if there are any. */
export const clubColumn = <Row extends Line>({
  model,
  page,
}: Framed<RoundStandings | StageStandings>): readonly Column<Row>[] =>
  // Team names contain the club.
  termsOf(page).entrants === "people" && model.lines.some(({ club }) => club !== "")
    ? [
        {
          heading: standingsTexts[page.language].club,
          class: "club",
          cell: ({ club }: Row) => club,
        },
      ]
    : [];

/** Values of the ranking; each links to its working, which the page's script opens below. */
export const criteriaColumns = <Row extends Line>(
  { model, page }: Framed<RoundStandings | StageStandings>,
  hrefOf: (line: Row, place: number) => string | null,
): readonly Column<Row>[] =>
  model.columns.map(({ place, short, label, explained }, index) => ({
    heading: shortHeading(short, label),
    // Narrow screens have no room for given values such as ratings.
    class: explained ? "number" : "number given",
    cell: (line) => {
      const text = line.values[index] ?? "";
      const href = explained ? hrefOf(line, place) : null;
      if (href === null) return <span class={valueTextClass(text)}>{text}</span>;
      const title = standingsTexts[page.language].howOf({ criterion: label, name: line.name });
      return (
        <a class={valueTextClass(text)} href={href} title={title} data-working>
          {text}
        </a>
      );
    },
  }));
