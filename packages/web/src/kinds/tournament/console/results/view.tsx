import type { EnteredGame } from "@losfee/core";
import { reportsTexts } from "@losfee/messages/tournament-console-reports";
import { resultsTexts } from "@losfee/messages/tournament-console-results";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { AltButton } from "../../../../parts/console/alt-button.tsx";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { EmptyState } from "../../../../parts/console/empty-state.tsx";
import { boardsOnTheirWay, isOfRound, type OutboxItem } from "../../../../parts/outbox/outbox.ts";
import { OutboxList } from "../../../../parts/outbox/outbox-list.tsx";
import { useOutbox } from "../../../../parts/outbox/use-outbox.ts";
import { RoundTabs } from "../../../../parts/round-tabs.tsx";
import { Section } from "../../../../parts/section.tsx";
import { Strip } from "../../../../parts/strip.tsx";
import { useConsole, useShortcuts } from "../../../../shell/client/context.ts";
import { leadTo } from "../../../../shell/client/document-base.ts";
import { useStoredState } from "../../../../shell/client/stored-state.ts";
import type { PageProps } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { MissingTally } from "../../parts/missing-tally.tsx";
import { type LineDoubt, LineEntry } from "../line/line-entry.tsx";
import { OpenBoards } from "../line/open-boards.tsx";
import { readLine } from "../line/read-line.ts";
import { lineTextsFor } from "../line/texts.ts";
import { commandOf, meaningOf } from "../reports/entry-meaning.ts";
import { knownText } from "../reports/known-text.ts";
import { ReportsLink } from "../reports/reports-link.tsx";
import { nextStep, nextText } from "./after-round.ts";
import { LastEcho } from "./last-echo.tsx";
import { LastResults } from "./last-results.tsx";
import { lineStorage } from "./line-storage.ts";
import type { ResultRow, ResultsModel } from "./model.ts";
import { RoundTable } from "./round-table.tsx";
import { dropAgreed, dropRefused, outcomeIn, stands } from "./sent-lines.ts";
import { type KeyDoubt, SingleKeys } from "./single-keys.tsx";
import { resultsTextsFor } from "./texts.ts";

/** Results of a round, entered on one line. */
export const ResultsView = ({ model }: PageProps<ResultsModel>): VNode => {
  const page = usePage();
  const t = resultsTexts[page.language];
  const base = competitionPath(page.competition?.id ?? "", "console");
  return (
    <ConsolePage
      title={t.title({ round: model.round })}
      aside={model.round > 0 && <Progress model={model} />}
    >
      <RoundTabs
        label={t.rounds}
        rounds={model.published}
        current={model.round}
        href={(round) => `${base}/results/${round}`}
      />
      {model.round === 0 ? (
        <EmptyState leadsTo="round">{t.noRound}</EmptyState>
      ) : (
        <Entry model={model} />
      )}
    </ConsolePage>
  );
};

/** Number of missing results, and their boards. */
const Progress = ({ model }: PageProps<ResultsModel>): VNode => {
  const t = useTexts(resultsTexts);
  const { rows, missing, reported } = model;
  const done = rows.length - missing + reported;
  return (
    <>
      <MissingTally missing={missing} reported={reported} />
      <Strip
        label={t.inOf({ done, all: rows.length })}
        marks={rows.map(({ result }) =>
          result === null || result.adjourned ? "missing" : result.fresh ? "new" : "in",
        )}
      />
      <p class="note" aria-hidden="true">
        {t.inOf({ done, all: rows.length })}
      </p>
    </>
  );
};

