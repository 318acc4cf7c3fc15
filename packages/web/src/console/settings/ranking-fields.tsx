import type { VNode } from "preact";
import type { SettingsFields } from "./fields.ts";
import { settingsTexts } from "./texts.ts";

/** The chain of criteria: put in order, taken out, added from the registry. */
export const RankingFields = ({ settings, model, page, onChange }: SettingsFields): VNode => {
  const t = settingsTexts[page.language];
  const { ranking } = settings;
  const label = (code: string): string =>
    model.criteria.find((criterion) => criterion.code === code)?.label ?? code;
  const up = (index: number): void => {
    const [moved, passed] = [ranking[index], ranking[index - 1]];
    if (moved === undefined || passed === undefined) return;
    onChange({ ranking: ranking.with(index - 1, moved).with(index, passed) });
  };
  const others = model.criteria.filter(({ code }) => !ranking.includes(code));
  return (
    <section class="card stack" aria-labelledby="ranking">
      <h2 id="ranking">{t.ranking}</h2>
      <p class="note">{t.rankingHint}</p>
      <ol class="plain">
        {ranking.map((code, index) => (
          <li key={code} class="cluster">
            <span>
              {t.ranks(index + 1)} <b>{label(code)}</b> <code>{code}</code>
            </span>
            {index > 0 && (
              <button
                type="button"
                aria-label={`${t.up}: ${label(code)}`}
                onClick={() => up(index)}
              >
                ↑
              </button>
            )}
            <button
              type="button"
              aria-label={`${t.removeStage}: ${label(code)}`}
              onClick={() => onChange({ ranking: ranking.filter((other) => other !== code) })}
            >
              ×
            </button>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <label class="field narrow">
          <span>{t.addCriterion}</span>
          <select
            value=""
            onChange={(event) => onChange({ ranking: [...ranking, event.currentTarget.value] })}
          >
            <option value="" />
            {others.map((criterion) => (
              <option key={criterion.code} value={criterion.code}>
                {criterion.label}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  );
};
