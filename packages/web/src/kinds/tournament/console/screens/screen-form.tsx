import {
  type NamedScreen,
  SCREEN_DECKS,
  SCREEN_SECONDS,
  type ScreenDeck,
  type ScreenScheme,
} from "@losfee/core";
import { screensTexts } from "@losfee/messages/tournament-console-screens";
import type { VNode } from "preact";
import { CopyField } from "../../../../parts/console/copy-field.tsx";
import { CheckField, ChoiceField, NumberField, TextField } from "../../../../parts/fields.tsx";
import { Section } from "../../../../parts/section.tsx";
import { termsOf } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { deckLabel } from "../../parts/deck-label.ts";
import { movedDeck, withDeck } from "./deck-order.ts";

interface ScreenFormProps {
  readonly id: string;
  readonly screen: NamedScreen;
  /** Address under the saved name; null before saving. */
  readonly address: string | null;
  readonly onChange: (screen: NamedScreen) => void;
  readonly onRemove: () => void;
}

/** A screen: its name, address, content and display. */
export const ScreenForm = (props: ScreenFormProps): VNode => {
  const { id, screen, address, onChange, onRemove } = props;
  const t = useTexts(screensTexts);
  const title = screen.name.trim() || t.added;
  return (
    <Section id={id} title={title}>
      <div class="cluster fields">
        <TextField
          id={`${id}-name`}
          label={t.name}
          value={screen.name}
          placeholder={t.nameHint}
          onChange={(name) => onChange({ ...screen, name })}
        />
        <NumberField
          label={t.seconds}
          value={screen.seconds}
          min={SCREEN_SECONDS.least}
          max={SCREEN_SECONDS.most}
          narrow
          onChange={(seconds) => onChange({ ...screen, seconds })}
        />
        <ChoiceField<ScreenScheme | "machine">
          label={t.scheme}
          value={screen.scheme ?? "machine"}
          choices={t.schemes}
          onChange={(scheme) => onChange(withScheme(screen, scheme))}
        />
        <button type="button" aria-label={t.removeOf({ name: title })} onClick={onRemove}>
          {t.remove}
        </button>
      </div>
      <DeckList id={id} decks={screen.decks} onChange={(decks) => onChange({ ...screen, decks })} />
      {address === null ? (
        <p class="note">{t.addressAfterSaving}</p>
      ) : (
        <>
          <CopyField label={t.address} value={address} />
          <p>
            <a href={address}>{t.open({ name: title })}</a>
          </p>
        </>
      )}
    </Section>
  );
};

const withScheme = (
  { scheme: _, ...screen }: NamedScreen,
  scheme: ScreenScheme | "machine",
): NamedScreen => (scheme === "machine" ? screen : { ...screen, scheme });

interface DeckListProps {
  /** Distinguishes the buttons of several lists. */
  readonly id: string;
  readonly decks: readonly ScreenDeck[];
  readonly onChange: (decks: readonly ScreenDeck[]) => void;
}

/** Decks of a screen, in order, and below them the other available ones. */
const DeckList = ({ id, decks, onChange }: DeckListProps): VNode => {
  const page = usePage();
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
