import type { VNode } from "preact";
import type { PageFrame } from "../../../../shell/page.ts";
import { comparePath, playerPath } from "../../../../shell/paths.ts";
import { VerdictMark } from "../../parts/tables/verdict-mark.tsx";
import { TablesWorkingView } from "../../parts/tables/working-view.tsx";
import { Needs } from "../cut/view.tsx";
import type { OwnGame, OwnStage, TablesPlayerModel } from "./model.ts";
import { tablesPlayerTexts } from "./texts.ts";

interface Props {
  readonly model: TablesPlayerModel;
  readonly page: PageFrame;
}

interface StageProps extends Props {
  readonly stage: OwnStage;
}

/** A player's games and values, the last stage first. */
export const TablesPlayerView = ({ model, page }: Props): VNode => {
  const t = tablesPlayerTexts[page.language];
  const facts = [
    [t.place, model.place === null ? "" : `${model.place}.`],
    [t.club, model.club],
    [t.nation, model.nation],
    [t.class, model.class],
    [t.rating, model.rating === 0 ? "" : String(model.rating)],
  ] as const;
  return (
    <>
      <header class="page-head">
        <h1>
          {model.name}
          {model.withdrawn && <span class="tag">{t.withdrawn}</span>}
        </h1>
      </header>
      <dl class="facts">
        {facts
          .filter(([, value]) => value !== "")
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {model.stages.length === 0 && <p class="empty">{t.before}</p>}
      {model.stages.map((stage) => (
        <section key={stage.stage} class="stack" aria-labelledby={`stage-${stage.stage}`}>
          <h2 id={`stage-${stage.stage}`}>
            {stage.label} <span class="note">{t.rankOf(stage.rank, stage.of)}</span>{" "}
            {stage.outlook !== null && (
              <VerdictMark verdict={stage.outlook.verdict} language={page.language} />
            )}
          </h2>
          {stage.outlook?.verdict === "open" && <Needs outlook={stage.outlook} page={page} />}
          <Games stage={stage} model={model} page={page} />
          <Why stage={stage} model={model} page={page} />
        </section>
      ))}
    </>
  );
};

const Games = ({ stage, model, page }: StageProps): VNode => {
  const t = tablesPlayerTexts[page.language];
  const withPoints = stage.games.some(({ points }) => points !== "");
  return (
    <div class="standings-scroller">
      <table class="wide own-games">
        <caption class="visually-hidden">{t.captionGames}</caption>
        <thead>
          <tr>
            <th scope="col" class="number">
              {t.game}
            </th>
            <th scope="col" class="number">
              {t.table}
            </th>
            <th scope="col" class="number">
              {t.seat}
            </th>
            <th scope="col">{t.others}</th>
            {withPoints && (
              <th scope="col" class="number">
                {t.points}
              </th>
            )}
            <th scope="col" class="number">
              {t.finish}
            </th>
            <th scope="col" class="number">
              {t.rankPoints}
            </th>
          </tr>
        </thead>
        <tbody>
          {stage.games.map((game) => (
            <tr key={game.game}>
              <th scope="row" class="number">
                {game.game}
              </th>
              <td class="number">{game.table}</td>
              <td class="number">{game.seat}</td>
              <td>
                {game.others.map(({ entry, name }, index) => (
                  <span key={entry}>
                    {index > 0 && ", "}
                    <a href={playerPath(model.competition, entry)}>{name}</a>
                  </span>
                ))}
              </td>
              {withPoints && <td class="number">{game.points}</td>}
              <td class="number">{game.place}</td>
              <td class="number">{resultOf(game, page)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const resultOf = (game: OwnGame, page: PageFrame): string => {
  const t = tablesPlayerTexts[page.language];
  if (game.annulled) return t.annulled;
  if (game.status === "open") return t.open;
  return game.status === "reported" ? `${game.rankPoints} (${t.reported})` : game.rankPoints;
};

const Why = ({ stage, model, page }: StageProps): VNode => {
  const t = tablesPlayerTexts[page.language];
  return (
    <>
      <table class="derivations wide">
        <caption>{t.why}</caption>
        <thead>
          <tr>
            <th scope="col">{t.criterion}</th>
            <th scope="col" class="number">
              {t.value}
            </th>
            <th scope="col">{t.working}</th>
          </tr>
        </thead>
        <tbody>
          {stage.workings.map((working, index) => (
            <tr key={working.label}>
              <th scope="row">{working.label}</th>
              <td class="number">{working.value}</td>
              <td>
                <details
                  id={`working-${stage.stage}-${index + 1}`}
                  open={model.open?.stage === stage.stage && model.open.place === index + 1}
                >
                  <summary>{t.working}</summary>
                  <TablesWorkingView working={working} language={page.language} />
                </details>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {[stage.above, stage.below].map(
        (neighbour) =>
          neighbour !== null && (
            <p key={neighbour.entry}>
              {neighbour.why}{" "}
              <a
                class="no-print"
                href={`${comparePath(model.competition, neighbour.entry, model.entry)}?stage=${stage.stage}`}
              >
                {t.compare}
              </a>
            </p>
          ),
      )}
    </>
  );
};
