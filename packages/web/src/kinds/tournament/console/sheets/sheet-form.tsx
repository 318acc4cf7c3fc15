import type { EntryId } from "@losfee/core";
import { sheetsTexts } from "@losfee/messages/tournament-console-sheets";
import { tableTexts } from "@losfee/messages/tournament-parts-tables";
import type { ComponentChildren, VNode } from "preact";
import { TickIcon, UnequalIcon } from "../../../../parts/icons.tsx";
import { Problem } from "../../../../parts/problem.tsx";
import { useLanguage, usePage, useTexts } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { outcomeFrom, previewOf } from "../../parts/tables/read-seats.ts";
import type { SheetGame, TableSheet } from "../../parts/tables/sheet.ts";
import { cellOf, Sums } from "../../parts/tables/sheet-table.tsx";
import type { KnownResult } from "../reports/entry-meaning.ts";
import { knownText } from "../reports/known-text.ts";
import type { SheetsModel } from "./model.ts";

/** Id of the field of a player in a game at a table. */
export const cellId = (game: number, table: number, entry: EntryId): string =>
  `cell-${game}-${table}-${entry}`;

interface SheetFormProps {
  readonly sheet: TableSheet;
  readonly model: SheetsModel;
  readonly textOf: (game: SheetGame, entry: EntryId) => string;
  readonly onType: (game: SheetGame, entry: EntryId, text: string) => void;
  readonly onKey: (event: KeyboardEvent, game: SheetGame, entry: EntryId) => void;
  readonly onFocus: (game: SheetGame, inside: boolean) => void;
  readonly isOnItsWay: (game: SheetGame) => boolean;
  /** True if a game's fields stay despite a known result, because the user is editing them. */
  readonly isEdited: (game: SheetGame) => boolean;
  /** True if the fields have values of the user that are not the known result. */
  readonly isTyped: (game: SheetGame) => boolean;
  readonly knownOf: (game: SheetGame) => KnownResult | null;
  readonly onConfirm: (game: SheetGame) => void;
  /** Discards the text typed for a game with another known result. */
  readonly onGiveUp: (game: SheetGame) => void;
  readonly problem: ComponentChildren;
}

