import { rankingTexts } from "@losfee/messages/tournament-console-ranking";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ColumnTable, valueColumns } from "../../../../parts/column-table.tsx";
import { CheckField } from "../../../../parts/fields.tsx";
import { DownIcon, UpIcon } from "../../../../parts/icons.tsx";
import { valueTextClass } from "../../../../parts/value-text.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { useTexts } from "../../../../shell/page-context.ts";
import type { PreviewLine, RankingModel } from "./page.ts";

/** The previewed standings, with each move. */
export const RankingPreview = ({ model }: PageProps<RankingModel>): VNode => {
  const t = useTexts(rankingTexts);
  const [onlyMoved, setOnlyMoved] = useState(false);
  const { preview } = model;
  const lines = preview?.lines ?? [];
  const moving = lines.filter(({ rank, before }) => rank !== before);
  return (
    <section class="stack ranking-preview" aria-labelledby="preview">
      <h2 id="preview">{t.previewAfter({ round: model.round })}</h2>
      {preview === null && <p class="empty">{t.noPreview}</p>}
      {preview !== null && lines.length > 0 && (
        <>
          <p class="cluster" aria-live="polite">
            <span>{t.moved({ count: moving.length })}</span>
            {moving.length > 0 && (
              <CheckField label={t.onlyMoved} value={onlyMoved} onChange={setOnlyMoved} />
            )}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section class="standings-scroller" aria-label={t.table} tabIndex={0}>
            <ColumnTable
              class="wide standings"
              caption={t.table}
              lines={onlyMoved && moving.length > 0 ? moving : lines}
              lineClass={({ rank, before }) => (rank === before ? undefined : "moves")}
              columns={[
                {
                  heading: t.rank,
                  class: "number",
                  classOf: () => "rank",
                  cell: ({ rank }) => rank,
                },
                {
                  heading: t.before,
                  class: "number",
                  cell: (line) => <PlaceBefore line={line} />,
                },
                { heading: t.name, isRowHeading: true, cell: ({ name }) => name },
                ...valueColumns<PreviewLine>(preview.columns).map((column, index) => ({
                  ...column,
                  classOf: ({ values }: PreviewLine) => valueTextClass(values[index] ?? ""),
                })),
              ]}
            />
          </section>
        </>
      )}
    </section>
  );
};

/** The previous rank, with the distance to the new one. */
const PlaceBefore = ({ line: { rank, before } }: { readonly line: PreviewLine }): VNode => {
  const t = useTexts(rankingTexts);
  const step = before - rank;
  return (
    <>
      {before}
      {step !== 0 && (
        <span class={step > 0 ? "step signed plus" : "step signed minus"}>
          {" "}
          {step > 0 ? <UpIcon /> : <DownIcon />}
          <span aria-hidden="true">{Math.abs(step)}</span>
          <span class="visually-hidden">
            ({step > 0 ? t.rises({ count: step }) : t.falls({ count: -step })})
          </span>
        </span>
      )}
    </>
  );
};
