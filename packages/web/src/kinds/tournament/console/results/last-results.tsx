import type { Language } from "@losfee/contract";
import type { resultsTexts } from "@losfee/messages/tournament-console-results";
import type { VNode } from "preact";
import { Fresh } from "../../../../parts/fresh.tsx";
import { StartIcon } from "../../../../parts/icons.tsx";
import type { ResultRow } from "./model.ts";

interface LastResultsProps {
  /** Games with results, the last entered first. */
  readonly rows: readonly ResultRow[];
  /** The game that the undo key clears. */
  readonly undoable: ResultRow | undefined;
  readonly words: (typeof resultsTexts)[Language];
  readonly onUndo: (row: ResultRow) => void;
}

/** Recent results, centred on the score, each with an undo button. */
export const LastResults = ({ rows, undoable, words: t, onUndo }: LastResultsProps): VNode => {
  return (
    <ol class="last-results">
      {rows.map((row) => {
        const { board, names, starts, result } = row;
        const nameClass = (seat: 0 | 1): string =>
          result?.winner === seat ? "last-name won" : "last-name";
        return (
          <li key={board}>
            <b class="last-board">{board}</b>
            <span class={nameClass(0)}>
              {starts && <StartIcon />} {names[0]}
            </span>{" "}
            <span class="last-score">
              <Fresh when={result?.fresh === true}>{result?.text ?? t.hidden}</Fresh>
              {result !== null && result.status !== "confirmed" && (
                <>
                  {" "}
                  <span class="tag">{t[result.status]}</span>
                </>
              )}
            </span>{" "}
            <span class={nameClass(1)}>{names[1]}</span>{" "}
            <span class="last-time">{result?.time}</span>
            <span class="last-undo">
              {result?.erasable === true && (
                <button type="button" aria-label={t.undoOf({ board })} onClick={() => onUndo(row)}>
                  {t.undo} {row === undoable && <kbd>Alt+Z</kbd>}
                </button>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
};
