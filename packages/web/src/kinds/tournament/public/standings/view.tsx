import { entrantWords } from "@losfee/contract";
import { tableTexts } from "@losfee/messages/tournament-parts-tables";
import { standingsTexts } from "@losfee/messages/tournament-public-standings";
import type { VNode } from "preact";
import { ColumnLegend } from "../../../../parts/column-legend.tsx";
import { FormTicks } from "../../../../parts/form-ticks.tsx";
import { LeaverNotes } from "../../../../parts/leaver-notes.tsx";
import { Section } from "../../../../parts/section.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import { UnconfirmedLegend } from "../../../../parts/unconfirmed-mark.tsx";
import { type PageFrame, type PageProps, termsOf } from "../../../../shell/page.ts";
import { useLanguage, usePage, useTexts } from "../../../../shell/page-context.ts";
import { competitionPath, standingsCsvPath } from "../../../../shell/paths.ts";
import { FinalPanels } from "../../parts/final-panel.tsx";
import { FixtureTable } from "../../parts/match/fixture-table.tsx";
import type { StageStandings } from "../../parts/standings/stage-model.ts";
import { StageTable } from "../../parts/standings/stage-table.tsx";
import type { RoundStandings } from "../../parts/standings/standings-lines.ts";
import { compareChoicePath, standingsPath } from "../../parts/standings-of.ts";
import { StageTabs } from "../../parts/tables/stage-tabs.tsx";
import { FormLegend, hasLetters } from "./league-columns.tsx";
import type { StandingsModel } from "./page.ts";
import { standingsTitle } from "./page.ts";
import { RoundTable } from "./round-table.tsx";

/** The standings, with a "why?" link in each line. */
export const StandingsView = ({ model }: PageProps<StandingsModel>): VNode => {
  const page = usePage();
  const t = standingsTexts[page.language];
  return (
    <>
      <StageHead title={standingsTitle(model, page)} />
      {model.at === "boards" ? <Find model={model} /> : <StageChoice model={model} />}
      {model.at === "boards" && (
        <FinalPanels finals={model.finals} competition={model.competition} />
      )}
      {(!hasBegun(model) || model.lines.length === 0) && (
        <p class="empty">{emptyNote(model, page)}</p>
      )}
      {model.lines.length > 0 && (
        <>
          {model.at === "tables" && model.whyFirst !== "" && <p>{model.whyFirst}</p>}
          <div class="standings-scroller">
            {model.at === "boards" ? <RoundTable model={model} /> : <StageTable model={model} />}
          </div>
          {model.at === "tables" && <ColumnLegend columns={model.columns} />}
          <UnconfirmedLegend of={model.lines.some(({ unconfirmed }) => unconfirmed)} />
          {model.at === "boards" && model.cut !== null && (
            <p class="legend">{t.cutNote({ places: model.cut.places, stage: model.cut.stage })}</p>
          )}
          {model.at === "boards" && <LeaverNotes notes={model.leavers} />}
          {model.at === "boards" && model.outstanding.length > 0 && (
            <Section id="outstanding" title={t.outstanding}>
              <FixtureTable lines={model.outstanding} withRounds usualDay={null} />
            </Section>
          )}
          <StandingsLinks model={model} />
        </>
      )}
    </>
  );
};

const hasBegun = (model: StandingsModel): boolean =>
  model.at === "boards" ? model.published > 0 : model.lines.length > 0;

const emptyNote = (model: StandingsModel, page: PageFrame): string => {
  const t = standingsTexts[page.language];
  const words = entrantWords(termsOf(page), page.language);
  if (model.at === "tables") return tableTexts[page.language].noStage;
  if (model.lines.length > 0) return t.before;
  return model.sought === "" ? words.nobody : words.nobodyFound({ text: model.sought });
};

/** Search for a player or club, and notes on the whole table. */
const Find = ({ model }: PageProps<RoundStandings>): VNode => {
  const page = usePage();
  const t = standingsTexts[page.language];
  const { find } = entrantWords(termsOf(page), page.language);
  return (
    <div class="page-head no-print">
      <search>
        <form class="cluster" method="get">
          <input type="hidden" name="round" value={model.round} />
          <input
            type="search"
            name="who"
            value={model.sought}
            placeholder={find}
            aria-label={find}
          />
          <button type="submit">{t.search}</button>
          {model.sought !== "" && (
            <a href={standingsPath(model.competition, { round: model.round })}>{t.everybody}</a>
          )}
        </form>
      </search>
      {model.round > 0 && <Legend model={model} />}
    </div>
  );
};

const Legend = ({ model }: PageProps<RoundStandings>): VNode => {
  const t = useTexts(standingsTexts);
  return (
    <p class="legend standings-legend">
      {model.lines.some(({ fresh }) => fresh) && (
        <span>
          <mark>{t.freshLegend}</mark> {t.freshNote}
        </span>
      )}{" "}
      <span>
        {hasLetters(model) ? (
          <FormLegend />
        ) : (
          <>
            <FormTicks form={["win", "loss", "draw", "open"]} /> {t.legend}
          </>
        )}
      </span>
    </p>
  );
};

const StageChoice = ({ model }: PageProps<StageStandings>): VNode => {
  const language = useLanguage();
  const t = standingsTexts[language];
  const { competition } = model;
  return (
    <StageTabs
      label={tableTexts[language].stages}
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

const StandingsLinks = ({ model }: PageProps<StandingsModel>): VNode => {
  const page = usePage();
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
        <a href={compareChoicePath(competition, of)}>
          {entrantWords(termsOf(page), page.language).compareTwo}
        </a>
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
