import { formatDecimal } from "@losfee/contract";
import { rankingTexts } from "@losfee/messages/tournament-console-ranking";
import type { VNode } from "preact";
import { useLanguage, useTexts } from "../../../../shell/page-context.ts";
import { chainText, codesIn } from "./chain-text.ts";
import type { WrittenRanking } from "./page.ts";
import { pointsText, type Writing } from "./use-writing.ts";

interface FieldsProps {
  readonly writing: Writing;
}

const USUAL_POINTS: readonly WrittenRanking["points"][] = [
  { win: 1, draw: 0.5, loss: 0 },
  { win: 2, draw: 1, loss: 0 },
  { win: 3, draw: 1, loss: 0 },
];

/** The chain in FIDE's notation, common chains, and other rules for values. */
export const WrittenFields = ({ writing }: FieldsProps): VNode => {
  const t = useTexts(rankingTexts);
  const { written, preview, write } = writing;
  const current = chainText(codesIn(written.chain));
  return (
    <form
      class="stack"
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <label class="field">
        <span>{t.chain}</span>
        <input
          name="chain"
          class="mono"
          value={written.chain}
          maxLength={1000}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-invalid={preview.problem !== null}
          aria-describedby="chain-says"
          onInput={(event) => write({ chain: event.currentTarget.value })}
        />
      </label>
      <div id="chain-says" aria-live="polite">
        {preview.problem === null ? (
          <p class="note">{t.chainHint}</p>
        ) : (
          <ChainProblem writing={writing} />
        )}
      </div>
      <div class="cluster fields">
        <label class="field">
          <span>{t.preset}</span>
          <select
            onChange={(event) => {
              if (event.currentTarget.value !== "") write({ chain: event.currentTarget.value });
            }}
          >
            <option value="" />
            {preview.presets.map(({ id, label, chain }) => (
              <option key={id} value={chain} selected={chain === current}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{t.rules}</span>
          <select
            name="rules"
            onChange={(event) =>
              write({ rules: event.currentTarget.value === "2024" ? 2024 : 2026 })
            }
          >
            {([2026, 2024] as const).map((year) => (
              <option key={year} value={year} selected={year === written.rules}>
                {t.rulesOf({ year })}
              </option>
            ))}
          </select>
        </label>
        <PointsField writing={writing} />
      </div>
      <noscript>
        <button type="submit">{t.show}</button>
      </noscript>
    </form>
  );
};

const ChainProblem = ({ writing: { preview, codes, write } }: FieldsProps): VNode => {
  const t = useTexts(rankingTexts);
  const { text = "", position = null, nearest = null } = preview.problem ?? {};
  return (
    <p class="message bad cluster" role="alert">
      <span>{text}</span>
      {position !== null && nearest !== null && (
        <button
          type="button"
          onClick={() => write({ chain: chainText(codes.with(position - 1, nearest)) })}
        >
          {t.replaceBy({ code: nearest })}
        </button>
      )}
    </p>
  );
};

const PointsField = ({ writing: { written, write } }: FieldsProps): VNode => {
  const language = useLanguage();
  const t = rankingTexts[language];
  const own = pointsText(written.points);
  const usual = USUAL_POINTS.some((points) => pointsText(points) === own);
  const offered = usual ? USUAL_POINTS : [...USUAL_POINTS, written.points];
  const amountText = (value: number): string =>
    value === 0.5 ? "½" : formatDecimal(value, language);
  return (
    <label class="field">
      <span>{t.points}</span>
      <select
        name="points"
        onChange={(event) => {
          const chosen = offered.find((one) => pointsText(one) === event.currentTarget.value);
          if (chosen !== undefined) write({ points: chosen });
        }}
      >
        {offered.map((points) => (
          <option
            key={pointsText(points)}
            value={pointsText(points)}
            selected={pointsText(points) === own}
          >
            {t.pointsOf({
              win: amountText(points.win),
              draw: amountText(points.draw),
              loss: amountText(points.loss),
            })}
          </option>
        ))}
      </select>
    </label>
  );
};
