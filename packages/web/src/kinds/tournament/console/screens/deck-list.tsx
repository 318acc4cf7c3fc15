import { SCREEN_DECKS, type ScreenDeck } from "@losfee/core";
import { screensTexts } from "@losfee/messages/tournament-console-screens";
import type { VNode } from "preact";
import { CheckField } from "../../../../parts/fields.tsx";
import { type PageFrame, termsOf } from "../../../../shell/page.ts";
import { deckLabel } from "../../parts/deck-label.ts";
import { movedDeck, withDeck } from "./deck-order.ts";

interface DeckListProps {
  /** Distinguishes the buttons of several lists. */
  readonly id: string;
  readonly decks: readonly ScreenDeck[];
  readonly page: PageFrame;
  readonly onChange: (decks: readonly ScreenDeck[]) => void;
}

/** Decks of a screen, in order, and below them the other available ones. */
export const DeckList = ({ id, decks, page, onChange }: DeckListProps): VNode => {
  const t = screensTexts[page.language];
  const wordOf = (deck: ScreenDeck): string =>
    deckLabel(
      deck,
      page.language,
      termsOf(page).entrants === "teams" ? "teams" : page.competition?.kind,
    );
  const others = SCREEN_DECKS.filter((deck) => !decks.includes(deck));
  const move = (deck: ScreenDeck, by: -1 | 1): void => {
    onChange(movedDeck(decks, deck, by));
    // A moved line loses the focus.
    requestAnimationFrame(() => document.getElementById(`${id}-${deck}-${by}`)?.focus());
  };
  return (
    <fieldset>
      <legend>{t.decks}</legend>
      <ol class="plain screen-decks">
        {[...decks, ...others].map((deck) => (
          <li key={deck} class="cluster">
            <CheckField
              label={wordOf(deck)}
              value={decks.includes(deck)}
              onChange={(isShown) => onChange(withDeck(decks, deck, isShown))}
            />
            {decks.includes(deck) && (
              <span class="cluster">
                {([-1, 1] as const).map((by) => (
                  <button
                    key={by}
                    type="button"
                    id={`${id}-${deck}-${by}`}
                    aria-label={
                      by < 0 ? t.earlier({ deck: wordOf(deck) }) : t.later({ deck: wordOf(deck) })
                    }
                    aria-disabled={deck === decks.at(by < 0 ? 0 : -1)}
                    onClick={() => move(deck, by)}
                  >
                    {by < 0 ? "↑" : "↓"}
                  </button>
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </fieldset>
  );
};
