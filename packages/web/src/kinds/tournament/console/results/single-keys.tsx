import type { EnteredGame } from "@losfee/core";
import { lineTexts } from "@losfee/messages/tournament-console-line";
import { resultsTexts } from "@losfee/messages/tournament-console-results";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useInitialFocus } from "../../../../parts/console/use-initial-focus.ts";
import { useLanguage } from "../../../../shell/page-context.ts";
import type { ResultsModel } from "./model.ts";
import {
  lineOfKey,
  openBoardAfter,
  outcomeOfKey,
  RESULT_KEYS,
  type ResultKey,
} from "./single-key.ts";

interface SingleKeysProps {
  readonly model: ResultsModel;
  /** Boards without a result that is recorded or being sent. */
  readonly open: readonly number[];
  /** Board to enter next, if it is open; else the one after it. */
  readonly chosen: number;
  readonly onChoose: (board: number) => void;
  /** Objection to a result of a board; null for none. */
  readonly doubt: (board: number, outcome: EnteredGame) => KeyDoubt | null;
  readonly onEnter: (line: string, board: number, outcome: EnteredGame) => void;
}

/** Another user's result for a board, entered meanwhile. */
export interface KeyDoubt {
  /** Key that enters the result anyway when pressed again; null if impossible. */
  readonly key: string | null;
  readonly says: string;
}

/** Labels of results on the buttons. */
const WRITTEN: Readonly<Record<ResultKey, string>> = {
  "1": "1–0",
  "5": "½–½",
  "0": "0–1",
  "+": "+ −",
  "-": "− +",
  "*": "− −",
  "4": "½–0",
  "6": "0–½",
  "8": "0–0",
};

/**
 * Games one after the other, each with a single key or button: White's score, then the next board.
 * A board stays in front until it has its key, even if another user enters it meanwhile: its key
 * never goes to another board.
 */
export const SingleKeys = (props: SingleKeysProps): VNode | null => {
  const language = useLanguage();
  const { model, open, chosen, onChoose, onEnter, doubt } = props;
  const t = resultsTexts[language];
  // Focuses here, not in the line, so that the first key already enters a result.
  const first = useInitialFocus<HTMLButtonElement>(true);
  const [asked, setAsked] = useState("");
  const board = boardInFront(props);
  useEffect(() => {
    if (board !== null && board !== chosen) onChoose(board);
  }, [board, chosen, onChoose]);
  const game = model.line.round.games.find((candidate) => candidate.board === board);
  const row = model.rows.find((candidate) => candidate.board === board);
  if (board === null || game === undefined || row === undefined) return null;
  const { names, result } = row;
  const goOn = (step: 1 | -1 = 1): void => {
    setAsked("");
    onChoose(openBoardAfter(open, board, step) ?? 0);
  };
  const press = (key: string): boolean => {
    const outcome = outcomeOfKey(key, game.seats);
    const line = lineOfKey(key, board);
    if (outcome === null || line === null) return false;
    const against = doubt(board, outcome);
    const question = `${board} ${line} ${against?.key}`;
    if (against !== null && (against.key === null || asked !== question)) {
      setAsked(question);
      return true;
    }
    // An equal recorded result needs no further entry.
    if (result === null || against !== null || result.status !== "confirmed") {
      onEnter(line, board, outcome);
    }
    goOn();
    return true;
  };
  const move = (step: 1 | -1): true => {
    goOn(step);
    return true;
  };
  const insisted = RESULT_KEYS.find((key) =>
    asked.startsWith(`${board} ${lineOfKey(key, board)} `),
  );
  const insistedOutcome = insisted === undefined ? null : outcomeOfKey(insisted, game.seats);
  const question = insistedOutcome === null ? null : doubt(board, insistedOutcome);
  return (
    <fieldset
      class="single-keys cluster"
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const done =
          event.key === "ArrowDown"
            ? move(1)
            : event.key === "ArrowUp"
              ? move(-1)
              : press(event.key);
        if (done) event.preventDefault();
      }}
    >
      <legend>{t.singleKeys}</legend>
      <p class="key-echo" aria-live="polite">
        <span class="board">{lineTexts[language].board({ board })}</span>
        <span class="key-sides">
          <span>{names[0]}</span>
          <span class="versus">–</span>
          <span>{names[1]}</span>
        </span>
        {result !== null && (
          <span class="tag">
            {result.text ?? t.hidden} ({result.actor}, {result.time})
          </span>
        )}
      </p>
      {question !== null && (
        <p class="message warn" role="alert">
          {question.says}
        </p>
      )}
      <span class="cluster keys">
        {RESULT_KEYS.map((key, index) => (
          <button
            key={key}
            {...(index === 0 ? { ref: first, id: "first-key" } : {})}
            type="button"
            onClick={() => press(key)}
          >
            {WRITTEN[key]} <span class="visually-hidden">{t.keyLabels[key]} </span>
            <kbd>{key === "-" ? "−" : key}</kbd>
          </button>
        ))}
      </span>
    </fieldset>
  );
};

/** Board to enter: the chosen one, unless the viewer has entered it, else the next open one. */
const boardInFront = ({ model, open, chosen }: SingleKeysProps): number | null => {
  const result = model.rows.find(({ board }) => board === chosen)?.result ?? null;
  const byOthers = result !== null && !result.own;
  return open.includes(chosen) || byOthers ? chosen : openBoardAfter(open, chosen);
};
