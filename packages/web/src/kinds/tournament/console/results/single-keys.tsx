import type { EnteredPairOutcome } from "@losfee/core";
import type { VNode } from "preact";
import type { Language } from "../../../../language/language.ts";
import { useInitialFocus } from "../../../../parts/console/use-initial-focus.ts";
import { lineTexts } from "../line/texts.ts";
import type { ResultsModel } from "./model.ts";
import {
  lineOfKey,
  openBoardAfter,
  outcomeOfKey,
  RESULT_KEYS,
  type ResultKey,
} from "./single-key.ts";
import { resultsTexts } from "./texts.ts";

interface SingleKeysProps {
  readonly model: ResultsModel;
  readonly language: Language;
  /** Boards whose results are missing and not on their way. */
  readonly open: readonly number[];
  /** The board to enter next, if it is open; else the one after it. */
  readonly chosen: number;
  readonly onChoose: (board: number) => void;
  readonly onEnter: (line: string, board: number, outcome: EnteredPairOutcome) => void;
}

/** How results are written on the buttons. */
const WRITTEN: Readonly<Record<ResultKey, string>> = {
  "1": "1 – 0",
  "5": "½ – ½",
  "0": "0 – 1",
  "+": "+ / −",
  "-": "− / +",
  "*": "− / −",
  "4": "½ – 0",
  "6": "0 – ½",
  "8": "0 – 0",
};

/** One game after another, each with a single key or button: as White scored, then the next board. */
export const SingleKeys = (props: SingleKeysProps): VNode | null => {
  const { model, language, open, chosen, onChoose, onEnter } = props;
  const t = resultsTexts[language];
  // Here, not in the line: the first key is to be a result already.
  const first = useInitialFocus<HTMLButtonElement>(true);
  const board = open.includes(chosen) ? chosen : openBoardAfter(open, chosen);
  const game = model.line.round.games.find((candidate) => candidate.board === board);
  const names = model.rows.find((row) => row.board === board)?.names;
  if (board === null || game === undefined || names === undefined) return null;
  const press = (key: string): boolean => {
    const outcome = outcomeOfKey(key, game.seats);
    const line = lineOfKey(key, board);
    if (outcome === null || line === null) return false;
    onEnter(line, board, outcome);
    onChoose(openBoardAfter(open, board) ?? board);
    return true;
  };
  const move = (step: 1 | -1): true => {
    onChoose(openBoardAfter(open, board, step) ?? board);
    return true;
  };
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
      <p class="line-echo" aria-live="polite">
        <span class="board">{lineTexts[language].board(board)}</span>
        <span>{names[0]}</span>
        <span class="versus">–</span>
        <span>{names[1]}</span>
      </p>
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
