import type { Language } from "@losfee/contract";
import { formatInteger, labelled, verdictText } from "@losfee/contract";
import type { EntryId } from "@losfee/core";
import { tableTexts } from "@losfee/messages/tournament-parts-tables";
import type { VNode } from "preact";
import { type Column, ColumnTable, shortHeading } from "../../../../parts/column-table.tsx";
import { useLanguage, useTexts } from "../../../../shell/page-context.ts";
import { playerPath } from "../../../../shell/paths.ts";
import {
  gameNow,
  type SheetCell,
  type SheetGame,
  type SheetPlayer,
  type SheetRules,
  type TableSheet,
  type TableVerdict,
} from "./sheet.ts";

interface SheetTableProps {
  readonly sheet: TableSheet;
  readonly rules: SheetRules;
  /** Competition, if names link to players. */
  readonly competition: string;
  /** Verdicts on who advances, if shown. */
  readonly verdicts?: readonly TableVerdict[];
}

/** A table with all its games: seats, results and rank points. */
export const SheetTable = (props: SheetTableProps): VNode => {
  const language = useLanguage();
  const { sheet, rules } = props;
  const t = tableTexts[language];
  const now = gameNow(sheet);
  return (
    <>
      <ColumnTable
        class="wide table-games"
        caption={t.sheetOf({ table: sheet.table })}
        lines={sheet.players}
        lineClass={(player) => lineClass(player, props)}
        columns={[
          {
            heading: <span class="visually-hidden">{t.name}</span>,
            class: "name",
            isRowHeading: true,
            cell: (player) => <Name {...props} player={player} />,
          },
          ...sheet.games.map((game, index) => ({
            heading: <GameHead game={game} isFirst={index === 0} />,
            name: `${game.game}`,
            class: game === now ? "number game-now" : "number",
            cell: ({ entry }: SheetPlayer) => (
              <CellText cell={cellOf(game, entry)} game={game} isNow={game === now} />
            ),
          })),
          ...(rules.fixed ? [totalColumn(props, language)] : []),
        ]}
      />
      <Sums sheet={sheet} />
      {sheet.games.map(
        ({ game, annulled }) =>
          annulled !== null && (
            <p key={game} class="note sums">
              {labelled(
                t.game({ game }),
                t.annulled({ reason: annulled, hasReason: annulled !== "" }),
                language,
              )}
            </p>
          ),
      )}
    </>
  );
};

const lineClass = (
  { entry, withdrawn, leads }: SheetPlayer,
  { verdicts = [] }: SheetTableProps,
): string | undefined => {
  const isOut = verdicts.some((one) => one.entry === entry && one.verdict === "out");
  return withdrawn || isOut ? "withdrawn" : leads ? "leads" : undefined;
};

const Name = ({
  player: { entry, name, withdrawn, leads, substitution },
  competition,
}: SheetTableProps & { readonly player: SheetPlayer }): VNode => {
  const t = useTexts(tableTexts);
  return (
    <>
      <a href={playerPath(competition, entry)}>{name}</a>
      {leads && <span class="visually-hidden"> ({t.leads})</span>}
      {withdrawn && <span class="tag">{t.withdrawn}</span>}
      {substitution !== "" && <span class="note"> {substitution}</span>}
    </>
  );
};

const totalColumn = (
  { verdicts = [] }: SheetTableProps,
  language: Language,
): Column<SheetPlayer> => {
  const t = tableTexts[language];
  return {
    heading: shortHeading(t.sum, t.rankPoints),
    class: "number total",
    cell: ({ entry, total }) => {
      const settled = verdicts.find((one) => one.entry === entry);
      return (
        <>
          <b>{total}</b>
          {settled !== undefined && settled.verdict !== "open" && (
            <span class={`table-verdict ${settled.verdict}`}>
              {" "}
              {verdictText(settled, language)}
            </span>
          )}
        </>
      );
    },
  };
};

const GameHead = ({
  game,
  isFirst,
}: {
  readonly game: SheetGame;
  readonly isFirst: boolean;
}): VNode => {
  const t = useTexts(tableTexts);
  return (
    <>
      {shortHeading(
        isFirst ? t.gameShort({ game: game.game }) : `${game.game}`,
        t.game({ game: game.game }),
      )}
      {game.annulled !== null && (
        <span
          class="game-mark"
          title={t.annulled({ reason: game.annulled, hasReason: game.annulled !== "" })}
        >
          {" "}
          ×
        </span>
      )}
      {(game.status === "reported" || game.status === "conflict") && (
        <span class="game-mark" title={t[game.status]}>
          {" "}
          ?<span class="visually-hidden"> {t[game.status]}</span>
        </span>
      )}
    </>
  );
};

/** Returns an entry's cell in a game; undefined if the entry is not in it. */
export const cellOf = ({ cells }: SheetGame, entry: EntryId): SheetCell | undefined =>
  cells.find((cell) => cell.entry === entry);

const CellText = ({
  cell,
  game,
  isNow,
}: {
  readonly cell: SheetCell | undefined;
  readonly game: SheetGame;
  readonly isNow: boolean;
}): VNode | null => {
  const language = useLanguage();
  const t = tableTexts[language];
  if (cell === undefined) return null;
  if (game.status === "open") {
    if (game.annulled !== null) return <>–</>;
    return (
      <span class={isNow ? "seat-circle next" : "seat-circle"} title={t.seat({ seat: cell.seat })}>
        <span class="visually-hidden">{t.seat({ seat: cell.seat })}</span>
        <span aria-hidden="true">{cell.seat}</span>
      </span>
    );
  }
  return (
    <>
      <b title={cell.sum === "" ? t.rankPoints : labelled(t.rankPoints, cell.sum, language)}>
        {cell.rankPoints === "" ? "–" : cell.rankPoints}
      </b>{" "}
      <span class="game-value">
        {cell.absent ? t.absent : cell.value === null ? "" : formatInteger(cell.value)}
      </span>
    </>
  );
};

/** Arithmetic of shared places at a table, once for each. */
export const Sums = ({ sheet }: Pick<SheetTableProps, "sheet">): VNode | null => {
  const language = useLanguage();
  const t = tableTexts[language];
  const sums = sheet.games.flatMap(({ game, cells }) =>
    [...new Set(cells.map(({ sum }) => sum).filter((sum) => sum !== ""))].map((sum) =>
      labelled(t.game({ game }), sum, language),
    ),
  );
  return sums.length === 0 ? null : <p class="note sums">{sums.join(" · ")}</p>;
};
