import { MOST_MINUTES_TO_OBJECT } from "@losfee/core";
import { settingsTexts } from "@losfee/messages/tournament-console-settings";
import type { VNode } from "preact";
import { CheckField, NumberField } from "../../../../parts/fields.tsx";
import { useTexts } from "../../../../shell/page-context.ts";
import type { SettingsFields } from "./fields.ts";

/** Minutes that a player at the next board needs to look at the phone. */
const USUAL_MINUTES = 10;

/** Treatment of reported results without confirmation. */
export const UnconfirmedFields = ({
  settings: { unconfirmed = "director", reported = "counted" },
  onChange,
}: SettingsFields): VNode => {
  const t = useTexts(settingsTexts);
  return (
    <div>
      <CheckField
        label={t.whenConfirmed}
        value={reported === "when-confirmed"}
        onChange={(waits) => onChange({ reported: waits ? "when-confirmed" : "counted" })}
      />
      <p class="note">{t.whenConfirmedHint}</p>
      <CheckField
        label={t.accepts}
        value={unconfirmed !== "director"}
        onChange={(accepts) =>
          onChange({ unconfirmed: accepts ? { acceptedAfter: USUAL_MINUTES } : "director" })
        }
      />
      {unconfirmed !== "director" && (
        <NumberField
          label={t.acceptedAfter}
          value={unconfirmed.acceptedAfter}
          min={1}
          max={MOST_MINUTES_TO_OBJECT}
          narrow
          onChange={(acceptedAfter) => onChange({ unconfirmed: { acceptedAfter } })}
        />
      )}
      <p class="note">{t.acceptsHint}</p>
    </div>
  );
};
