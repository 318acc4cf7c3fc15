import type { EntryId, TableAddress } from "@losfee/core";
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { RoundTabs } from "../../../../parts/round-tabs.tsx";
import { useConsole, useShortcuts } from "../../../../shell/client/context.ts";
import { type PageProps, withQuery } from "../../../../shell/page.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { outcomeFrom, readCell } from "../../parts/tables/read-seats.ts";
import { linesOf, type SheetGame, type TableSheet } from "../../parts/tables/sheet.ts";
import { sheetsPathFrom } from "../../parts/tables/sheets-path.ts";
import { StageTabs } from "../../parts/tables/stage-tabs.tsx";
import { tableTexts } from "../../parts/tables/texts.ts";
import { TargetLink } from "../day/step-buttons.tsx";
import { MissingTally } from "../results/missing-tally.tsx";
import type { SheetsModel } from "./model.ts";
import { type CellAddress, neighbourCell, nextCell, openCells, type TypingOrder } from "./moves.ts";
import { cellId, SheetForm } from "./sheet-form.tsx";
import { sheetsTexts } from "./texts.ts";

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

const keyOf = (game: number, table: number, entry: EntryId): string => `${game}/${table}/${entry}`;

const focusCell = (cell: CellAddress | null): void => {
  if (cell !== null) document.getElementById(cellId(cell.game, cell.table, cell.entry))?.focus();
};

