import type { SelfCheckIn } from "@losfee/core";
import { settingsTexts } from "@losfee/messages/tournament-console-settings";
import type { VNode } from "preact";
import { choicesOf } from "../../../../parts/choices.ts";
import { OnlyHere } from "../../../../parts/console/only-here.tsx";
import { ChoiceField } from "../../../../parts/fields.tsx";
import { competitionIdOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { checkInCodePath } from "../../../../shell/paths.ts";
import type { SettingsFields } from "./fields.ts";

const CHOICES = ["off", "links", "names"] as const satisfies readonly SelfCheckIn[];

/** Permission and link for checking in by the code on the projector. */
export const SelfCheckInField = ({
  settings: { selfCheckIn = "off" },
  model,
  onChange,
}: SettingsFields): VNode => {
  const page = usePage();
  const t = settingsTexts[page.language];
  return (
    <div>
      <ChoiceField
        label={t.selfCheckIn}
        value={selfCheckIn}
        choices={choicesOf(CHOICES, (choice) => t.selfCheckIns[choice])}
        onChange={(chosen) => onChange({ selfCheckIn: chosen })}
      />
      <p class="note">
        {t.selfCheckInHint}{" "}
        {(model.settings.selfCheckIn ?? "off") !== "off" && (
          <a href={checkInCodePath(competitionIdOf(page))}>{t.selfCheckInCode}</a>
        )}
      </p>
      {selfCheckIn !== "off" && <OnlyHere />}
    </div>
  );
};
