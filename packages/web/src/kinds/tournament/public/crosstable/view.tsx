import { tallyWords } from "@losfee/contract";
import { scheveningenTexts } from "@losfee/messages/tournament-parts-match";
import { crosstableTexts } from "@losfee/messages/tournament-public-crosstable";
import type { VNode } from "preact";
import { ColumnTable, shortHeading, valueColumns } from "../../../../parts/column-table.tsx";
import { LeaverNotes } from "../../../../parts/leaver-notes.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import { UnconfirmedLegend } from "../../../../parts/unconfirmed-mark.tsx";
import { type PageFrame, type PageProps, termsOf } from "../../../../shell/page.ts";
import { useLanguage, usePage } from "../../../../shell/page-context.ts";
import type { CrosstableModel, PointsLine } from "../../parts/crosstable.ts";
import { CrossedTable } from "../../parts/match/crossed-table.tsx";
import { RecordTable } from "../../parts/match/record-table.tsx";
import type { ScheveningenModel } from "../../parts/match/scheveningen.ts";
import { nameColumn, rankColumn } from "./columns.tsx";
import { ScoresGrid } from "./scores-grid.tsx";

/** Rounds side by side, or one team against the other. */
export const CrosstableView = ({ model }: PageProps<CrosstableModel | ScheveningenModel>): VNode =>
  model.layout === "scheveningen" ? (
    <ScheveningenView model={model} />
  ) : (
    <RoundsTable model={model} />
  );

/** One team against the other, then all players in one table. */
const ScheveningenView = ({ model }: PageProps<ScheveningenModel>): VNode => {
  const language = useLanguage();
  const t = scheveningenTexts[language];
  const { teams, total, records } = model;
  return (
    <>
      <StageHead title={crosstableTexts[language].title} />
      <p class="crossed-total">
        <span>{teams[0]}</span> <b>{total.join("–")}</b> <span>{teams[1]}</span>
      </p>
      <section
        class="scroller"
        aria-label={t.caption({ one: teams[0], other: teams[1] })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <CrossedTable model={model} />
      </section>
      <p class="legend">{t.legend({ team: teams[0] })}</p>
      {records.length > 0 && (
        <section class="section stack" aria-labelledby="individual">
          <h2 id="individual">{t.individual}</h2>
          <RecordTable lines={records} caption={t.individual} withTeams />
        </section>
      )}
    </>
  );
};

/** All players' rounds side by side; heading and names stay in view on scrolling. */
const RoundsTable = ({ model }: PageProps<CrosstableModel>): VNode => {
  const page = usePage();
  const t = crosstableTexts[page.language];
  return (
    <>
      <StageHead
        title={t.title}
        meta={model.published > 0 ? t.after({ round: model.published }) : undefined}
      />
      {model.published === 0 ? (
        <p class="empty">{t.empty}</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section class="scroller crosstable-scroller" aria-label={t.scroll} tabIndex={0}>
            {model.layout === "scores" ? (
              <ScoresGrid model={model} />
            ) : (
              <PointsGrid model={model} />
            )}
          </section>
          <LeaverNotes notes={model.notes} />
          <UnconfirmedLegend of={model.unconfirmed} />
          <p class="legend">{legendOf(model, page)}</p>
        </>
      )}
    </>
  );
};

const legendOf = ({ layout }: CrosstableModel, page: PageFrame): string => {
  const { legend, ofTeams } = crosstableTexts[page.language];
  return termsOf(page).entrants === "teams" && layout === "rounds" ? ofTeams : legend[layout];
};

/** Rounds or opponents in arbiters' notation, then points and tie-breaks. */
const PointsGrid = ({
  model,
}: PageProps<Extract<CrosstableModel, { readonly headings: readonly number[] }>>): VNode => {
  const page = usePage();
  const t = crosstableTexts[page.language];
  const points = tallyWords(termsOf(page), page.language);
  const { details } = termsOf(page);
  return (
    <ColumnTable
      class={`crosstable numbered ${model.layout}`}
      caption={t.caption}
      lines={model.lines}
      columns={[
        rankColumn(page),
        { heading: t.number, class: "number player-number", cell: ({ number }) => number },
        nameColumn(model.competition, page),
        ...(details.includes("rating")
          ? [
              {
                heading: t.rating,
                class: "number",
                cell: ({ rating }: PointsLine) => rating || "–",
              },
            ]
          : []),
        ...(details.includes("nation")
          ? [{ heading: t.nation, cell: ({ nation }: PointsLine) => nation }]
          : []),
        ...model.headings.map((heading, index) => ({
          heading,
          label:
            model.layout === "rounds"
              ? t.round({ round: heading })
              : t.against({ number: heading }),
          class: "cell",
          classOf: ({ cells }: PointsLine) => cells[index]?.kind ?? "",
          cell: ({ cells }: PointsLine) => {
            const { text = "", href } = cells[index] ?? {};
            return href === undefined || text === "" ? text : <a href={href}>{text}</a>;
          },
        })),
        {
          heading: shortHeading(points.heading, points.label),
          class: "number points",
          cell: (line) => line.points,
        },
        ...valueColumns<PointsLine>(model.columns),
      ]}
    />
  );
};
