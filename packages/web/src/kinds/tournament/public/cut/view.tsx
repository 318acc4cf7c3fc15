import { cutTexts, type OutlookRow } from "@losfee/contract";
import type { VNode } from "preact";
import type { PageFrame } from "../../../../shell/page.ts";
import { competitionPath, playerPath } from "../../../../shell/paths.ts";
import { StageTabs } from "../../parts/tables/stage-tabs.tsx";
import { tableTexts } from "../../parts/tables/texts.ts";
import { VerdictMark } from "../stage-standings/view.tsx";
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
    <table class="wide cut-table">
      <caption class="visually-hidden">{t.caption}</caption>
      <thead>
        <tr>
          <th scope="col" class="number">
            {t.rank}
          </th>
          <th scope="col">{tableTexts[page.language].name}</th>
          <th scope="col" class="number">
            <abbr title={t.pointsLong}>{t.points}</abbr>
          </th>
          <th scope="col">{t.verdict}</th>
          <th scope="col">{t.needs}</th>
        </tr>
      </thead>
      <tbody>
        {model.outlooks.map((outlook) => (
          <tr key={outlook.entry} class={outlook.verdict}>
            <td class="number rank">{outlook.rank}</td>
            <th scope="row" class="name">
              <a href={playerPath(model.competition, outlook.entry)}>{outlook.name}</a>
            </th>
            <td class="number">{outlook.points}</td>
            <td>
              <VerdictMark verdict={outlook.verdict} language={page.language} />
            </td>
            <td>
              <Needs outlook={outlook} page={page} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** What somebody still needs; with one game left, place by place. */
export const Needs = ({
  outlook,
  page,
}: {
  readonly outlook: OutlookRow;
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
