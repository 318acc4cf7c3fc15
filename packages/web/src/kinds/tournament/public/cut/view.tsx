import { cutTexts, type ShownOutlook } from "@losfee/contract";
import type { VNode } from "preact";
import { ColumnTable, shortHeading } from "../../../../parts/column-table.tsx";
import type { PageFrame } from "../../../../shell/page.ts";
import { competitionPath, playerPath } from "../../../../shell/paths.ts";
import { StageTabs } from "../../parts/tables/stage-tabs.tsx";
import { tableTexts } from "../../parts/tables/texts.ts";
import { VerdictMark } from "../../parts/tables/verdict-mark.tsx";
import type { CutModel } from "./model.ts";

interface Props {
  readonly model: CutModel;
  readonly page: PageFrame;
}

/** The cut line: who is in, out or open, and what each still needs. */
export const CutView = ({ model, page }: Props): VNode => {
  const t = cutTexts[page.language];
  return (
    <>
      <header class="page-head">
        <h1>{cutTitle(model, page)}</h1>
      </header>
      <StageTabs
        label={tableTexts[page.language].stages}
        stages={model.stages}
        current={model.stage}
        href={(stage) => `${competitionPath(model.competition)}/cut?stage=${stage}`}
      />
      {model.stage === 0 ? (
        <p class="empty">{tableTexts[page.language].noStage}</p>
      ) : (
        <>
          <p>
            {model.next === ""
              ? t.winner
              : model.perTable > 0
                ? t.perTable(model.perTable, model.players, model.next)
                : t.overall(model.players, model.next)}{" "}
            {t.left(model.open)}
          </p>
          <div class="standings-scroller">
            <CutTable model={model} page={page} />
          </div>
          {model.outlooks.some(({ exact, verdict }) => !exact && verdict === "open") && (
            <p class="note">{t.inexact}</p>
          )}
        </>
      )}
    </>
  );
};

/** "Wer kommt weiter? Stufe 2" */
export const cutTitle = ({ label, next, stage }: CutModel, page: PageFrame): string => {
  const t = cutTexts[page.language];
  if (stage === 0) return t.title;
  return next === "" ? t.first(label) : t.titleOf(label);
};

const CutTable = ({ model, page }: Props): VNode => {
  const t = cutTexts[page.language];
  return (
    <ColumnTable
      class="wide cut-table"
      caption={t.caption}
      lines={model.outlooks}
      lineClass={({ verdict }) => verdict}
      columns={[
        { heading: t.rank, class: "number rank", cell: ({ rank }) => rank },
        {
          heading: tableTexts[page.language].name,
          class: "name",
          isRowHeading: true,
          cell: ({ entry, name }) => <a href={playerPath(model.competition, entry)}>{name}</a>,
        },
        {
          heading: shortHeading(t.points, t.pointsLong),
          class: "number",
          cell: ({ points }) => points,
        },
        {
          heading: t.verdict,
          cell: ({ verdict }) => <VerdictMark verdict={verdict} language={page.language} />,
        },
        { heading: t.needs, cell: (outlook) => <Needs outlook={outlook} page={page} /> },
      ]}
    />
  );
};

/** What somebody still needs; with one game left, place by place. */
export const Needs = ({
  outlook,
  page,
}: {
  readonly outlook: ShownOutlook;
  readonly page: PageFrame;
}): VNode => {
  const t = cutTexts[page.language];
  const telling = outlook.verdict === "open" && outlook.places.length > 0;
  return (
    <>
      <p>{t.needsOf(outlook)}</p>
      {telling && (
        <ul class="terms">
          {outlook.places.map((place) => (
            <li key={`${place.place}-${place.shared}`}>
              {t.places(place)} <VerdictMark verdict={place.verdict} language={page.language} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
