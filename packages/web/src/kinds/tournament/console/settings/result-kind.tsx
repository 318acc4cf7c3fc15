import { choiceLabel } from "@losfee/contract";
import type { ResultKind } from "@losfee/core";
import { settingsTexts } from "@losfee/messages/tournament-console-settings";
import type { VNode } from "preact";
import { choicesOf } from "../../../../parts/choices.ts";
import { ChoiceField } from "../../../../parts/fields.tsx";
import type { SettingsFields } from "./fields.ts";

const KINDS = ["game-points", "win-draw-loss"] as const satisfies readonly ResultKind[];

/** Kind of results. Sets the limits of scores: 0 to 1 if nothing else is possible. */
export const ResultKindField = ({ settings, model, page, onChange }: SettingsFields): VNode => (
  <ChoiceField
    label={settingsTexts[page.language].results}
    value={settings.results ?? "game-points"}
    choices={choicesOf(KINDS, (kind) => choiceLabel(kind, page.language))}
    onChange={(results) => onChange({ results, scores: model.usualScores[results] })}
  />
);
