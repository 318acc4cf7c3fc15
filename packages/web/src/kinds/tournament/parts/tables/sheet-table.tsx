import { formatInteger, type Language } from "@losfee/contract";
import type { EntryId } from "@losfee/core";
import type { VNode } from "preact";
import { type Column, ColumnTable, shortHeading } from "../../../../parts/column-table.tsx";
import { playerPath } from "../../../../shell/paths.ts";
import type { SheetCell, SheetGame, SheetPlayer, SheetRules, TableSheet } from "./sheet.ts";
import { tableTexts } from "./texts.ts";

interface SheetTableProps {
  readonly sheet: TableSheet;
  readonly rules: SheetRules;
  readonly language: Language;
  /** The competition, where names lead to players. */
  readonly competition: string;
}

/** A table with all its games: who sits where, what they had, what it is worth. */
export const SheetTable = ({ sheet, rules, language, competition }: SheetTableProps): VNode => {
  const t = tableTexts[language];
  const sum: Column<SheetPlayer> = {
    heading: shortHeading(t.sum, t.rankPoints),
    class: "number total",
    cell: ({ total }) => total,
  };
  return (
    <div class="scroller">
      <ColumnTable
        class="wide sheet-table"
        caption={t.sheetOf(sheet.table)}
        lines={sheet.players}
        lineClass={({ withdrawn }) => (withdrawn ? "withdrawn" : undefined)}
        columns={[
          {
            heading: t.name,
            class: "name",
            isRowHeading: true,
            cell: ({ entry, name, withdrawn }) => (
              <>
                <a href={playerPath(competition, entry)}>{name}</a>
                {withdrawn && <span class="tag">{t.withdrawn}</span>}
              </>
            ),
          },
          ...sheet.games.map((game) => ({
            heading: <GameHead game={game} language={language} />,
            class: "number",
            cell: ({ entry }: SheetPlayer) => (
              <CellText cell={cellOf(game, entry)} game={game} language={language} />
            ),
          })),
          ...(rules.fixed ? [sum] : []),
        ]}
      />
      <Sums sheet={sheet} language={language} />
    </div>
  );
};

const GameHead = ({
  game,
  language,
}: {
  readonly game: SheetGame;
  readonly language: Language;
}): VNode => {
  const t = tableTexts[language];
  return (
    <>
      {shortHeading(t.gameShort(game.game), t.game(game.game))}
      {game.annulled !== null && (
        <span class="game-mark" title={t.annulled(game.annulled)}>
          {" "}
          ✕
        </span>
      )}
      {(game.status === "reported" || game.status === "conflict") && (
        <span class="game-mark" title={t[game.status]}>
          {" "}
          ?
        </span>
      )}
    </>
  );
};

/** What somebody has in a game; undefined where they are not in it. */
export const cellOf = ({ cells }: SheetGame, entry: EntryId): SheetCell | undefined =>
  cells.find((cell) => cell.entry === entry);

const CellText = ({
  cell,
  game,
  language,
}: {
  readonly cell: SheetCell | undefined;
  readonly game: SheetGame;
  readonly language: Language;
}): VNode | null => {
  const t = tableTexts[language];
  if (cell === undefined) return null;
  if (game.status === "open") {
    return (
      <span class="seat-number" title={t.seat(cell.seat)}>
        <span class="visually-hidden">{t.seat(cell.seat)}</span>
        <span aria-hidden="true">{t.seatMark(cell.seat)}</span>
      </span>
    );
  }
  return (
    <span class="cell-result">
      <span class="cell-value">
        {cell.absent ? t.absent : cell.value === null ? "–" : formatInteger(cell.value)}
      </span>{" "}
      <b title={cell.sum === "" ? t.rankPoints : `${t.rankPoints}: ${cell.sum}`}>
        {cell.rankPoints}
      </b>
    </span>
  );
};

/** Shared places of a table as arithmetic, once for each that was shared. */
export const Sums = ({
  sheet,
  language,
}: Pick<SheetTableProps, "sheet" | "language">): VNode | null => {
  const t = tableTexts[language];
  const sums = sheet.games.flatMap(({ game, cells }) =>
    [...new Set(cells.map(({ sum }) => sum).filter((sum) => sum !== ""))].map(
      (sum) => `${t.game(game)}: ${sum}`,
    ),
  );
  return sums.length === 0 ? null : <p class="note sums">{sums.join(" · ")}</p>;
};
