import { settingsTexts } from "@losfee/messages/tournament-console-settings";
import type { VNode } from "preact";
import { NumberField } from "../../../../parts/fields.tsx";
import { useLanguage } from "../../../../shell/page-context.ts";
import type { SettingsFields } from "./fields.ts";

const LIMITS = ["minimum", "maximum", "usualMinimum", "usualMaximum"] as const;

/** Possible scores, and scores that need a second look. */
export const ScoreLimits = ({
  settings,
  onChange,
}: Pick<SettingsFields, "settings" | "onChange">): VNode => {
  const language = useLanguage();
  return (
    <>
      {LIMITS.map((limit) => (
        <NumberField
          narrow
          key={limit}
          label={settingsTexts[language][limit]}
          value={settings.scores[limit]}
          onChange={(value) => onChange({ scores: { ...settings.scores, [limit]: value } })}
        />
      ))}
    </>
  );
};
