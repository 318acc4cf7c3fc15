import { lineTexts } from "@losfee/messages/tournament-console-line";
import type { VNode } from "preact";
import { StartIcon } from "../../../../parts/icons.tsx";
import { Lot } from "../../../../parts/lot.tsx";
import { useTexts } from "../../../../shell/page-context.ts";

/** A board without a result. */
interface OpenBoard {
  readonly board: number;
  readonly names: readonly [string, string];
  /** True if the first is known to go first. */
  readonly starts?: boolean;
  /** Name of its group. */
  readonly group: string | null;
}

interface OpenBoardsProps {
  readonly boards: readonly OpenBoard[];
  /** Word for a board; `Board` if missing. */
  readonly word?: string;
  /** Board currently in the line. */
  readonly selected?: number | null;
  /** Boards being sent to the server. */
  readonly busy?: ReadonlySet<number>;
  readonly hint?: string;
  readonly onChoose: (board: number) => void;
}

/** Boards without a result, by groups if there are any, each a small lot: a tap selects it. */
export const OpenBoards = ({ boards, ...props }: OpenBoardsProps): VNode => {
  const groups = [...new Set(boards.map(({ group }) => group))];
  if (groups.every((group) => group === null)) return <BoardLots {...props} boards={boards} />;
  return (
    <div class="board-groups">
      {groups.map((group) => (
        <div key={group} class="stack">
          <h3>{group}</h3>
          <BoardLots {...props} boards={boards.filter((one) => one.group === group)} />
        </div>
      ))}
    </div>
  );
};

const BoardLots = ({
  boards,
  word,
  selected = null,
  busy,
  hint,
  onChoose,
}: OpenBoardsProps): VNode => {
  const t = useTexts(lineTexts);
  return (
    <ul class="open-boards lots">
      {boards.map(({ board, names, starts = false }) => (
        <Lot
          key={board}
          as="li"
          stub={<span aria-hidden="true">{board}</span>}
          {...(board === selected ? { tone: "selected" } : {})}
        >
          <button
            type="button"
            disabled={busy?.has(board) === true}
            title={hint}
            onClick={() => onChoose(board)}
          >
            <span class="visually-hidden">
              {word ?? t.boardWord} {board}:{" "}
            </span>
            <span class={starts ? "first" : undefined}>
              {starts && <StartIcon />} {names[0]}
            </span>
            <span class="visually-hidden"> – </span>
            <span class={starts ? "second" : undefined}>{names[1]}</span>
          </button>
        </Lot>
      ))}
    </ul>
  );
};
