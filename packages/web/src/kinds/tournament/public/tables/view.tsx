import { tableTexts } from "@losfee/messages/tournament-parts-tables";
import { tablesPageTexts } from "@losfee/messages/tournament-public-tables";
import type { VNode } from "preact";
import type { PageProps } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { playerPath } from "../../../../shell/paths.ts";
import { OrderChoice } from "../../parts/order-choice.tsx";
import { isToType } from "../../parts/tables/sheet.ts";
import { StagePage } from "../../parts/tables/stage-page.tsx";
import { TableCards } from "../../parts/tables/table-cards.tsx";
import type { StageSheets, TablesModel } from "./page.ts";
import { tablesTitle } from "./page.ts";

interface SheetsProps extends PageProps<TablesModel> {
  readonly stage: StageSheets;
}

/** Seats and results. */
export const TablesView = ({ model }: PageProps<TablesModel>): VNode => {
  const page = usePage();
  const t = tablesPageTexts[page.language];
  const { competition, stage } = model;
  const byName = model.by === "name";
  return (
    <StagePage
      title={tablesTitle(model, page)}
      isPublished={stage !== null}
      aside={
        stage !== null && (
          <OrderChoice label={t.title} byName={byName} texts={[t.byTable, t.byName]} />
        )
      }
    >
      {stage !== null &&
        (byName ? (
          <ByName stage={stage} model={model} />
        ) : (
          <>
            <TableCards
              sheets={stage.sheets}
              rules={stage.rules}
              competition={competition}
              verdicts={stage.verdicts}
            />
            <Legend stage={stage} model={model} />
          </>
        ))}
    </StagePage>
  );
};

/** Explains the figures and marks that occur on the lots. */
const Legend = ({ stage: { rules, sheets } }: SheetsProps): VNode => {
  const t = useTexts(tablesPageTexts);
  const games = sheets.flatMap((sheet) => sheet.games);
  return (
    <p class="legend table-legend">
      <span>
        <b>3</b> {rules.places ? t.placeLegend : t.pointsLegend}
      </span>
      {games.some(isToType) && (
        <span>
          <span class="seat-circle next" aria-hidden="true">
            1
          </span>{" "}
          {t.seatLegend}
        </span>
      )}
      {sheets.some(({ players }) => players.some(({ leads }) => leads)) && (
        <span class="leads-legend">{t.leadsLegend}</span>
      )}
      {games.some(({ status }) => status === "reported" || status === "conflict") && (
        <span>
          <span class="game-mark">?</span> {t.reportedLegend}
        </span>
      )}
    </p>
  );
};

const ByName = ({ stage, model }: SheetsProps): VNode => {
  const t = useTexts(tablesPageTexts);
  const words = useTexts(tableTexts);
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
                  {!stage.rules.fixed && <span class="note">{words.gameShort({ game })} </span>}
                  <b>{seat ? words.table({ table: seat.table }) : "–"}</b>
                </span>
              );
            })}
          </span>
        </li>
      ))}
    </ol>
  );
};
