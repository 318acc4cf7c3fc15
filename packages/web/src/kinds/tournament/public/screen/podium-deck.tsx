import { screenTexts } from "@losfee/messages/tournament-public-screen";
import { standingsTexts } from "@losfee/messages/tournament-public-standings";
import type { VNode } from "preact";
import { nameFitting } from "../../../../parts/names/fitted-name.ts";
import { textWidth } from "../../../../parts/names/text-width.ts";
import { LeadingValues } from "../../../../parts/value-text.tsx";
import { termsOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { Deck } from "./deck.tsx";
import type { ScreenStandings } from "./page.ts";

type Line = ScreenStandings["lines"][number];

/** Sizes of the winner's name in hundredths of the height, each with a class, and its width. */
const WINNER = { sizes: [21, 18, 15, 13, 11], width: 158 } as const;
/** Names behind the winner: second and third across the screen, then two columns. */
const NEXT = {
  medals: { width: 118, size: 6.2, small: 5.4, cut: "display" },
  others: { width: 46, size: 4, small: 3.5 },
} as const;
/** Others on the screenful, and the most who share the first place. */
const MOST = { others: 8, winners: 3 } as const;

/** True if the end can be shown by its winners. */
export const hasPodium = ({ lines }: ScreenStandings): boolean => {
  const first = winnersOf(lines).length;
  return first > 0 && first <= MOST.winners && lines.length > first;
};

const winnersOf = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ rank, annulled }) => rank === 1 && annulled !== true);

/** The final standings from the winner on, who is as large as the width allows. */
export const PodiumDeck = ({
  standings: { lines },
  follows,
}: {
  readonly standings: ScreenStandings;
  readonly follows: string;
}): VNode => {
  const page = usePage();
  const winners = winnersOf(lines);
  const ranked = lines.filter((line) => line.annulled !== true);
  const medals = ranked.filter((line) => !winners.includes(line) && line.rank <= 3);
  const others = ranked.slice(winners.length + medals.length).slice(0, MOST.others);
  const names = lines.map(({ name }) => name);
  const ofTeams = termsOf(page).entrants === "teams";
  const fitMedal = nameFitting(names, NEXT.medals, ofTeams);
  const fitOther = nameFitting(names, NEXT.others, ofTeams);
  const size = Math.min(...winners.map(({ name }) => sizeOf(name, winners.length)));
  return (
    <Deck
      id="deck-podium"
      title={standingsTexts[page.language].final}
      note={screenTexts[page.language].won({ count: winners.length })}
      legend={[follows]}
    >
      <li class={`podium-winners winner-${size}`}>
        {winners.map((line) => (
          <p key={line.entry}>
            <span class="podium-name">{line.name}</span>
            <span class="podium-facts">
              <LeadingValues values={line.values} />
              {line.club !== "" && <span>{line.club}</span>}
            </span>
          </p>
        ))}
      </li>
      {medals.map((line) => (
        <Place key={line.entry} line={line} name={fitMedal(line.name).text} isMedal />
      ))}
      {others.length > 0 && (
        <li>
          <ol class="podium-others">
            {others.map((line) => (
              <Place key={line.entry} line={line} name={fitOther(line.name).text} />
            ))}
          </ol>
        </li>
      )}
    </Deck>
  );
};

const sizeOf = (name: string, winners: number): number => {
  const { sizes, width } = WINNER;
  const least = sizes[sizes.length - 1] ?? 0;
  if (winners > 1) return least;
  return sizes.find((size) => textWidth(name, "display") * size <= width) ?? least;
};

const Place = ({
  line,
  name,
  isMedal = false,
}: {
  readonly line: Line;
  readonly name: string;
  readonly isMedal?: boolean;
}): VNode => (
  <li class={isMedal ? "podium-place medal" : "podium-place"}>
    <b>{line.rank}</b>
    <span class="podium-name">{name}</span>
    <LeadingValues values={line.values} />
  </li>
);
