import { choiceLabel } from "@losfee/contract";
import { type EqualRatings, gameTermsOf } from "@losfee/core";
import { settingsTexts } from "@losfee/messages/tournament-console-settings";
import type { VNode } from "preact";
import { choicesOf } from "../../../../parts/choices.ts";
import { ChoiceField } from "../../../../parts/fields.tsx";
import { useLanguage } from "../../../../shell/page-context.ts";
import type { SettingsFields } from "./fields.ts";
import { SettingsGroup } from "./settings-group.tsx";

const CHOICES = ["alphabetical", "lots"] as const satisfies readonly EqualRatings[];

/** Numbering of players with equal rating and title. */
export const EqualRatingsField = (fields: SettingsFields): VNode => {
  const language = useLanguage();
  const { settings, onChange } = fields;
  const chosen = settings.equalRatings ?? "lots";
  const t = settingsTexts[language];
  const hasTitles = gameTermsOf(settings).details.includes("title");
  return (
    <SettingsGroup
      id="numbers"
      title={t.numbers}
      summary={t.numbersBy[chosen]({ hasTitles })}
      of={(all) => [all.equalRatings]}
      fields={fields}
    >
      <div class="cluster fields">
        <ChoiceField
          label={t.equalRatings({ hasTitles })}
          value={chosen}
          choices={choicesOf(CHOICES, (choice) => choiceLabel(choice, language))}
          onChange={(equalRatings) => onChange({ equalRatings })}
        />
      </div>
      <p class="note">{t.numbersHint({ hasTitles })}</p>
    </SettingsGroup>
  );
};
