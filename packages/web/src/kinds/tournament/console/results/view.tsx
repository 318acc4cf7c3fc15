import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { RoundTabs } from "../../../../parts/round-tabs.tsx";
import { useConsole, useShortcuts } from "../../../../shell/client/context.ts";
import type { PageProps } from "../../../../shell/page.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { LineEntry } from "../line/line-entry.tsx";
import { boardsOnTheirWay } from "../line/outbox.ts";
import { OutboxList } from "../line/outbox-list.tsx";
import { lineTexts } from "../line/texts.ts";
import { useOutbox } from "../line/use-outbox.ts";
import { LastEcho } from "./last-echo.tsx";
import { MissingTally } from "./missing-tally.tsx";
import type { ResultRow, ResultsModel } from "./model.ts";
import { RoundTable } from "./round-table.tsx";
import { SingleKeys } from "./single-keys.tsx";
import { resultsTexts } from "./texts.ts";

/** Results of a round, entered on one line. */
export const ResultsView = ({ model, page }: PageProps<ResultsModel>): VNode => {
  const t = resultsTexts[page.language];
  const base = competitionPath(page.competition?.id ?? "", "console");
  return (
    <ConsolePage
      page={page}
      title={t.title(model.round)}
      aside={model.round > 0 && <MissingTally missing={model.missing} language={page.language} />}
    >
      <RoundTabs
        label={t.rounds}
        rounds={model.published}
        current={model.round}
        href={(round) => `${base}/results/${round}`}
      />
      {model.round === 0 ? (
        <p class="empty">
          {t.noRound} {model.director && <a href={`${base}/rounds/next`}>{t.toRound}</a>}
        </p>
      ) : (
        <Entry model={model} page={page} />
      )}
    </ConsolePage>
  );
};

const Entry = ({ model, page }: PageProps<ResultsModel>): VNode => {
  const { language } = page;
  const t = resultsTexts[language];
  const { send, say } = useConsole();
  const base = competitionPath(page.competition?.id ?? "", "console");
  const outbox = useOutbox(`losfee-results-${page.competition?.id}`);
  const [text, setText] = useState("");
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
  const last = latest(model.rows);
  const undoable = last.find(({ result }) => result?.erasable === true);
  const onItsWay = boardsOnTheirWay(outbox.items.value);

  const openBoards = open.map(({ board }) => board).filter((board) => !onItsWay.has(board));

  const undo = async (row: ResultRow | undefined): Promise<void> => {
    if (row?.result?.erasable !== true) return say("problem", t.nothingToUndo);
    const { line } = row.result;
    const answer = await send({ type: "erase-result", round: model.round, board: row.board });
    if (!answer.ok) return;
    say("done", t.undone(row.board));
    fill(line ?? `${row.board} `);
  };
  const byKeys = !model.closed && model.line.results === "win-draw-loss";
  const next = model.missing === 0 && onItsWay.size === 0 ? nextStep(model, base) : null;
  useShortcuts([
    { key: "z", alt: true, text: t.undoLast, run: () => void undo(undoable) },
    { key: "n", alt: true, text: t.nextKey, run: () => next && location.assign(next) },
    { key: "ArrowUp", text: t.recall, run: () => fill(outbox.items.value[0]?.text ?? "") },
    { key: "/", text: t.focusLine, run: () => document.getElementById("result-line")?.focus() },
  ]);

  const refuse = (board: number): VNode | string | null => {
    if (onItsWay.has(board)) return lineTexts[language].onItsWay(board);
    const row = model.rows.find((candidate) => candidate.board === board);
    if (!row?.result) return null;
    const said = lineTexts[language].taken(board, row.result.text ?? "");
    if (!model.director) return said;
    const line = encodeURIComponent(text.trim());
    return (
      <>
        {said}{" "}
        <a href={`${base}/correct/${model.round}/${board}?line=${line}`}>
          {lineTexts[language].correct}
        </a>
      </>
    );
  };

  return (
    <>
      {byKeys && (
        <SingleKeys
          model={model}
          language={language}
          open={openBoards}
          chosen={chosen}
          onChoose={setChosen}
          onEnter={(line, board, outcome) =>
            outbox.add(line, board, { type: "enter-result", round: model.round, outcome })
          }
        />
      )}
      {!model.closed && (
        <LineEntry
          language={language}
          label={lineTexts[language].label}
          model={model.line}
          text={text}
          autofocus={!byKeys}
          previous={outbox.items.value[0]?.text}
          {...(byKeys ? {} : { waiting: openBoards })}
          onText={setText}
          refuse={refuse}
          onEnter={(line, board, outcome) =>
            outbox.add(line, board, { type: "enter-result", round: model.round, outcome })
          }
        />
      )}
      <OutboxList language={language} outbox={outbox} onMend={fill} />
      <LastEcho item={outbox.items.value.find(({ state }) => state === "done")} page={page} />
      {next !== null && (
        <p class="message good cluster">
          {t.complete(model.round)}
          <a class="button primary" href={next}>
            {model.round < model.planned ? t.next(model.round + 1) : t.toEnd} <kbd>Alt+N</kbd>
          </a>
        </p>
      )}
      <div class="results-columns">
        {open.length > 0 && !model.closed && (
          <section aria-labelledby="open-boards">
            <h2 id="open-boards">{t.open}</h2>
            <ul class="open-boards">
              {open.map(({ board, names }) => (
                <li key={board}>
                  <button
                    type="button"
                    disabled={onItsWay.has(board)}
                    title={byKeys ? t.chooseHint : t.tapHint}
                    onClick={() => (byKeys ? choose(board) : fill(`${board} `))}
                  >
                    <b>{board}</b> {names[0]} – {names[1]}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        {last.length > 0 && (
          <section aria-labelledby="last-results">
            <h2 id="last-results">{t.last}</h2>
            <ol class="last-results">
              {last.slice(0, 8).map((row) => (
                <li key={row.board}>
                  <span>
                    <b>{row.board}</b> {row.names[0]} – {row.names[1]}{" "}
                    <b>{row.result?.text ?? t.hidden}</b>
                  </span>
                  {row.result?.erasable === true && (
                    <button type="button" onClick={() => void undo(row)}>
                      {t.undo} {row === undoable && <kbd>Alt+Z</kbd>}
                    </button>
                  )}
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
      <RoundTable model={model} page={page} />
    </>
  );
};

/** The games that have results, the one entered last first. */
const latest = (rows: readonly ResultRow[]): readonly ResultRow[] =>
  rows
    .filter(({ result }) => result !== null)
    .toSorted((a, b) => (b.result?.seq ?? 0) - (a.result?.seq ?? 0));

/** Where to go once the round is complete; null for helpers, who stay. */
const nextStep = (model: ResultsModel, base: string): string | null => {
  if (!model.director) return null;
  return model.round < model.planned ? `${base}/rounds/${model.round + 1}` : base;
};
