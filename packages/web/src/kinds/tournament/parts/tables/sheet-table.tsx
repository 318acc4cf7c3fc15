import { formatInteger, type Language } from "@losfee/contract";
import type { EntryId } from "@losfee/core";
import type { VNode } from "preact";
import { playerPath } from "../../../../shell/paths.ts";
import type { SheetCell, SheetGame, SheetRules, TableSheet } from "./sheet.ts";
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
  return (
    <div class="scroller">
      <table class="wide sheet-table">
        <caption class="visually-hidden">{t.sheetOf(sheet.table)}</caption>
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            {sheet.games.map((game) => (
              <th key={game.game} scope="col" class="number">
                <GameHead game={game} language={language} />
              </th>
            ))}
            {rules.fixed && (
              <th scope="col" class="number">
                <abbr title={t.rankPoints}>{t.sum}</abbr>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {sheet.players.map(({ entry, name, withdrawn, total }) => (
            <tr key={entry} class={withdrawn ? "withdrawn" : undefined}>
              <th scope="row" class="name">
                <a href={playerPath(competition, entry)}>{name}</a>
                {withdrawn && <span class="tag">{t.withdrawn}</span>}
              </th>
              {sheet.games.map((game) => (
                <td key={game.game} class="number">
                  <CellText cell={cellOf(game, entry)} game={game} language={language} />
                </td>
              ))}
              {rules.fixed && <td class="number total">{total}</td>}
            </tr>
          ))}
        </tbody>
      </table>
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
      <abbr title={t.game(game.game)}>{t.gameShort(game.game)}</abbr>
      {game.annulled !== null && (
        <span class="game-mark" title={t.annulled(game.annulled)}>
          {" "}
          ✕
        </span>
      )}
      {game.status === "reported" && (
        <span class="game-mark" title={t.reported}>
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
        <span aria-hidden="true">{cell.seat}</span>
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
