import { choiceLabel } from "@losfee/contract";
import type { EqualRatings } from "@losfee/core";
import type { VNode } from "preact";
import type { SettingsFields } from "./fields.ts";
import { settingsTexts } from "./texts.ts";

const CHOICES = ["alphabetical", "lots"] as const satisfies readonly EqualRatings[];

/** How players of equal rating and title are numbered. */
export const EqualRatingsField = ({ settings, page, onChange }: SettingsFields): VNode => {
  const t = settingsTexts[page.language];
  const chosen = settings.equalRatings ?? "lots";
  return (
    <section class="card stack" aria-labelledby="numbers">
      <h2 id="numbers">{t.numbers}</h2>
      <div class="cluster fields">
        <label class="field">
          <span>{t.equalRatings}</span>
          <select
            value={chosen}
            onChange={(event) => {
              const equalRatings = CHOICES.find((choice) => choice === event.currentTarget.value);
              if (equalRatings !== undefined) onChange({ equalRatings });
            }}
          >
            {CHOICES.map((choice) => (
              <option key={choice} value={choice} selected={choice === chosen}>
                {choiceLabel(choice, page.language)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p class="note">{t.numbersHint}</p>
    </section>
  );
};
