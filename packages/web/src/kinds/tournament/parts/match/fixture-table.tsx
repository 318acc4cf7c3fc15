import { formatScore, matchWhen, movedLabel, sideWords } from "@losfee/contract";
import type { GameTerms } from "@losfee/core";
import { fixtureTexts } from "@losfee/messages/tournament-parts-match";
import type { ComponentChildren, VNode } from "preact";
import { ColumnTable } from "../../../../parts/column-table.tsx";
import { competitionIdOf, type PageFrame, termsOf } from "../../../../shell/page.ts";
import { useLanguage, usePage } from "../../../../shell/page-context.ts";
import { matchPath, playerPath } from "../../../../shell/paths.ts";
import type { FixtureLine, FixtureResult, FixtureTeam } from "./fixtures.ts";

/** An event whose matches appear on a page of several events. */
export interface FixtureEvent {
  readonly id: string;
  readonly terms: GameTerms;
}

interface FixtureTableProps {
  readonly lines: readonly FixtureLine[];
  /** True if the matches belong to several rounds. */
  readonly withRounds: boolean;
  /** Day shared by all matches that give no other; null if each gives its own. */
  readonly usualDay: string | null;
  /** Event of the matches; the page's if missing. */
  readonly event?: FixtureEvent;
  /** Content at the end of a line. */
  readonly after?: (line: FixtureLine) => ComponentChildren;
  readonly lineClass?: (line: FixtureLine) => string | undefined;
}

/** Matches, one per line: time, home team, away team, result. */
export const FixtureTable = ({
  lines,
  withRounds,
  usualDay,
  event,
  after,
  lineClass,
}: FixtureTableProps): VNode => {
  const page = usePage();
  const t = fixtureTexts[page.language];
  const { id, terms } = event ?? { id: competitionIdOf(page), terms: termsOf(page) };
  const { first, second } = sideWords(terms, page.language);
  const hasDays = lines.some((line) => line.venue !== null || dayText(line, usualDay, page) !== "");
  return (
    <ColumnTable
      class="fixtures wide"
      caption={terms.sides === "home" ? t.caption : t.neutralCaption}
      lines={lines}
      keyOf={({ round, teams }) => `${round}-${teams[0].entry}-${teams[1].entry}`}
      {...(lineClass === undefined ? {} : { lineClass })}
      columns={[
        ...(withRounds
          ? [
              {
                heading: t.round,
                name: t.round,
                class: "number",
                cell: ({ round }: FixtureLine) => round,
              },
            ]
          : []),
        ...(hasDays
          ? [
              {
                heading: t.when,
                class: "when",
                cell: (line: FixtureLine) => <When line={line} usualDay={usualDay} />,
              },
            ]
          : []),
        {
          heading: first,
          class: "home",
          isRowHeading: true,
          cell: ({ teams }) => <Team team={teams[0]} id={id} />,
        },
        {
          heading: t.result,
          class: "result",
          cell: ({ result, match, round }) => {
            const text = result === null ? "–" : resultText(result);
            return match === null ? (
              <span class="note">{text}</span>
            ) : (
              <a href={matchPath(id, round, match)}>
                {result === null ? <span class="note">{t.open}</span> : <b>{text}</b>}
              </a>
            );
          },
        },
        {
          heading: second,
          class: "away",
          cell: ({ teams }) => <Team team={teams[1]} id={id} />,
        },
        ...(after === undefined ? [] : [{ heading: "", class: "after no-print", cell: after }]),
      ]}
    />
  );
};

/** "4½–3½", or "+ −" for a match that was not played. */
const resultText = (result: FixtureResult): string =>
  result.kind === "played"
    ? formatScore(result.scores)
    : result.present.map((isThere) => (isThere ? "+" : "−")).join(" ");

const Team = ({
  team: { entry, name, left },
  id,
}: {
  readonly team: FixtureTeam;
  readonly id: string;
}): VNode => {
  const language = useLanguage();
  return (
    <>
      <a href={playerPath(id, entry)}>{name}</a>
      {left && <span class="tag warn">{fixtureTexts[language].left}</span>}
    </>
  );
};

const dayText = (line: FixtureLine, usualDay: string | null, page: PageFrame): string =>
  line.at === usualDay && line.moved === null ? "" : matchWhen(line, page.language);

const When = ({
  line,
  usualDay,
}: {
  readonly line: FixtureLine;
  readonly usualDay: string | null;
}): VNode => {
  const page = usePage();
  const moved = movedLabel(line, page.language);
  return (
    <>
      {dayText(line, usualDay, page)}
      {moved !== null && (
        <>
          {" "}
          <span class="tag warn">{moved}</span>
        </>
      )}
      {line.venue !== null && <span class="note"> {line.venue}</span>}
    </>
  );
};
