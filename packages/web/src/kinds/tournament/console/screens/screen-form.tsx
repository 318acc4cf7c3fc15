import { type NamedScreen, SCREEN_SECONDS, type ScreenScheme } from "@losfee/core";
import { screensTexts } from "@losfee/messages/tournament-console-screens";
import type { VNode } from "preact";
import { CopyField } from "../../../../parts/console/copy-field.tsx";
import { ChoiceField, NumberField, TextField } from "../../../../parts/fields.tsx";
import { Section } from "../../../../parts/section.tsx";
import type { PageFrame } from "../../../../shell/page.ts";
import { DeckList } from "./deck-list.tsx";

interface ScreenFormProps {
  readonly id: string;
  readonly screen: NamedScreen;
  /** Address under the saved name; null before saving. */
  readonly address: string | null;
  readonly page: PageFrame;
  readonly onChange: (screen: NamedScreen) => void;
  readonly onRemove: () => void;
}

/** A screen: its name, address, content and display. */
export const ScreenForm = (props: ScreenFormProps): VNode => {
  const { id, screen, address, page, onChange, onRemove } = props;
  const t = screensTexts[page.language];
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
      <DeckList
        id={id}
        decks={screen.decks}
        page={page}
        onChange={(decks) => onChange({ ...screen, decks })}
      />
      {address === null ? (
        <p class="note">{t.addressAfterSaving}</p>
      ) : (
        <>
          <CopyField label={t.address} value={address} page={page} />
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
