import type { VNode } from "preact";
import { ColumnLegend } from "../../../../parts/column-legend.tsx";
import { LeaverNotes } from "../../../../parts/leaver-notes.tsx";
import { RoundTabs } from "../../../../parts/round-tabs.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import type { PageFrame, PageProps } from "../../../../shell/page.ts";
import { competitionPath, standingsCsvPath } from "../../../../shell/paths.ts";
import { FinalPanels } from "../../parts/final-panel.tsx";
import { compareChoicePath, standingsPath } from "../../parts/standings-of.ts";
import { StageTabs } from "../../parts/tables/stage-tabs.tsx";
import { tableTexts } from "../../parts/tables/texts.ts";
import type { StandingsModel } from "./model.ts";
import { RoundTable } from "./round-table.tsx";
import type { StageStandings } from "./stage-model.ts";
import { StageTable } from "./stage-table.tsx";
import { standingsTexts } from "./texts.ts";

/** The standings, with a way to "why?" in each line. */
export const StandingsView = ({ model, page }: PageProps<StandingsModel>): VNode => {
  const t = standingsTexts[page.language];
  return (
    <>
      <StageHead title={standingsTitle(model, page)} page={page} />
      {model.missing > 0 && <p class="note">{t.missing(model.missing)}</p>}
      <Choice model={model} page={page} />
      {model.at === "boards" && (
        <FinalPanels finals={model.finals} competition={model.competition} page={page} />
      )}
      {!hasBegun(model) && <p class="empty">{emptyNote(model, page)}</p>}
      {model.lines.length > 0 && (
        <>
          <div class="standings-scroller">
            {model.at === "boards" ? (
              <RoundTable model={model} page={page} />
            ) : (
              <StageTable model={model} page={page} />
            )}
          </div>
          {model.at === "tables" && <ColumnLegend columns={model.columns} />}
          {model.at === "boards" && <LeaverNotes notes={model.leavers} />}
          <StandingsLinks model={model} page={page} />
        </>
      )}
    </>
  );
};

/** "Tabelle nach Runde 7", "Tabelle: Stufe 2", or "Endstand" once nothing can follow. */
export const standingsTitle = (model: StandingsModel, page: PageFrame): string => {
  const t = standingsTexts[page.language];
  if (model.at === "tables") return stageStandingsTitle(model, page);
  if (model.closed && model.round === model.published && model.round > 0) return t.final;
  return model.round === 0 ? t.title : t.titleAfter(model.round);
};

/** "Tabelle: Stufe 2", "Gesamtstand". */
export const stageStandingsTitle = (model: StageStandings, page: PageFrame): string => {
  const t = standingsTexts[page.language];
  if (model.stage !== null) return t.titleOf(model.label);
  return model.closed ? t.final : model.stages.length === 0 ? t.title : t.all;
};

const hasBegun = (model: StandingsModel): boolean =>
  model.at === "boards" ? model.published > 0 : model.lines.length > 0;

const emptyNote = (model: StandingsModel, { language }: PageFrame): string => {
  const t = standingsTexts[language];
  if (model.at === "tables") return tableTexts[language].noStage;
  return model.lines.length === 0 ? t.nobody : t.before;
};

/** Of which round or stage. */
const Choice = ({ model, page }: PageProps<StandingsModel>): VNode => {
  const t = standingsTexts[page.language];
  const { competition } = model;
  return model.at === "boards" ? (
    <RoundTabs
      label={t.rounds}
      rounds={model.published}
      current={model.round}
      href={(round) => standingsPath(competition, { round })}
    />
  ) : (
    <StageTabs
      label={tableTexts[page.language].stages}
      stages={model.stages}
      current={model.stage}
      href={(stage) => standingsPath(competition, { stage })}
      all={{
        label: model.closed ? t.final : t.all,
        href: `${competitionPath(competition)}/standings?stage=all`,
      }}
    />
  );
};

const StandingsLinks = ({ model, page }: PageProps<StandingsModel>): VNode => {
  const t = standingsTexts[page.language];
  const { competition } = model;
  const of =
    model.at === "boards"
      ? { round: model.round }
      : model.stage === null
        ? null
        : { stage: model.stage };
  return (
    <p class="cluster no-print">
      {!(model.at === "boards" && model.round === 0) && <span class="note">{t.howHint}</span>}
      {of !== null && model.lines.length > 1 && (
        <a href={compareChoicePath(competition, of)}>{t.compareTwo}</a>
      )}
      {model.at === "boards" ? (
        <a href={standingsCsvPath(competition, model.round)}>{t.csv}</a>
      ) : (
        model.stage !== null && (
          <a href={`${competitionPath(competition)}/cut?stage=${model.stage}`}>{t.toCut}</a>
        )
      )}
    </p>
  );
};
