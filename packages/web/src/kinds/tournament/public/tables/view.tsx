import type { VNode } from "preact";
import { type PageFrame, type PageProps, withQuery } from "../../../../shell/page.ts";
import { competitionPath, playerPath } from "../../../../shell/paths.ts";
import { OrderChoice } from "../../parts/order-choice.tsx";
import { StagePage } from "../../parts/tables/stage-page.tsx";
import { TableCards } from "../../parts/tables/table-cards.tsx";
import { tableTexts } from "../../parts/tables/texts.ts";
import type { StageSheets, TablesModel } from "./model.ts";
import { tablesPageTexts } from "./texts.ts";

interface SheetsProps extends PageProps<TablesModel> {
  readonly stage: StageSheets;
}

/** Who sits where, and how the games ended. */
export const TablesView = ({ model, page }: PageProps<TablesModel>): VNode => {
  const t = tablesPageTexts[page.language];
  const { competition, stages, stage } = model;
  const byName = model.by === "name";
  return (
    <StagePage
      title={tablesTitle(model, page)}
      stages={stages}
      current={stage?.stage ?? null}
      href={(stage) =>
        withQuery(`${competitionPath(competition)}/tables/${stage}`, "by", byName ? "name" : null)
      }
      aside={
        stage !== null && (
          <OrderChoice label={t.title} byName={byName} texts={[t.byTable, t.byName]} page={page} />
        )
      }
      page={page}
    >
      {stage !== null &&
        (byName ? (
          <ByName stage={stage} model={model} page={page} />
        ) : (
          <>
            <p class="note">{stage.rules.places ? t.placeHint : t.seatHint}</p>
            <TableCards
              sheets={stage.sheets}
              rules={stage.rules}
              competition={competition}
              language={page.language}
            />
          </>
        ))}
    </StagePage>
  );
};

/** "Tische: Stufe 2" */
export const tablesTitle = ({ stage }: TablesModel, page: PageFrame): string => {
  const t = tablesPageTexts[page.language];
  return stage === null ? t.title : t.titleOf(stage.label);
};

const ByName = ({ stage, model, page }: SheetsProps): VNode => {
  const t = tablesPageTexts[page.language];
  const words = tableTexts[page.language];
  const games = stage.rules.fixed ? [1] : Array.from({ length: stage.games }, (_, i) => i + 1);
  return (
    <ol class="seat-list" aria-label={t.captionByName}>
      {stage.people.map(({ entry, name, seats }) => (
        <li key={entry}>
          <a class="player-link" href={playerPath(model.competition, entry)}>
            {name}
          </a>
          <span class="seat-places">
            {games.map((game) => {
              const seat = stage.rules.fixed
                ? seats.find((one) => one !== null)
                : (seats[game - 1] ?? null);
              return (
                <span key={game}>
                  {!stage.rules.fixed && <span class="note">{words.gameShort(game)} </span>}
                  <b>{seat ? words.table(seat.table) : "–"}</b>
                </span>
              );
            })}
          </span>
        </li>
      ))}
    </ol>
  );
};
