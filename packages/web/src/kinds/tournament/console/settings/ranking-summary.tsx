import { settingsTexts } from "@losfee/messages/tournament-console-settings";
import type { VNode } from "preact";
import { usePage } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import type { SettingsFields } from "./fields.ts";
import { SettingsGroup } from "./settings-group.tsx";

/** The chain of criteria, with a link to edit and preview it. */
export const RankingSummary = (fields: SettingsFields): VNode => {
  const page = usePage();
  const { model } = fields;
  const t = settingsTexts[page.language];
  return (
    <SettingsGroup
      id="ranking"
      title={t.ranking}
      summary={model.ranking.map(({ label }) => label).join(", ")}
      fields={fields}
    >
      <p class="note">{t.rankingHint}</p>
      <ol class="plain">
        {model.ranking.map(({ code, label }, index) => (
          <li key={index}>
            {t.ranks({ rank: index + 1 })} <b>{label}</b> <code>{code}</code>
          </li>
        ))}
      </ol>
      <p>
        <a href={`${competitionPath(page.competition?.id ?? "", "console")}/ranking`}>
          {t.changeRanking}
        </a>
      </p>
    </SettingsGroup>
  );
};
