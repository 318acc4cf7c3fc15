import type { ContestAddress, EntryId } from "@losfee/core";
import { isSameOutcome, isTableOutcome, type TableOutcome } from "@losfee/core";
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { isOnItsWay, type OutboxItem } from "../../../../parts/outbox/outbox.ts";
import { OutboxList } from "../../../../parts/outbox/outbox-list.tsx";
import { useOutbox } from "../../../../parts/outbox/use-outbox.ts";
import { RoundTabs } from "../../../../parts/round-tabs.tsx";
import { useConsole, useShortcuts } from "../../../../shell/client/context.ts";
import { type PageProps, withQuery } from "../../../../shell/page.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { outcomeFrom, readCell, textsFrom } from "../../parts/tables/read-seats.ts";
import { linesOf, type SheetGame, type TableSheet } from "../../parts/tables/sheet.ts";
import { sheetsPathFrom } from "../../parts/tables/sheets-path.ts";
import { StageTabs } from "../../parts/tables/stage-tabs.tsx";
import { tableTexts } from "../../parts/tables/texts.ts";
import { TargetLink } from "../day/step-buttons.tsx";
import { commandOf, type KnownResult, meaningOf } from "../reports/entry-meaning.ts";
import { knownText } from "../reports/known-text.ts";
import { Reports } from "../reports/reports.tsx";
import { reportsTexts } from "../reports/texts.ts";
import { MissingTally } from "../results/missing-tally.tsx";
import type { SheetsModel } from "./model.ts";
import { type CellAddress, neighbourCell, nextCell, openCells, type TypingOrder } from "./moves.ts";
import { cellId, SheetForm } from "./sheet-form.tsx";
import { sheetsTexts } from "./texts.ts";
import { useTyping } from "./use-typing.ts";

/** The sheets of a stage, filled in by keys. */
export const SheetsView = ({ model, page }: PageProps<SheetsModel>): VNode => {
  const t = sheetsTexts[page.language];
  return (
    <ConsolePage
      page={page}
      title={t.title(model.label)}
      aside={model.stage > 0 && <MissingTally missing={model.missing} language={page.language} />}
    >
      <StageTabs
        label={tableTexts[page.language].stages}
        stages={model.stages}
        current={model.stage}
        href={(stage) => sheetsPathFrom(page, stage)}
      />
      {model.game > 0 && (
        <RoundTabs
          label={tableTexts[page.language].game(model.game)}
          rounds={model.games}
          current={model.game}
          href={(game) => withQuery(sheetsPathFrom(page, model.stage), "game", String(game))}
        />
      )}
      {model.stage === 0 ? (
        <p class="empty">{t.none}</p>
      ) : (
        <Sheets key={`${model.stage}-${model.game}`} model={model} page={page} />
      )}
    </ConsolePage>
  );
};

const focusCell = (cell: CellAddress | null): void => {
  if (cell !== null) document.getElementById(cellId(cell.game, cell.table, cell.entry))?.focus();
};

const addressOf = ({ table }: TableSheet, { round }: SheetGame): ContestAddress => ({
  round,
  board: table,
});

/** What was said about the fields of a game, as long as it is of what is known of it. */
interface Said {
  readonly seq: number;
  readonly text: ComponentChildren;
  /** Whether a second Enter answers it. */
  readonly asks: boolean;
}

