import { printTexts } from "@losfee/messages/tournament-public-table-sheets";
import type { VNode } from "preact";
import { ColumnTable } from "../../../../parts/column-table.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { useTexts } from "../../../../shell/page-context.ts";
import type { SheetPlayer, TableSheet } from "../../parts/tables/sheet.ts";
import { cellOf } from "../../parts/tables/sheet-table.tsx";
import { PrintedPage } from "../printed-page.tsx";
import type { PrintedTablesModel } from "./page.ts";

const keyOf = ({ table, games }: TableSheet): string => `${games[0]?.game}-${table}`;

/** Score sheets: a line for each player, with seat and room for points per game. */
export const ScoreSheetsView = ({ model }: PageProps<PrintedTablesModel>): VNode => {
  const t = useTexts(printTexts);
  return (
    <PrintedPage class="table-sheets" title={t.sheets({ label: model.label })}>
      {model.sheets.map((sheet) => (
        <section key={keyOf(sheet)} class="table-sheet" aria-label={`${t.table} ${sheet.table}`}>
          <header>
            <span>{model.name}</span>
            <span>{model.label}</span>
            <span class="table-sheet-number">
              {t.table} <strong>{sheet.table}</strong>
            </span>
          </header>
          <ColumnTable
            caption={`${t.table} ${sheet.table}`}
            lines={sheet.players}
            columns={[
              {
                heading: t.name,
                isRowHeading: true,
                cell: (player) => <PrintedName player={player} />,
              },
              ...sheet.games.map((game) => ({
                heading: t.game({ game: game.game }),
                cell: ({ entry }: SheetPlayer) => {
                  const cell = cellOf(game, entry);
                  return cell && <small>{`${t.seat} ${cell.seat}`}</small>;
                },
              })),
              { heading: t.total, cell: () => null },
              { heading: t.rankPoints, cell: () => null },
              { heading: t.signature, cell: () => null },
            ]}
          />
        </section>
      ))}
    </PrintedPage>
  );
};

/** The player at the seat, and the one they replace. */
const PrintedName = ({
  player: { name, substitution },
}: {
  readonly player: SheetPlayer;
}): VNode => (
  <>
    {name}
    {substitution !== "" && <small> {substitution}</small>}
  </>
);

/** Cards to stand on the tables, with number and players. */
export const TableCardsView = ({ model }: PageProps<PrintedTablesModel>): VNode => {
  const t = useTexts(printTexts);
  return (
    <PrintedPage class="table-card-sheets" title={t.cards({ label: model.label })}>
      {model.sheets.map((sheet) => (
        <section key={keyOf(sheet)} class="standing-card">
          <p>
            {model.name} · {model.label}
            {!model.rules.fixed && ` · ${t.game({ game: sheet.games[0]?.game ?? 1 })}`}
          </p>
          <h2>
            {t.table} <strong>{sheet.table}</strong>
          </h2>
          <ul>
            {sheet.players.map(({ entry, name }) => (
              <li key={entry}>{name}</li>
            ))}
          </ul>
        </section>
      ))}
    </PrintedPage>
  );
};
