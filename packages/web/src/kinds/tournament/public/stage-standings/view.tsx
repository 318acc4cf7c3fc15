import type { Language } from "@losfee/contract";
import type { Verdict } from "@losfee/core";
import type { VNode } from "preact";
import type { PageFrame } from "../../../../shell/page.ts";
import { comparePath, competitionPath, playerPath } from "../../../../shell/paths.ts";
import { tableTexts } from "../../parts/tables/texts.ts";
import { tablesWorkingPath } from "../../parts/tables/working-view.tsx";
import type { TablesLine } from "./lines.ts";
import type { TablesStandingsModel } from "./model.ts";
import { tablesStandingsTexts } from "./texts.ts";

interface Props {
  readonly model: TablesStandingsModel;
  readonly page: PageFrame;
}

/** The standings of a stage or the final table; every value leads to how it is calculated. */
export const TablesStandingsView = ({ model, page }: Props): VNode => {
  const t = tablesStandingsTexts[page.language];
  const base = `${competitionPath(model.competition)}/standings`;
  return (
    <>
      <header class="page-head">
        <h1>{tablesStandingsTitle(model, page)}</h1>
        {model.open > 0 && <p class="note">{t.open(model.open)}</p>}
      </header>
      <nav class="round-tabs" aria-label={tableTexts[page.language].stages}>
        {model.stages.map(({ stage, label }) => (
          <a
            key={stage}
            href={`${base}?stage=${stage}`}
            aria-current={stage === model.stage ? "page" : undefined}
          >
            {label}
          </a>
        ))}
        {model.stages.length > 1 && (
          <a href={`${base}?stage=all`} aria-current={model.stage === null ? "page" : undefined}>
            {model.closed ? t.final : t.all}
          </a>
        )}
      </nav>
      {model.lines.length === 0 ? (
        <p class="empty">{tableTexts[page.language].noStage}</p>
      ) : (
        <>
          <div class="standings-scroller">
            <TablesStandingsTable model={model} page={page} />
          </div>
          <p class="cluster no-print">
            <span class="note">{t.howHint}</span>
            {model.stage !== null && (
              <>
                <a href={`${competitionPath(model.competition)}/compare?stage=${model.stage}`}>
                  {t.compareTwo}
                </a>
                <a href={`${competitionPath(model.competition)}/cut?stage=${model.stage}`}>
                  {t.toCut}
                </a>
              </>
            )}
          </p>
        </>
      )}
    </>
  );
};

/** "Tabelle: Stufe 2", "Endstand". */
export const tablesStandingsTitle = (model: TablesStandingsModel, page: PageFrame): string => {
  const t = tablesStandingsTexts[page.language];
  if (model.stage !== null) return t.titleOf(model.label);
  return model.closed ? t.final : model.stages.length === 0 ? t.title : t.all;
};

/** Whether somebody gets into the next stage. */
export const VerdictMark = ({
  verdict,
  language,
}: {
  readonly verdict: Verdict;
  readonly language: Language;
}): VNode => (
  <span class={`cut-verdict ${verdict}`}>{tablesStandingsTexts[language].verdicts[verdict]}</span>
);

/** The table alone, as the console shows it too. */
export const TablesStandingsTable = ({ model, page }: Props): VNode => {
  const t = tablesStandingsTexts[page.language];
  const all = model.stage === null;
  const withCut = model.lines.some(({ verdict }) => verdict !== null);
  return (
    <table class="standings wide">
      <caption class="visually-hidden">{t.caption}</caption>
      <thead>
        <tr>
          <th scope="col" class="number">
            {t.rank}
          </th>
          <th scope="col">{tableTexts[page.language].name}</th>
          <th scope="col" class="club">
            {tableTexts[page.language].club}
          </th>
          {all ? (
            <>
              <th scope="col">{t.reached}</th>
              <th scope="col" class="number">
                {tableTexts[page.language].rankPoints}
              </th>
            </>
          ) : (
            model.columns.map(({ place, short, label }) => (
              <th key={place} scope="col" class="number">
                <abbr title={label}>{short}</abbr>
              </th>
            ))
          )}
          {!all && (
            <th scope="col" class="number">
              {t.table}
            </th>
          )}
          {withCut && <th scope="col">{t.cut}</th>}
          <th scope="col" class="no-print">
            {t.why}
          </th>
        </tr>
      </thead>
      <tbody>
        {model.lines.map((line) => (
          <Row key={line.entry} line={line} withCut={withCut} model={model} page={page} />
        ))}
      </tbody>
    </table>
  );
};

const Row = ({
  line,
  withCut,
  model,
  page,
}: Props & { readonly line: TablesLine; readonly withCut: boolean }): VNode => {
  const t = tablesStandingsTexts[page.language];
  const { competition } = model;
  const all = model.stage === null;
  const label = (index: number): string =>
    all ? tableTexts[page.language].rankPoints : (model.columns[index]?.label ?? "");
  return (
    <tr class={line.withdrawn ? "withdrawn" : undefined}>
      <td class="number rank">{line.rank}</td>
      <th scope="row" class="name">
        <a href={playerPath(competition, line.entry)}>{line.name}</a>
        {line.withdrawn && <span class="tag">{t.withdrawn}</span>}
      </th>
      <td class="club">{line.club}</td>
      {all && <td>{line.reached}</td>}
      {line.values.map((value, index) => (
        <td key={index} class="number">
          <a
            class="value"
            href={tablesWorkingPath(
              competition,
              line.entry,
              line.stage,
              all ? 1 : (model.columns[index]?.place ?? 1),
            )}
            title={t.howOf(label(index), line.name)}
            data-working
          >
            {value}
          </a>
        </td>
      ))}
      {!all && <td class="number">{line.table}</td>}
      {withCut && (
        <td>
          {line.verdict !== null && <VerdictMark verdict={line.verdict} language={page.language} />}
        </td>
      )}
      <td class="why no-print">
        {line.above !== null && (
          <a
            href={`${comparePath(competition, line.above, line.entry)}?stage=${line.stage}`}
            title={t.whyBehind(line.name)}
          >
            {line.decidedBy}
          </a>
        )}
      </td>
    </tr>
  );
};