const Sheets = ({ model, page }: PageProps<SheetsModel>): VNode => {
  const { language } = page;
  const t = sheetsTexts[language];
  const { send, say } = useConsole();
  const base = competitionPath(page.competition?.id ?? "", "console");
  const typing = useTyping(`losfee-cells-${page.competition?.id}`);
  const outbox = useOutbox(`losfee-sheets-${page.competition?.id}`);
  const [said, setSaid] = useState<Readonly<Record<string, Said>>>({});
  const [order, setOrder] = useState<TypingOrder>("game");

  const keyOf = ({ round, board }: ContestAddress): string => `${round}/${board}`;
  const knownOf = ({ round, board }: ContestAddress): KnownResult | null =>
    model.known.find((one) => one.round === round && one.board === board)?.result ?? null;
  const isOf =
    ({ round, board }: ContestAddress) =>
    (item: OutboxItem): boolean =>
      "round" in item.command && item.command.round === round && item.board === board;
  const isSent = (address: ContestAddress): boolean =>
    outbox.items.value.some((item) => isOnItsWay(item) && isOf(address)(item));
  const typedIn = (sheet: TableSheet, game: SheetGame): TableOutcome | null =>
    outcomeFrom(
      game.cells.map(({ entry }) => entry),
      typing.textsOf(addressOf(sheet, game), game),
      model.rules.places,
    );
  /** Fields with something else in them than is known stay, and those in which somebody is. */
  const isEdited = (sheet: TableSheet, game: SheetGame): boolean => {
    const address = addressOf(sheet, game);
    if (game.status === "open") return true;
    const outcome = typedIn(sheet, game);
    const known = knownOf(address)?.said ?? null;
    if (outcome !== null && known !== null && isSameOutcome(known, { seats: [], outcome })) {
      return false;
    }
    const isTyped = [...typing.textsOf(address, game).values()].some((text) => text.trim() !== "");
    return isTyped || typing.isInside(address);
  };
  const open = (): readonly CellAddress[] => {
    const sent = new Set(
      outbox.items.value
        .filter(isOnItsWay)
        .flatMap(({ command, board }) =>
          "round" in command ? [keyOf({ round: command.round, board })] : [],
        ),
    );
    return openCells(model.sheets, order).filter(({ game, table }) => {
      const round = model.sheets
        .find((sheet) => sheet.table === table)
        ?.games.find((one) => one.game === game)?.round;
      return round === undefined || !sent.has(keyOf({ round, board: table }));
    });
  };
  const start = useRef(false);
  useEffect(() => {
    if (start.current || model.closed) return;
    start.current = true;
    const asked = /^#sheet-(\d+)$/.exec(location.hash)?.[1];
    const cells = open();
    focusCell(cells.find(({ table }) => table === Number(asked)) ?? cells[0] ?? null);
  });
  // What is recorded is no longer in its fields: they are empty if it is taken back by somebody.
  useEffect(() => {
    for (const sheet of model.sheets) {
      for (const game of sheet.games) {
        const isTyped = [...typing.textsOf(addressOf(sheet, game), game).values()].some(Boolean);
        if (game.status !== "open" && isTyped && !isEdited(sheet, game)) {
          typing.clear(addressOf(sheet, game), game);
        }
      }
    }
  });
  useEffect(() => {
    for (const item of outbox.items.value) {
      const { command } = item;
      if (item.state !== "refused" || !("outcome" in command)) continue;
      const known =
        "round" in command ? knownOf({ round: command.round, board: item.board }) : null;
      const { outcome } = command;
      if (typeof outcome !== "object" || !isTableOutcome(outcome) || known === null) continue;
      if (meaningOf(model, known, outcome) === "agrees") outbox.drop(item.key);
    }
  });

  const tell = (address: ContestAddress, text: ComponentChildren | null, asks = false): void =>
    setSaid((before) => {
      const { [keyOf(address)]: _, ...others } = before;
      if (text === null) return others;
      return { ...others, [keyOf(address)]: { seq: knownOf(address)?.seq ?? 0, text, asks } };
    });
  /** Enters a game; false where it was told first what somebody else has said of it. */
  const enter = (sheet: TableSheet, game: SheetGame): boolean => {
    const address = addressOf(sheet, game);
    const outcome = typedIn(sheet, game);
    if (outcome === null) return true;
    const known = knownOf(address);
    const meaning = meaningOf(model, known, outcome);
    const place = t.place(game.game, sheet.table);
    if (known !== null && (meaning === "agrees" || meaning === "hidden")) {
      tell(address, null);
      return true;
    }
    if (known !== null && meaning === "corrects") {
      const values = [...typing.textsOf(address, game)].map(([entry, text]) => `p${entry}=${text}`);
      const href = `${base}/correct/${sheet.stage}/${game.game}/${sheet.table}?${values.join("&")}`;
      tell(
        address,
        <>
          {knownText(known, place, language)} <a href={href}>{t.correct}</a>
        </>,
      );
      return false;
    }
    if (known !== null && (meaning === "decides" || meaning === "contradicts")) {
      const asked = said[keyOf(address)];
      if (asked?.asks !== true || asked.seq !== known.seq) {
        const question = `${knownText(known, place, language)} ${reportsTexts[language][meaning]}`;
        tell(address, question, true);
        return false;
      }
    }
    tell(address, null);
    for (const item of outbox.items.value) {
      if (item.state === "refused" && isOf(address)(item)) outbox.drop(item.key);
    }
    const values = [...typing.textsOf(address, game).values()].join(" ");
    const command = commandOf(model, address, known, outcome);
    outbox.add(t.line(game.game, sheet.table, values), sheet.table, command);
    return true;
  };
  /** Enter: on to the next seat of the game; after the last the game is entered. */
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
    const next = nextCell(open(), here);
    if (enter(sheet, game)) focusCell(next);
  };
  const key = (event: KeyboardEvent, sheet: TableSheet, game: SheetGame, entry: EntryId): void => {
    const here = { game: game.game, table: sheet.table, entry };
    const neighbour = neighbourCell(model.sheets, here, event.key, isEdited);
    if (event.key !== "Enter" && neighbour === null) return;
    event.preventDefault();
    if (event.key !== "Enter") focusCell(neighbour);
    else if (!isSent(addressOf(sheet, game))) moveOn(sheet, game, entry);
  };
  const giveUp = (sheet: TableSheet, game: SheetGame): void => {
    typing.clear(addressOf(sheet, game), game);
    tell(addressOf(sheet, game), null);
    focusCell(open()[0] ?? null);
  };
  /** Puts what was refused back into its fields. */
  const mend = ({ command, board }: OutboxItem): void => {
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
  };

  const confirm = async (sheet: TableSheet, game: SheetGame): Promise<void> => {
    const result = { ...addressOf(sheet, game), seen: game.seq };
    const answer = await send({ type: "confirm-results", results: [result] });
    if (answer.ok) say("done", reportsTexts[language].confirmed(1));
  };
  const undo = async (): Promise<void> => {
    const last = lastEntered(model);
    if (last === null) return say("problem", t.nothingToUndo);
    const { sheet, game } = last;
    const address = addressOf(sheet, game);
    const answer = await send({ type: "erase-result", ...address, seen: game.seq });
    if (!answer.ok) return;
    say("done", t.undone(game.game, sheet.table));
    // The fields are filled again with what was entered.
    typing.type(
      address,
      new Map(
        game.cells.map(({ entry, value, absent }) => [entry, absent ? "-" : `${value ?? ""}`]),
      ),
    );
  };
  /** What is said of a sheet's games, as long as its cause is there. */
  const problemOf = (sheet: TableSheet): ComponentChildren =>
    sheet.games
      .map((game) => addressOf(sheet, game))
      .flatMap((address) => {
        const one = said[keyOf(address)];
        return one !== undefined && one.seq === (knownOf(address)?.seq ?? 0) ? [one.text] : [];
      })[0] ?? null;
  const gameDone = model.nextGame > 0 && openCells(model.sheets, order).length === 0;
  const nextGame = withQuery(sheetsPathFrom(page, model.stage), "game", String(model.nextGame));
  useShortcuts([
    { key: "n", alt: true, text: t.next, run: () => gameDone && location.assign(nextGame) },
    { key: "z", alt: true, text: t.undo, run: () => void undo() },
  ]);
  return (
    <>
      {gameDone && !model.closed && (
        <p class="message good cluster">
          <TargetLink text={t.nextGame(model.nextGame)} href={nextGame} keys="Alt+N" />
        </p>
      )}
      <OutboxList
        language={language}
        outbox={outbox}
        onMend={mend}
        shows={({ state }) => state === "waiting" || state === "refused"}
      />
      <Reports games={model.waiting} language={language} base={base} />
      {model.missing === 0 && model.director && !model.builtOn && !model.closed && (
        <p class="message good cluster">
          {t.complete}
          <a class="button primary" href={base}>
            {t.next} <kbd>Alt+1</kbd>
          </a>
        </p>
      )}
      {model.missing > 0 && !model.closed && (
        <div class="cluster">
          <span class="note">{model.rules.places ? t.hintPlaces : t.hintPoints}</span>
          {model.rules.fixed && (
            <label class="cluster">
              <span class="note">{t.order}</span>
              <select
                value={order}
                onChange={(event) =>
                  setOrder(event.currentTarget.value === "table" ? "table" : "game")
                }
              >
                <option value="game">{t.byGame}</option>
                <option value="table">{t.byTable}</option>
              </select>
            </label>
          )}
          <button type="button" onClick={() => void undo()}>
            {t.undo} <kbd>Alt+Z</kbd>
          </button>
        </div>
      )}
      <div class="sheet-forms">
        {model.sheets.map((sheet) => (
          <SheetForm
            key={sheet.table}
            sheet={sheet}
            model={model}
            page={page}
            textOf={(game, entry) => typing.textOf(addressOf(sheet, game), entry)}
            onType={(game, entry, text) => {
              tell(addressOf(sheet, game), null);
              typing.type(addressOf(sheet, game), new Map([[entry, text]]));
            }}
            onKey={(event, game, entry) => key(event, sheet, game, entry)}
            onFocus={(game, inside) => {
              if (inside) typing.enter(addressOf(sheet, game));
              else typing.leave(addressOf(sheet, game));
            }}
            isOnItsWay={(game) => isSent(addressOf(sheet, game))}
            isEdited={(game) => isEdited(sheet, game)}
            knownOf={(game) => knownOf(addressOf(sheet, game))}
            onConfirm={(game) => void confirm(sheet, game)}
            onGiveUp={(game) => giveUp(sheet, game)}
            problem={problemOf(sheet)}
          />
        ))}
      </div>
    </>
  );
};

/** The result that was entered last by who looks, if it can be taken back. */
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
