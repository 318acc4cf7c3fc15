import type { VNode } from "preact";
import { type PageFrame, withQuery } from "../../../../shell/page.ts";
import { competitionPath, playerPath } from "../../../../shell/paths.ts";
import { OrderChoice } from "../../parts/order-choice.tsx";
import { SheetTable } from "../../parts/tables/sheet-table.tsx";
import { StagePage } from "../../parts/tables/stage-page.tsx";
import { tableTexts } from "../../parts/tables/texts.ts";
import type { ShownStage, TablesModel } from "./model.ts";
import { tablesPageTexts } from "./texts.ts";

interface Props {
  readonly model: TablesModel;
  readonly page: PageFrame;
}

interface ShownProps extends Props {
  readonly shown: ShownStage;
}

/** Who sits where, and how the games ended. */
export const TablesView = ({ model, page }: Props): VNode => {
  const t = tablesPageTexts[page.language];
  const { competition, stages, shown } = model;
  const byName = model.by === "name";
  return (
    <StagePage
      title={tablesTitle(model, page)}
      stages={stages}
      current={shown?.stage ?? null}
      href={(stage) =>
        withQuery(`${competitionPath(competition)}/tables/${stage}`, "by", byName ? "name" : null)
      }
      aside={
        shown !== null && (
          <OrderChoice label={t.title} byName={byName} texts={[t.byTable, t.byName]} page={page} />
        )
      }
      page={page}
    >
      {shown !== null &&
        (byName ? (
          <ByName shown={shown} model={model} page={page} />
        ) : (
          <ByTable shown={shown} model={model} page={page} />
        ))}
    </StagePage>
  );
};

/** "Tische: Stufe 2" */
export const tablesTitle = ({ shown }: TablesModel, page: PageFrame): string => {
  const t = tablesPageTexts[page.language];
  return shown === null ? t.title : t.titleOf(shown.label);
};

const ByTable = ({ shown, model, page }: ShownProps): VNode => {
  const t = tablesPageTexts[page.language];
  const words = tableTexts[page.language];
  return (
    <>
      <p class="note">{shown.rules.places ? t.placeHint : t.seatHint}</p>
      <div class="table-cards">
        {shown.sheets.map((sheet) => {
          const [first] = sheet.games;
          const game = shown.rules.fixed ? 0 : (first?.game ?? 0);
          const id = `table-${game}-${sheet.table}`;
          return (
            <section key={id} class="table-card keep" aria-labelledby={id}>
              <h2 id={id}>
                {words.table(sheet.table)}
                {game > 0 && <span class="note"> {words.game(game)}</span>}
              </h2>
              <SheetTable
                sheet={sheet}
                rules={shown.rules}
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

const ByName = ({ shown, model, page }: ShownProps): VNode => {
  const t = tablesPageTexts[page.language];
  const words = tableTexts[page.language];
  const games = shown.rules.fixed ? [1] : Array.from({ length: shown.games }, (_, i) => i + 1);
  return (
    <ol class="seat-list" aria-label={t.captionByName}>
      {shown.people.map(({ entry, name, seats }) => (
        <li key={entry}>
          <a class="player-link" href={playerPath(model.competition, entry)}>
            {name}
          </a>
          <span class="seat-places">
            {games.map((game) => {
              const seat = shown.rules.fixed
                ? seats.find((one) => one !== null)
                : (seats[game - 1] ?? null);
              return (
                <span key={game}>
                  {!shown.rules.fixed && <span class="note">{words.gameShort(game)} </span>}
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
