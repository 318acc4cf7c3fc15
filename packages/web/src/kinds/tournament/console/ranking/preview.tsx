import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { CheckField } from "../../../../parts/fields.tsx";
import { DownIcon, UpIcon } from "../../../../parts/icons.tsx";
import { valueTextClass } from "../../../../parts/value-text.tsx";
import type { PageFrame, PageProps } from "../../../../shell/page.ts";
import type { PreviewLine, RankingModel } from "./model.ts";
import { rankingTexts } from "./texts.ts";

/** The standings as they would be, and who would move. */
export const RankingPreview = ({ model, page }: PageProps<RankingModel>): VNode => {
  const t = rankingTexts[page.language];
  const [onlyMoved, setOnlyMoved] = useState(false);
  const { preview } = model;
  const lines = preview?.lines ?? [];
  const moving = lines.filter(({ rank, before }) => rank !== before);
  return (
    <section class="stack ranking-preview" aria-labelledby="preview">
      <h2 id="preview">{t.previewAfter(model.round)}</h2>
      {preview === null && <p class="empty">{t.noPreview}</p>}
      {preview !== null && lines.length > 0 && (
        <>
          <p class="cluster" aria-live="polite">
            <span>{t.moved(moving.length)}</span>
            {moving.length > 0 && (
              <CheckField label={t.onlyMoved} value={onlyMoved} onChange={setOnlyMoved} />
            )}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section class="standings-scroller" aria-label={t.table} tabIndex={0}>
            <table class="wide standings">
              <thead>
                <tr>
                  <th scope="col" class="number">
                    {t.rank}
                  </th>
                  <th scope="col" class="number">
                    {t.before}
                  </th>
                  <th scope="col">{t.name}</th>
                  {preview.columns.map(({ place, short, label }) => (
                    <th key={place} scope="col" class="number">
                      <abbr title={label}>{short}</abbr>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {(onlyMoved && moving.length > 0 ? moving : lines).map((line) => (
                  <PreviewRow key={line.entry} line={line} page={page} />
                ))}
              </tbody>
            </table>
          </section>
        </>
      )}
    </section>
  );
};

const PreviewRow = ({
  line: { name, rank, before, values },
  page,
}: {
  readonly line: PreviewLine;
  readonly page: PageFrame;
}): VNode => {
  const t = rankingTexts[page.language];
  const step = before - rank;
  return (
    <tr class={step === 0 ? "" : "moves"}>
      <td class="number rank">{rank}</td>
      <td class="number">
        {before}
        {step !== 0 && (
          <span class={step > 0 ? "step signed plus" : "step signed minus"}>
            {" "}
            {step > 0 ? <UpIcon /> : <DownIcon />}
            <span aria-hidden="true">{Math.abs(step)}</span>
            <span class="visually-hidden">({step > 0 ? t.rises(step) : t.falls(-step)})</span>
          </span>
        )}
      </td>
      <th scope="row">{name}</th>
      {values.map((text, index) => (
        <td key={index} class={`number ${valueTextClass(text)}`}>
          {text}
        </td>
      ))}
    </tr>
  );
};