/** A table's sheet: seats × games. Games without a result have fields, the others show it. */
export const SheetForm = (props: SheetFormProps): VNode => {
  const { sheet, model } = props;
  const words = useTexts(tableTexts);
  return (
    <section
      class="section stack sheet-form"
      id={`sheet-${sheet.table}`}
      aria-labelledby={`sheet-title-${sheet.table}`}
    >
      <h2 id={`sheet-title-${sheet.table}`}>{words.table({ table: sheet.table })}</h2>
      <div class="scroller">
        <table class="wide sheet-table">
          <thead>
            <tr>
              <th scope="col">{words.name}</th>
              {sheet.games.map((game) => (
                <th key={game.game} scope="col" class="number">
                  <GameHead {...props} game={game} />
                </th>
              ))}
              {model.rules.fixed && (
                <th scope="col" class="number">
                  <abbr title={words.rankPoints}>{words.sum}</abbr>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {sheet.players.map(({ entry, name, withdrawn, total }) => (
              <tr key={entry} class={withdrawn ? "withdrawn" : undefined}>
                <th scope="row">
                  {name}
                  {withdrawn && <span class="tag">{words.withdrawn}</span>}
                </th>
                {sheet.games.map((game) => (
                  <td key={game.game} class="number">
                    <Cell {...props} game={game} entry={entry} name={name} />
                  </td>
                ))}
                {model.rules.fixed && <td class="number total">{total}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Sums sheet={sheet} />
      {sheet.games.map((game) => (
        <Beside key={game.game} {...props} game={game} />
      ))}
      <Problem>{props.problem}</Problem>
    </section>
  );
};

type GameProps = SheetFormProps & { readonly game: SheetGame };

/** Another user's result for a game that the user is typing. */
const Beside = ({ sheet, game, isTyped, knownOf, onGiveUp }: GameProps): VNode | null => {
  const language = useLanguage();
  const known = knownOf(game);
  if (game.status === "open" || known === null || !isTyped(game)) return null;
  const t = sheetsTexts[language];
  return (
    <p class="message warn cluster" role="status">
      <span>{knownText(known, t.place({ game: game.game, table: sheet.table }), language)}</span>
      <button type="button" onClick={() => onGiveUp(game)}>
        {t.giveUp}
      </button>
    </p>
  );
};

const GameHead = ({ sheet, model, game, onConfirm }: GameProps): VNode => {
  const page = usePage();
  const t = sheetsTexts[page.language];
  const words = tableTexts[page.language];
  const base = competitionPath(page.competition?.id ?? "", "console");
  const correct = `${base}/correct/${sheet.stage}/${game.game}/${sheet.table}`;
  const touched = game.status !== "open" || game.annulled !== null;
  return (
    <span class="game-head">
      {model.director && touched && !model.closed ? (
        <a href={correct} title={t.correctOf({ game: game.game, table: sheet.table })}>
          {words.gameShort({ game: game.game })}
        </a>
      ) : (
        <abbr title={words.game({ game: game.game })}>{words.gameShort({ game: game.game })}</abbr>
      )}
      {game.annulled !== null && (
        <span
          class="game-mark"
          title={words.annulled({ reason: game.annulled, hasReason: game.annulled !== "" })}
        >
          ×
        </span>
      )}
      {game.status === "reported" && model.director && (
        <button
          type="button"
          title={t.confirmOf({ game: game.game, table: sheet.table })}
          aria-label={t.confirmOf({ game: game.game, table: sheet.table })}
          onClick={() => onConfirm(game)}
        >
          <TickIcon />
        </button>
      )}
      {game.status === "reported" && !model.director && (
        <span class="game-mark">{words.reported}</span>
      )}
      {game.status === "conflict" && (
        <span class="game-mark" title={words.conflict}>
          <UnequalIcon />
          <span class="visually-hidden">{words.conflict}</span>
        </span>
      )}
    </span>
  );
};

const Cell = (
  props: GameProps & { readonly entry: EntryId; readonly name: string },
): VNode | null => {
  const language = useLanguage();
  const { sheet, model, game, entry, name } = props;
  const t = sheetsTexts[language];
  const words = tableTexts[language];
  const cell = cellOf(game, entry);
  if (cell === undefined) return null;
  const edited = props.isEdited(game);
  if (game.status !== "open" && !edited) {
    if (game.status === "conflict") return <span class="cell-result conflict">?</span>;
    return (
      <span class={`cell-result ${game.status}`}>
        <span class="cell-value">{cell.absent ? words.absent : (cell.value ?? "–")}</span>{" "}
        <b title={cell.sum}>{cell.rankPoints}</b>
      </span>
    );
  }
  if (model.closed) return <span>–</span>;
  const seats = game.cells.map((one) => one.entry);
  const texts = new Map(seats.map((one) => [one, props.textOf(game, one)]));
  const outcome = outcomeFrom(seats, texts, model.rules.places);
  const preview = outcome === null ? "" : previewOf(model.points, outcome, language).get(entry);
  return (
    <span class="cell-entry">
      <span class="cell-seat" aria-hidden="true" title={words.seat({ seat: cell.seat })}>
        {words.seatMark({ seat: cell.seat })}
      </span>
      <input
        id={cellId(game.game, sheet.table, entry)}
        class="cell-input"
        inputMode="text"
        autocomplete="off"
        value={props.textOf(game, entry)}
        readonly={props.isOnItsWay(game)}
        aria-label={t.cell({ name, game: game.game })}
        title={words.seat({ seat: cell.seat })}
        onFocus={(event) => {
          event.currentTarget.select();
          props.onFocus(game, true);
        }}
        onBlur={() => props.onFocus(game, false)}
        onInput={(event) => props.onType(game, entry, event.currentTarget.value)}
        onKeyDown={(event) => props.onKey(event, game, entry)}
      />
      {edited && game.status !== "open" && cell.rankPoints !== "" && (
        <span class="cell-known" title={t.known}>
          {cell.absent ? words.absent : cell.value}
        </span>
      )}
      {preview !== "" && <span class="cell-preview">{preview}</span>}
    </span>
  );
};
