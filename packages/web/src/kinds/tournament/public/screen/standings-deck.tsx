import { placeFateLabel } from "@losfee/contract";
import type { PlaceFate, Verdict } from "@losfee/core";
import { finalTexts } from "@losfee/messages/tournament-parts";
import { screenTexts } from "@losfee/messages/tournament-public-screen";
import { standingsTexts } from "@losfee/messages/tournament-public-standings";
import type { VNode } from "preact";
import { Movement } from "../../../../parts/movement.tsx";
import {
  type NameFitting,
  type NameRoom,
  nameFitting,
} from "../../../../parts/names/fitted-name.ts";
import { TitledName } from "../../../../parts/player-name.tsx";
import { UnconfirmedMark } from "../../../../parts/unconfirmed-mark.tsx";
import { LeadingValues } from "../../../../parts/value-text.tsx";
import { type PageFrame, termsOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { VerdictMark } from "../../parts/tables/verdict-mark.tsx";
import { Deck } from "./deck.tsx";
import type { ScreenStandings } from "./page.ts";

/** Number of entries in the larger size, if the first screenful has room for them. */
const LEADING = 10;
/** Most entries that fit in two, wider columns. */
const IN_TWO_COLUMNS = 27;
/** Additional width. */
const MORE = 28;
/** Room for names in a line: leading entries, the same if not all fit, and the others. */
const ROOMS = {
  leading: { width: 26, size: 3.9, small: 3.4 },
  closer: { width: 30, size: 3.4, small: 2.9 },
  others: { width: 31, size: 2.75, small: 2.75 },
} as const;

/** Fits names; leading entries move closer if that keeps their names at full size. */
const fitsOf = (
  names: readonly string[],
  ofTeams: boolean,
): { readonly leading: NameFitting; readonly others: NameFitting; readonly isCloser: boolean } => {
  const more = names.length <= IN_TWO_COLUMNS ? MORE : 0;
  const fitting = ({ width, ...sizes }: NameRoom): NameFitting =>
    nameFitting(names, { ...sizes, width: width + more }, ofTeams);
  const wide = fitting(ROOMS.leading);
  const isCloser = names.slice(0, LEADING).some((name) => wide(name).isSmall);
  return {
    leading: isCloser ? fitting(ROOMS.closer) : wide,
    others: fitting(ROOMS.others),
    isCloser,
  };
};

/** The standings, with those who advance if there is a next stage. */
export const StandingsDeck = ({
  standings,
  closed,
  hasFinal,
  follows,
}: {
  readonly standings: ScreenStandings;
  readonly closed: boolean;
  /** True if games of a final are not among the values. */
  readonly hasFinal: boolean;
  readonly follows: string;
}): VNode => {
  const page = usePage();
  const fits = fitsOf(
    standings.lines.map(({ name }) => name),
    termsOf(page).entrants === "teams",
  );
  const movements = "movements" in standings ? standings.movements : {};
  const cut = "cut" in standings ? (standings.cut?.places ?? 0) : 0;
  return (
    <Deck
      id="deck-standings"
      title={titleOf(standings, closed, page)}
      note={[
        noteOf(standings, closed, page),
        "whyFirst" in standings ? standings.whyFirst : "",
        hasFinal ? finalTexts[page.language].withoutFinal : "",
      ]
        .filter((text) => text !== "")
        .join(" · ")}
      legend={[...legendOf(standings, page), ...fateLegend(standings, closed, page), follows]}
    >
      {standings.lines.map((line, index) => {
        const isLeading = index < LEADING;
        const { text, isSmall } = (isLeading ? fits.leading : fits.others)(
          line.title === "" ? line.name : `${line.title} ${line.name}`,
        );
        const name = text.startsWith(`${line.title} `) ? text.slice(line.title.length + 1) : text;
        const moved = movements[line.entry] ?? 0;
        const classes = [
          "standing",
          verdictOf(line),
          closed && "reached" in line && "of-all-stages",
          isLeading && "leading",
          isLeading && fits.isCloser && "closer",
          isSmall && "small",
          index + 1 === cut && index + 1 < standings.lines.length && "last-through",
          isFateLine(standings, index) && "fate-line",
        ];
        return (
          <li
            key={line.entry}
            class={classes.filter((one) => one !== false && one !== null).join(" ")}
          >
            <span class="rank">{line.annulled ? "–" : line.rank}</span>
            <span class="moved">{moved !== 0 && <Movement ranks={moved} />}</span>
            <span class="deck-name">
              <TitledName player={{ title: text === name ? "" : line.title, name }} />
              <UnconfirmedMark of={"unconfirmed" in line && line.unconfirmed} />
            </span>
            <Values line={line} />
          </li>
        );
      })}
    </Deck>
  );
};

/** True if the fate changes below a line: promotion, staying, relegation. */
const isFateLine = ({ lines }: ScreenStandings, index: number): boolean => {
  const [line, next] = [lines[index], lines[index + 1]];
  return line !== undefined && next !== undefined && fateOf(line) !== fateOf(next);
};

const fateOf = (line: Line): PlaceFate | null => ("fate" in line ? line.fate : null);

/** "1: Aufstiegsplatz · 9–10: Abstiegsplatz" */
const fateLegend = (
  { lines }: ScreenStandings,
  closed: boolean,
  { language }: PageFrame,
): readonly string[] =>
  (["promoted", "promotion-play-off", "relegation-play-off", "relegated"] as const).flatMap(
    (fate) => {
      const first = lines.findIndex((line) => fateOf(line) === fate) + 1;
      const last = lines.findLastIndex((line) => fateOf(line) === fate) + 1;
      if (first === 0) return [];
      const places = first === last ? `${first}` : `${first}–${last}`;
      return [`${places}: ${placeFateLabel(fate, closed, language)}`];
    },
  );

const titleOf = (standings: ScreenStandings, closed: boolean, page: PageFrame): string => {
  const t = standingsTexts[page.language];
  if (closed) return t.final;
  if ("label" in standings) return t.titleOf({ stage: standings.label });
  return standings.missing > 0
    ? t.titleIn({ round: standings.round })
    : t.titleAfter({ round: standings.round });
};

const noteOf = (standings: ScreenStandings, closed: boolean, page: PageFrame): string => {
  if (standings.missing === 0 || closed) {
    return "label" in standings ? standings.valueLabels.join(" · ") : "";
  }
  if ("label" in standings)
    return standingsTexts[page.language].missing({ count: standings.missing });
  const done = standings.results - standings.missing;
  return screenTexts[page.language].interim({ done, all: standings.results });
};

const legendOf = (standings: ScreenStandings, { language }: PageFrame): readonly string[] => {
  if ("label" in standings) return [];
  const { cut, round, lines } = standings;
  return [
    ...(round > 1 ? [screenTexts[language].moved({ round: round - 1 })] : []),
    ...(cut === null || cut.places >= lines.length
      ? []
      : [standingsTexts[language].cutNote({ places: cut.places, stage: cut.stage })]),
  ];
};

type Line = ScreenStandings["lines"][number];

const verdictOf = (line: Line): Verdict | null => ("verdict" in line ? line.verdict : null);

/** The leading values; with a cut, the first of them and the verdict. */
const Values = ({ line }: { readonly line: Line }): VNode => {
  const verdict = verdictOf(line);
  if (verdict === null) return <LeadingValues values={line.values} />;
  return (
    <>
      <span class="value">{line.values[0]}</span>
      <VerdictMark of={{ ...line, verdict }} />
    </>
  );
};
