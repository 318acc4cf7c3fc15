import { settingsTexts } from "@losfee/messages/tournament-console-settings";
import type { VNode } from "preact";
import { usePage } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import type { SettingsFields } from "./fields.ts";

/** The chain of criteria, with a link to edit and preview it. */
export const RankingSummary = ({ model }: SettingsFields): VNode => {
  const page = usePage();
  const t = settingsTexts[page.language];
  return (
    <>
      <ol class="plain ranking-chain">
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
    </>
  );
};
