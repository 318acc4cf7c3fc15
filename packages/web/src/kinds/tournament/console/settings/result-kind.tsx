import { choiceLabel } from "@losfee/contract";
import type { ResultKind } from "@losfee/core";
import type { VNode } from "preact";
import type { SettingsFields } from "./fields.ts";
import { settingsTexts } from "./texts.ts";

const KINDS = ["game-points", "win-draw-loss"] as const satisfies readonly ResultKind[];

/** How games end. The limits of scores go with it: 0 to 1 where nothing else is possible. */
export const ResultKindField = ({ settings, model, page, onChange }: SettingsFields): VNode => {
  const t = settingsTexts[page.language];
  const chosen = settings.results ?? "game-points";
  return (
    <label class="field">
      <span>{t.results}</span>
      <select
        value={chosen}
        onChange={(event) => {
          const results = KINDS.find((kind) => kind === event.currentTarget.value);
          if (results !== undefined) onChange({ results, scores: model.usualScores[results] });
        }}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind} selected={kind === chosen}>
            {choiceLabel(kind, page.language)}
          </option>
        ))}
      </select>
    </label>
  );
};
