import { settingsTexts } from "@losfee/messages/tournament-console-settings";
import type { VNode } from "preact";
import { NumberField } from "../../../../parts/fields.tsx";
import type { SettingsFields } from "./fields.ts";

const LIMITS = ["minimum", "maximum", "usualMinimum", "usualMaximum"] as const;

/** Possible scores, and scores that need a second look. */
export const ScoreLimits = ({
  settings,
  page,
  onChange,
}: Pick<SettingsFields, "settings" | "page" | "onChange">): VNode => (
  <>
    {LIMITS.map((limit) => (
      <NumberField
        narrow
        key={limit}
        label={settingsTexts[page.language][limit]}
        value={settings.scores[limit]}
        onChange={(value) => onChange({ scores: { ...settings.scores, [limit]: value } })}
      />
    ))}
  </>
);
