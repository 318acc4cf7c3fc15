import { choiceLabel } from "@losfee/contract";
import type { EqualRatings } from "@losfee/core";
import type { VNode } from "preact";
import { choicesOf } from "../../../../parts/choices.ts";
import { ChoiceField } from "../../../../parts/fields.tsx";
import { Section } from "../../../../parts/section.tsx";
import type { SettingsFields } from "./fields.ts";
import { settingsTexts } from "./texts.ts";

const CHOICES = ["alphabetical", "lots"] as const satisfies readonly EqualRatings[];

/** How players of equal rating and title are numbered. */
export const EqualRatingsField = ({ settings, page, onChange }: SettingsFields): VNode => {
  const t = settingsTexts[page.language];
  return (
    <Section id="numbers" title={t.numbers}>
      <div class="cluster fields">
        <ChoiceField
          label={t.equalRatings}
          value={settings.equalRatings ?? "lots"}
          choices={choicesOf(CHOICES, (choice) => choiceLabel(choice, page.language))}
          onChange={(equalRatings) => onChange({ equalRatings })}
        />
      </div>
      <p class="note">{t.numbersHint}</p>
    </Section>
  );
};
