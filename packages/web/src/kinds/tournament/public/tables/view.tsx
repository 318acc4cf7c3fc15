import type { VNode } from "preact";
import { type PageFrame, withQuery } from "../../../../shell/page.ts";
import { competitionPath, playerPath } from "../../../../shell/paths.ts";
import { SheetTable } from "../../parts/tables/sheet-table.tsx";
import { StageTabs } from "../../parts/tables/stage-tabs.tsx";
import { tableTexts } from "../../parts/tables/texts.ts";
import type { TablesModel } from "./model.ts";
import { tablesPageTexts } from "./texts.ts";

interface Props {
  readonly model: TablesModel;
  readonly page: PageFrame;
}

/** Who sits where, and how the games ended. */
export const TablesView = ({ model, page }: Props): VNode => {
  const t = tablesPageTexts[page.language];
  return (
    <>
      <header class="page-head">
        <h1>{tablesTitle(model, page)}</h1>
      </header>
      <StageTabs
        label={tableTexts[page.language].stages}
        stages={model.stages}
        current={model.stage}
        href={(stage) =>
          withQuery(
            `${competitionPath(model.competition)}/tables/${stage}`,
            "by",
            model.by === "name" ? "name" : null,
          )
        }
      />
      {model.stage === 0 ? (
        <p class="empty">{tableTexts[page.language].noStage}</p>
      ) : (
        <>
          <nav class="round-tabs no-print" aria-label={t.title}>
            <a href={withQuery(page.url, "by", null)} aria-current={current(model.by === "table")}>
              {t.byTable}
            </a>
            <a href={withQuery(page.url, "by", "name")} aria-current={current(model.by === "name")}>
              {t.byName}
            </a>
          </nav>
          {model.by === "name" ? (
            <ByName model={model} page={page} />
          ) : (
            <ByTable model={model} page={page} />
          )}
        </>
      )}
    </>
  );
};

const current = (yes: boolean): "page" | undefined => (yes ? "page" : undefined);

/** "Tische: Stufe 2" */
export const tablesTitle = ({ stage, label }: TablesModel, page: PageFrame): string => {
  const t = tablesPageTexts[page.language];
  return stage === 0 ? t.title : t.titleOf(label);
};

const ByTable = ({ model, page }: Props): VNode => {
  const t = tablesPageTexts[page.language];
  const words = tableTexts[page.language];
  return (
    <>
      <p class="note">{model.rules.places ? t.placeHint : t.seatHint}</p>
      <div class="table-cards">
        {model.sheets.map((sheet) => {
          const [first] = sheet.games;
          const game = model.rules.fixed ? 0 : (first?.game ?? 0);
          const id = `table-${game}-${sheet.table}`;
          return (
            <section key={id} class="table-card keep" aria-labelledby={id}>
              <h2 id={id}>
                {words.table(sheet.table)}
                {game > 0 && <span class="note"> {words.game(game)}</span>}
              </h2>
              <SheetTable
                sheet={sheet}
                rules={model.rules}
                language={page.language}
                competition={model.competition}
              />
              {sheet.games
                .filter(({ annulled }) => annulled !== null)
                .map(({ game: number, annulled }) => (
                  <p key={number} class="note">
                    {words.game(number)}: {words.annulled(annulled ?? "")}
                  </p>
                ))}
            </section>
          );
        })}
      </div>
    </>
  );
};

const ByName = ({ model, page }: Props): VNode => {
  const t = tablesPageTexts[page.language];
  const words = tableTexts[page.language];
  const games = model.rules.fixed ? [1] : Array.from({ length: model.games }, (_, i) => i + 1);
  return (
    <ol class="seat-list" aria-label={t.captionByName}>
      {model.people.map(({ entry, name, seats }) => (
        <li key={entry}>
          <a class="player-link" href={playerPath(model.competition, entry)}>
            {name}
          </a>
          <span class="seat-places">
            {games.map((game) => {
              const seat = model.rules.fixed
                ? seats.find((one) => one !== null)
                : (seats[game - 1] ?? null);
              return (
                <span key={game}>
                  {!model.rules.fixed && <span class="note">{words.gameShort(game)} </span>}
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