const Entry = ({ model }: PageProps<ResultsModel>): VNode => {
  const page = usePage();
  const { language } = page;
  const t = resultsTextsFor(model.line, language);
  const said = reportsTexts[language];
  const words = lineTextsFor(model.line, language);
  const place = (board: number): string => words.board({ board });
  const { send, refuse: refuseAct } = useConsole();
  const base = competitionPath(page.competition?.id ?? "", "console");
  const outbox = useOutbox(`losfee-results-${page.competition?.id}`);
  const [text, setText] = useStoredState(lineStorage(page.competition?.id ?? "", model.round), "");
  const [chosen, setChosen] = useState(0);
  const fill = (line: string): void => {
    setText(line);
    document.getElementById("result-line")?.focus();
  };
  const choose = (board: number): void => {
    setChosen(board);
    document.getElementById("first-key")?.focus();
  };
  const open = model.rows.filter(({ result }) => result === null);
  const adjourned = model.rows.filter(({ result }) => result?.adjourned === true);
  const last = latest(model.rows);
  // Own results only: other users undo theirs.
  const undoable = last.find(({ result }) => result?.own === true && result.erasable);
  const onItsWay = boardsOnTheirWay(outbox.items.value, model.round);
  const lastDone = outbox.items.value.find(({ state }) => state === "done");
  const openBoards = open.map(({ board }) => board).filter((board) => !onItsWay.has(board));
  const rowOf = (board: number): ResultRow | undefined =>
    model.rows.find((row) => row.board === board);

  const undo = async (row: ResultRow | undefined): Promise<void> => {
    if (row?.result?.erasable !== true) return refuseAct(t.nothingToUndo);
    const { line, seq: seen } = row.result;
    const address = { round: model.round, board: row.board };
    const command = { type: "erase-result", ...address, seen } as const;
    const answer = await send(command, { done: t.undone({ board: row.board }) });
    if (!answer.ok) return;
    // Typed text stays.
    if (text.trim() === "") fill(line ?? `${row.board} `);
  };
  const enter = (line: string, board: number, outcome: EnteredGame): void => {
    const address = { round: model.round, board };
    dropRefused(outbox, address);
    outbox.add(line, board, commandOf(model, address, rowOf(board)?.result ?? null, outcome));
  };
  // "As White scored" makes no sense before White is known: a line names White instead.
  const isDrawnAtBoard = model.line.round.games.some(({ start }) => start.code === "players-draw");
  const byKeys =
    !model.closed &&
    !isDrawnAtBoard &&
    model.line.match === null &&
    model.line.results === "win-draw-loss";
  const next = model.missing === 0 && onItsWay.size === 0 ? nextStep(model, base) : null;
  useShortcuts([
    { key: "z", alt: true, text: t.undoLast, run: () => void undo(undoable) },
    { key: "n", alt: true, text: t.nextKey, run: () => next && leadTo(next) },
    { key: "ArrowUp", text: t.recall, run: () => fill(outbox.items.value[0]?.text ?? "") },
    { key: "/", text: t.focusLine, run: () => document.getElementById("result-line")?.focus() },
  ]);
  useEffect(() => dropAgreed(outbox, model), [outbox, model]);

  const refuse = (board: number, outcome: EnteredGame | null): VNode | string | null => {
    if (onItsWay.has(board)) return words.onItsWay({ place: place(board) });
    const result = rowOf(board)?.result ?? null;
    if (result === null) return null;
    const by = `${result.actor}, ${result.time}`;
    if (outcome === null) {
      const known = result.text !== null;
      return words.taken({ place: place(board), result: `${result.text} (${by})`, known });
    }
    const meaning = meaningOf(model, result, outcome);
    if (meaning === "agrees")
      return said.agrees({ place: place(board), result: result.text ?? "", by });
    if (meaning === "hidden") return words.taken({ place: place(board), result: "", known: false });
    if (meaning !== "corrects") return null;
    return (
      <>
        {said.otherwise({ place: place(board), result: result.text ?? "", by })}{" "}
        {correctLink(board)}
      </>
    );
  };
  const correctLink = (board: number): VNode => (
    <a href={`${base}/correct/${model.round}/${board}?line=${encodeURIComponent(text.trim())}`}>
      {words.correct}
    </a>
  );
  const doubt = (board: number, outcome: EnteredGame): LineDoubt | null => {
    const result = rowOf(board)?.result ?? null;
    const meaning = meaningOf(model, result, outcome);
    if (result === null || (meaning !== "decides" && meaning !== "contradicts")) return null;
    const known = knownText(result, place(board), language);
    const says =
      model.director && result.status === "confirmed" ? (
        <>
          {known} {correctLink(board)}
        </>
      ) : (
        known
      );
    return { key: `${result.seq}`, says, again: said[meaning] };
  };
  const keyDoubt = (
    result: ResultRow["result"],
    board: number,
    outcome: EnteredGame,
  ): KeyDoubt | null => {
    if (result === null) return null;
    const meaning = meaningOf(model, result, outcome);
    if (meaning === "records" || meaning === "agrees") return null;
    const mayInsist = meaning === "decides" || meaning === "contradicts";
    const says = knownText(result, place(board), language);
    if (!mayInsist) return { key: null, says };
    const again = meaning === "decides" ? t.pressAgain : t.pressAgainToReport;
    return { key: `${result.seq}`, says: `${says} ${again}` };
  };
  const explain = (item: OutboxItem): VNode | null => {
    const row = rowOf(item.board);
    const outcome = outcomeIn(item);
    if (!isOfRound(item, model.round) || !row?.result || outcome === null) return null;
    const meaning = meaningOf(model, row.result, outcome);
    if (meaning !== "decides" && meaning !== "contradicts") return null;
    return (
      <>
        <span>{knownText(row.result, place(row.board), language)}</span>
        <button type="button" onClick={() => enter(item.text, item.board, outcome)}>
          {meaning === "decides" ? said.mineCounts : said.showBoth}
        </button>
      </>
    );
  };

  return (
    <>
      {byKeys && (
        <SingleKeys
          model={model}
          open={openBoards}
          chosen={chosen}
          onChoose={setChosen}
          doubt={(board, outcome) => keyDoubt(rowOf(board)?.result ?? null, board, outcome)}
          onEnter={enter}
        />
      )}
      {!model.closed && (
        <LineEntry
          label={words.label}
          model={model.line}
          text={text}
          autofocus={!byKeys}
          previous={outbox.items.value[0]?.text}
          {...(byKeys ? {} : { waiting: openBoards })}
          onText={setText}
          refuse={refuse}
          doubt={doubt}
          onEnter={enter}
        />
      )}
      {model.director && isOneWithoutLineUp(model) && (
        <AltButton
          letter="l"
          text={t.byList}
          onClick={() =>
            void send({ type: "line-up-by-list", round: model.round }, { done: t.linedUp })
          }
        />
      )}
      <OutboxList outbox={outbox} onMend={({ text: line }) => fill(line)} explain={explain} />
      <LastEcho
        item={lastDone !== undefined && stands(lastDone, model, page) ? lastDone : undefined}
        lacking={model}
        place={place}
      />
      {model.forfeits !== "" && (
        <p class="message warn">
          <a href={`${base}/line-ups#forfeits`}>{model.forfeits}</a>
        </p>
      )}
      <ReportsLink games={model.waiting} base={base} />
      {next !== null && (
        <p class="message good cluster">
          {t.complete({ round: model.round })}
          <a class="button primary" href={next}>
            {nextText(model, t)} <kbd>Alt+N</kbd>
          </a>
        </p>
      )}
      <div class="results-columns">
        {open.length + adjourned.length > 0 && !model.closed && (
          <Section id="open-boards" title={t.open}>
            <OpenBoards
              boards={[...open, ...adjourned]}
              word={words.boardWord}
              selected={byKeys ? chosen : boardIn(text, model)}
              busy={onItsWay}
              hint={byKeys ? t.chooseHint : t.tapHint}
              onChoose={(board) =>
                byKeys ? choose(board) : fill(rowOf(board)?.result?.line ?? `${board} `)
              }
            />
          </Section>
        )}
        {last.length > 0 && (
          <Section id="last-results" title={t.last} more={<a href="#all-games">{t.all}</a>}>
            <LastResults
              rows={last.slice(0, LAST)}
              undoable={undoable}
              words={t}
              onUndo={(row) => void undo(row)}
            />
          </Section>
        )}
      </div>
      <RoundTable model={model} />
    </>
  );
};

/** Number of recent results listed. */
const LAST = 12;

/** True if a team in an open match has no line-up. */
const isOneWithoutLineUp = ({ closed, line }: ResultsModel): boolean =>
  !closed && line.match !== null && Object.keys(line.match.byList).length > 0;

/** Board in the typed line; null if not typed yet. */
const boardIn = (text: string, { line }: ResultsModel): number | null => {
  const read = readLine(text, line);
  return "board" in read ? read.board : null;
};

/** Games with results, the last entered first. */
const latest = (rows: readonly ResultRow[]): readonly ResultRow[] =>
  rows
    .filter(({ result }) => result !== null)
    .toSorted((a, b) => (b.result?.seq ?? 0) - (a.result?.seq ?? 0));
