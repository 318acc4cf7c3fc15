import type { VNode } from "preact";
import { Section } from "../../../../parts/section.tsx";
import { competitionPath } from "../../../../shell/paths.ts";
import type { SettingsFields } from "./fields.ts";
import { settingsTexts } from "./texts.ts";

/** The chain of criteria, and the way to where it is changed and tried out. */
export const RankingSummary = ({ model, page }: Pick<SettingsFields, "model" | "page">): VNode => {
  const t = settingsTexts[page.language];
  return (
    <Section id="ranking" title={t.ranking}>
      <p class="note">{t.rankingHint}</p>
      <ol class="plain">
        {model.ranking.map(({ code, label }, index) => (
          <li key={index}>
            {t.ranks(index + 1)} <b>{label}</b> <code>{code}</code>
          </li>
        ))}
      </ol>
      <p>
        <a href={`${competitionPath(page.competition?.id ?? "", "console")}/ranking`}>
          {t.changeRanking}
        </a>
      </p>
    </Section>
  );
};
