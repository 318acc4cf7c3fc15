import { teamStandingsTexts } from "@losfee/messages/tournament-public-team-standings";
import type { VNode } from "preact";
import { LeadingValues } from "../../../../parts/value-text.tsx";
import { useTexts } from "../../../../shell/page-context.ts";
import { CrossedTable } from "../../parts/match/crossed-table.tsx";
import { Deck } from "./deck.tsx";
import type { ScreenCrossed, ScreenTeamRanking } from "./page.ts";

/** Team standings of individual players. */
export const TeamStandingsDeck = ({
  ranking: { lines, criteria, best },
  follows,
}: {
  readonly ranking: ScreenTeamRanking;
  readonly follows: string;
}): VNode => {
  const t = useTexts(teamStandingsTexts);
  return (
    <Deck
      id="deck-team-standings"
      ofTeams
      title={t.title}
      note={criteria.slice(0, 2).join(" · ")}
      legend={[t.how({ best }), follows]}
    >
      {lines.map(({ rank, name, values }) => (
        <li key={name} class="standing">
          <span class="rank">{rank ?? "–"}</span>
          <span class="moved" />
          <span class="deck-name">{name}</span>
          <LeadingValues values={values} />
        </li>
      ))}
    </Deck>
  );
};

/** One team against the other. */
export const CrossedDeck = ({
  crossed,
  follows,
}: {
  readonly crossed: ScreenCrossed;
  readonly follows: string;
}): VNode => (
  <Deck
    id="deck-crossed"
    title={crossed.total.join("–")}
    note={crossed.teams.join(" – ")}
    legend={[follows]}
  >
    <li>
      <CrossedTable model={crossed} />
    </li>
  </Deck>
);
