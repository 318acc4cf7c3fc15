import { type EntryId, isTableOutcome } from "@losfee/core";
import { reportsTexts } from "@losfee/messages/tournament-console-reports";
import { sheetsTexts } from "@losfee/messages/tournament-console-sheets";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import type { Outbox, OutboxItem } from "../../../../parts/outbox/outbox.ts";
import { useConsole } from "../../../../shell/client/context.ts";
import type { PageFrame } from "../../../../shell/page.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { readCell, textsFrom } from "../../parts/tables/read-seats.ts";
import { linesOf, type SheetGame, type TableSheet } from "../../parts/tables/sheet.ts";
import { commandOf, type KnownResult, meaningOf } from "../reports/entry-meaning.ts";
import { knownText } from "../reports/known-text.ts";
import type { SheetsModel } from "./model.ts";
import { type CellAddress, neighbourCell, nextCell, type TypingOrder } from "./moves.ts";
import { cellId } from "./sheet-form.tsx";
import { addressOf, type Fields, isOf } from "./use-fields.ts";
import type { Remarks } from "./use-remarks.ts";

/** Focuses a field. */
export const focusCell = (cell: CellAddress | null): void => {
  if (cell !== null) document.getElementById(cellId(cell.game, cell.table, cell.entry))?.focus();
};

interface EnteringOptions {
  readonly model: SheetsModel;
  readonly page: PageFrame;
  readonly outbox: Outbox;
  readonly fields: Fields;
  readonly remarks: Remarks;
  readonly order: TypingOrder;
}

/** Actions on the results of sheets. */
export interface Entering {
  /** Handles a key in a field: Enter goes on, and records a complete game; arrows move. */
  readonly press: (
    event: KeyboardEvent,
    sheet: TableSheet,
    game: SheetGame,
    entry: EntryId,
  ) => void;
  /** Discards the text typed for a game with another known result. */
  readonly giveUp: (sheet: TableSheet, game: SheetGame) => void;
  /** Restores a refused result into its fields. */
  readonly mend: (item: OutboxItem) => void;
  readonly confirm: (sheet: TableSheet, game: SheetGame) => Promise<void>;
  /** Undoes the viewer's last entry and refills its fields. */
  readonly undo: () => Promise<void>;
}

