import { partTexts } from "@losfee/messages/parts";
import { finalTexts } from "@losfee/messages/tournament-parts";
import type { VNode } from "preact";
import { TitledName } from "../../../../parts/player-name.tsx";

import type { PageFrame } from "../../../../shell/page.ts";
import { winnerFirst } from "../../parts/final-panel.tsx";
import type { FinalModel } from "../../parts/finals.ts";
import { Deck } from "./deck.tsx";

/** A final for the hall: the two players and their games, the score, and what its games count. */
export const FinalDeck = ({
  final,
  page: { language },
}: {
  readonly final: FinalModel;
  readonly page: PageFrame;
}): VNode => (
  <Deck id="deck-final" title={final.label} note="">
    {final.rounds.length > 0 && (
      <li class="deck-columns">
        <span />
        {final.rounds.map((round) => (
          <span key={round} class="result">
            {partTexts[language].round({ round })}
          </span>
        ))}
        <span class="result">{finalTexts[language].wins}</span>
      </li>
    )}
    {winnerFirst(final).map((player) => (
      <li key={player.entry} class={player.hasWon ? "final-winner" : undefined}>
        <span class="deck-name">
          <TitledName player={player} />
        </span>
        {player.scores.map((score, index) => (
          <span key={index} class="result">
            {score}
          </span>
        ))}
        <span class="result final-wins">{player.wins}</span>
      </li>
    ))}
    <li class="deck-note final-standing">{final.standing.join(" ")}</li>
    <li class="deck-note">{final.rule.join(" ")}</li>
  </Deck>
);
