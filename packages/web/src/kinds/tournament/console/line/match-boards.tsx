import type { VNode } from "preact";
import { StartIcon } from "../../../../parts/icons.tsx";
import { useLanguage } from "../../../../shell/page-context.ts";
import { boardMarks } from "../../parts/match/marks.ts";
import type { BoardShown } from "./match-model.ts";

interface MatchBoardsProps {
  /** Nothing is shown if empty. */
  readonly boards: readonly BoardShown[];
}

/** The boards of a match while it is typed, with players and input so far. */
export const MatchBoards = ({ boards }: MatchBoardsProps): VNode | null => {
  const language = useLanguage();
  const next = boards.find(({ outcome }) => outcome === null)?.board;
  if (boards.length === 0) return null;
  return (
    <ol class="match-boards">
      {boards.map(({ board, players: [one, other], byList, first, outcome }) => (
        <li key={board} class={board === next ? "next" : undefined}>
          <span class="match-board">{board}</span>
          <span class={playerClass(byList[0])}>
            {first === 0 && <StartIcon />} {one ?? "–"}
          </span>
          <b class="match-mark">{outcome === null ? "" : boardMarks(outcome, language)}</b>
          <span class={playerClass(byList[1])}>
            {other ?? "–"} {first === 1 && <StartIcon />}
          </span>
        </li>
      ))}
    </ol>
  );
};

const playerClass = (isProposed: boolean): string =>
  isProposed ? "match-player proposed" : "match-player";