/** Enters the results of sheets, with a command that depends on the known result. */
export const useEntering = ({
  model,
  page,
  outbox,
  fields,
  remarks,
  order,
}: EnteringOptions): Entering => {
  const { language } = page;
  const t = sheetsTexts[language];
  const { send, refuse } = useConsole();
  const { typing, knownOf } = fields;
  const { tell } = remarks;
  useEffect(() => {
    for (const item of outbox.items.value) {
      const { command } = item;
      if (item.state !== "refused" || !("outcome" in command) || !("round" in command)) continue;
      const known = knownOf({ round: command.round, board: item.board });
      const { outcome } = command;
      if (typeof outcome !== "object" || !isTableOutcome(outcome) || known === null) continue;
      if (meaningOf(model, known, outcome) === "agrees") outbox.drop(item.key);
    }
  });

  /** Link to the correction, if another result counts that later stages depend on. */
  const correction = (sheet: TableSheet, game: SheetGame, known: KnownResult): VNode => {
    const values = [...typing.textsOf(addressOf(sheet, game), game)].map(
      ([entry, text]) => `p${entry}=${text}`,
    );
    const base = competitionPath(page.competition?.id ?? "", "console");
    const href = `${base}/correct/${sheet.stage}/${game.game}/${sheet.table}?${values.join("&")}`;
    return (
      <>
        {knownText(known, t.place({ game: game.game, table: sheet.table }), language)}{" "}
        <a href={href}>{t.correct}</a>
      </>
    );
  };
  /** Enters a game; false if it first warns about another user's result. */
  const enter = (sheet: TableSheet, game: SheetGame): boolean => {
    const address = addressOf(sheet, game);
    const outcome = fields.outcomeIn(sheet, game);
    if (outcome === null) return true;
    const known = knownOf(address);
    const meaning = meaningOf(model, known, outcome);
    if (known !== null && (meaning === "agrees" || meaning === "hidden")) {
      tell(address, null);
      return true;
    }
    if (known !== null && meaning === "corrects") {
      tell(address, correction(sheet, game, known));
      return false;
    }
    const differs = meaning === "decides" || meaning === "contradicts";
    if (known !== null && differs && !remarks.isAsked(address)) {
      const before = knownText(known, t.place({ game: game.game, table: sheet.table }), language);
      tell(address, `${before} ${reportsTexts[language][meaning]}`, true);
      return false;
    }
    tell(address, null);
    for (const item of outbox.items.value) {
      if (item.state === "refused" && isOf(address)(item)) outbox.drop(item.key);
    }
    const values = [...typing.textsOf(address, game).values()].join(" ");
    const command = commandOf(model, address, known, outcome);
    outbox.add(t.line({ game: game.game, table: sheet.table, values }), sheet.table, command);
    return true;
  };
  /** Enter: on to the next seat of the game; after the last records the game. */
  const moveOn = (sheet: TableSheet, game: SheetGame, entry: EntryId): void => {
    const address = addressOf(sheet, game);
    const isReadable = (seat: EntryId): boolean =>
      readCell(typing.textOf(address, seat)) !== undefined;
    if (!isReadable(entry)) {
      tell(address, t.incomplete);
      return;
    }
    const here = { game: game.game, table: sheet.table, entry };
    const lines = linesOf(sheet, game);
    const after = lines.indexOf(entry) + 1;
    const missing = [...lines.slice(after), ...lines.slice(0, after)].find(
      (one) => !isReadable(one),
    );
    if (missing !== undefined) {
      tell(address, null);
      focusCell({ ...here, entry: missing });
      return;
    }
    const next = nextCell(fields.open(order), here);
    if (enter(sheet, game)) focusCell(next);
  };
  const giveUp = (sheet: TableSheet, game: SheetGame): void => {
    const address = addressOf(sheet, game);
    typing.clear(address, game);
    tell(address, null);
    focusCell(fields.open(order)[0] ?? null);
  };
  return {
    press: (event, sheet, game, entry) => {
      const here = { game: game.game, table: sheet.table, entry };
      const neighbour = neighbourCell(model.sheets, here, event.key, fields.isEdited);
      if (event.key !== "Enter" && neighbour === null) return;
      event.preventDefault();
      if (event.key !== "Enter") focusCell(neighbour);
      else if (!fields.isSent(addressOf(sheet, game))) moveOn(sheet, game, entry);
    },
    giveUp,
    mend: ({ command, board }) => {
      if (!("outcome" in command) || !("round" in command)) return;
      const { outcome, round } = command;
      if (typeof outcome !== "object" || !isTableOutcome(outcome)) return;
      typing.type({ round, board }, textsFrom(outcome));
      const sheet = model.sheets.find(({ table }) => table === board);
      const game = sheet?.games.find((one) => one.round === round);
      const [entry] = sheet === undefined || game === undefined ? [] : linesOf(sheet, game);
      if (game !== undefined && entry !== undefined) {
        requestAnimationFrame(() => focusCell({ game: game.game, table: board, entry }));
      }
    },
    confirm: async (sheet, game) => {
      const result = { ...addressOf(sheet, game), seen: game.seq };
      const done = reportsTexts[language].confirmed({ count: 1 });
      await send({ type: "confirm-results", results: [result] }, { done });
    },
    undo: async () => {
      const last = lastEntered(model);
      if (last === null) return refuse(t.nothingToUndo);
      const { sheet, game } = last;
      const address = addressOf(sheet, game);
      const command = { type: "erase-result", ...address, seen: game.seq } as const;
      const answer = await send(command, {
        done: t.undone({ game: game.game, table: sheet.table }),
      });
      if (!answer.ok) return;
      // Refills the fields with the entered result.
      typing.type(
        address,
        new Map(
          game.cells.map(({ entry, value, absent }) => [entry, absent ? "-" : `${value ?? ""}`]),
        ),
      );
    },
  };
};

/** The viewer's last entered result, if it can be undone. */
const lastEntered = (
  model: SheetsModel,
): { readonly sheet: TableSheet; readonly game: SheetGame } | null => {
  if (model.builtOn || model.closed) return null;
  const [last] = model.sheets
    .flatMap((sheet) => sheet.games.map((game) => ({ sheet, game })))
    .filter(({ game }) => game.status === "confirmed" && game.actor === model.viewer)
    .toSorted((a, b) => b.game.seq - a.game.seq);
  return last ?? null;
};