const Sheets = ({ model, page }: PageProps<SheetsModel>): VNode => {
  const t = sheetsTexts[page.language];
  const { send, say } = useConsole();
  const [cellTexts, setCellTexts] = useState<Readonly<Record<string, string>>>({});
  const [onItsWay, setOnItsWay] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<Readonly<Record<number, string>>>({});
  const [order, setOrder] = useState<TypingOrder>("game");
  // What keys do must not wait for the next paint: they come faster.
  const latest = useRef({ cellTexts, onItsWay });
  latest.current = { cellTexts, onItsWay };
  const textIn = (game: number, table: number, entry: EntryId): string =>
    latest.current.cellTexts[keyOf(game, table, entry)] ?? "";
  const type = (key: string, text: string): void => {
    latest.current = {
      ...latest.current,
      cellTexts: { ...latest.current.cellTexts, [key]: text },
    };
    setCellTexts(latest.current.cellTexts);
  };
  const markOnItsWay = (key: string, yes: boolean): void => {
    const rest = latest.current.onItsWay.filter((one) => one !== key);
    latest.current = { ...latest.current, onItsWay: yes ? [...rest, key] : rest };
    setOnItsWay(latest.current.onItsWay);
  };
  const open = (): readonly CellAddress[] =>
    openCells(model.sheets, order).filter(
      ({ game, table }) => !latest.current.onItsWay.includes(`${game}/${table}`),
    );
  const start = useRef(false);
  useEffect(() => {
    if (start.current || model.closed) return;
    start.current = true;
    const asked = /^#sheet-(\d+)$/.exec(location.hash)?.[1];
    const cells = open();
    focusCell(cells.find(({ table }) => table === Number(asked)) ?? cells[0] ?? null);
  });

  const enter = async (sheet: TableSheet, game: SheetGame): Promise<void> => {
    const seats = game.cells.map(({ entry }) => entry);
    const texts = new Map(seats.map((one) => [one, textIn(game.game, sheet.table, one)]));
    const outcome = outcomeFrom(seats, texts, model.rules.places);
    if (outcome === null) return;
    const address = { round: game.round, board: sheet.table };
    const key = `${game.game}/${sheet.table}`;
    markOnItsWay(key, true);
    setProblems((known) => without(known, sheet.table));
    const answer = await send({ type: "enter-result", ...address, outcome }, { silent: true });
    markOnItsWay(key, false);
    if (!answer.ok) {
      setProblems((known) => ({ ...known, [sheet.table]: answer.problem.detail }));
      return;
    }
    for (const warning of answer.value.warnings) say("warning", warning.message);
  };
  /** Enter: on to the next seat of the game; after the last the game is entered. */
  const moveOn = (sheet: TableSheet, game: SheetGame, entry: EntryId): void => {
    const isReadable = (seat: EntryId): boolean =>
      readCell(textIn(game.game, sheet.table, seat)) !== undefined;
    if (!isReadable(entry)) {
      setProblems((known) => ({ ...known, [sheet.table]: t.incomplete }));
      return;
    }
    setProblems((known) => without(known, sheet.table));
    const here = { game: game.game, table: sheet.table, entry };
    const lines = linesOf(sheet, game);
    const after = lines.indexOf(entry) + 1;
    const missing = [...lines.slice(after), ...lines.slice(0, after)].find(
      (one) => !isReadable(one),
    );
    if (missing !== undefined) {
      focusCell({ ...here, entry: missing });
      return;
    }
    const next = nextCell(open(), here);
    void enter(sheet, game);
    focusCell(next);
  };
  const key = (event: KeyboardEvent, sheet: TableSheet, game: SheetGame, entry: EntryId): void => {
    const here = { game: game.game, table: sheet.table, entry };
    const neighbour = neighbourCell(model.sheets, here, event.key);
    if (event.key !== "Enter" && neighbour === null) return;
    event.preventDefault();
    if (event.key === "Enter") moveOn(sheet, game, entry);
    else focusCell(neighbour);
  };

  const confirm = async (results: readonly TableAddress[]): Promise<void> => {
    if (results.length === 0) return;
    const confirmed = results.map(({ round, table }) => ({ round, board: table }));
    const answer = await send({ type: "confirm-results", results: confirmed });
    if (answer.ok) say("done", t.confirmed(results.length));
  };
  const undo = async (): Promise<void> => {
    const last = lastEntered(model);
    if (last === null) return say("problem", t.nothingToUndo);
    const answer = await send({ type: "erase-result", round: last.round, board: last.table });
    if (answer.ok) say("done", t.undone(last.game, last.table));
  };
  const base = competitionPath(page.competition?.id ?? "", "console");
  const gameDone = model.nextGame > 0 && openCells(model.sheets, order).length === 0;
  const nextGame = withQuery(sheetsPathFrom(page, model.stage), "game", String(model.nextGame));
  useShortcuts([
    { key: "n", alt: true, text: t.next, run: () => gameDone && location.assign(nextGame) },
    { key: "c", alt: true, text: t.confirmAll, run: () => void confirm(model.reported) },
    { key: "z", alt: true, text: t.undo, run: () => void undo() },
  ]);
  return (
    <>
      {gameDone && !model.closed && (
        <p class="message good cluster">
          <TargetLink text={t.nextGame(model.nextGame)} href={nextGame} keys="Alt+N" />
        </p>
      )}
      {model.director && model.reported.length > 0 && (
        <p class="message warn cluster">
          {t.reported(model.reported.length)}
          <button type="button" class="primary" onClick={() => void confirm(model.reported)}>
            {t.confirmAll} <kbd>Alt+C</kbd>
          </button>
        </p>
      )}
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
            textOf={(game, entry) => cellTexts[keyOf(game, sheet.table, entry)] ?? ""}
            onType={(game, entry, text) => type(keyOf(game, sheet.table, entry), text)}
            onKey={(event, game, entry) => key(event, sheet, game, entry)}
            isOnItsWay={(game) => onItsWay.includes(`${game}/${sheet.table}`)}
            onConfirm={(game) => void confirm(reportedAt(model, game, sheet.table))}
            problem={problems[sheet.table] ?? null}
          />
        ))}
      </div>
    </>
  );
};

const without = (
  problems: Readonly<Record<number, string>>,
  table: number,
): Readonly<Record<number, string>> =>
  Object.fromEntries(Object.entries(problems).filter(([key]) => Number(key) !== table));

/** The result that was entered last and can be taken back. */
/** The game at a table, if it waits to be confirmed. */
const reportedAt = (model: SheetsModel, game: number, table: number): readonly TableAddress[] =>
  model.reported.filter((one) => one.game === game && one.table === table);

const lastEntered = (model: SheetsModel): Omit<TableAddress, "stage"> | null => {
  if (model.builtOn || model.closed) return null;
  const entered = model.sheets
    .flatMap(({ table, games }) => games.map((game) => ({ ...game, table })))
    .filter(({ status, actor }) => status !== "open" && (model.director || actor === model.viewer))
    .toSorted((a, b) => b.seq - a.seq);
  const [last] = entered;
  return last === undefined ? null : { game: last.game, round: last.round, table: last.table };
};
