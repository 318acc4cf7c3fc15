import type { ComponentChildren, VNode } from "preact";
import { useMemo, useState } from "preact/hooks";
import { Checks, Desk, type KeyAct, KeyActs } from "../../../../parts/console/desk.tsx";
import { StartLegend } from "../../../../parts/start-mark.tsx";
import { useShortcuts } from "../../../../shell/client/context.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { ActDialog, type ActKind } from "./act-dialog.tsx";
import { actWords } from "./acts.ts";
import { useDespite } from "./despite.tsx";
import type { ExplainedRound } from "./explained-round.ts";
import { roundTextsFor } from "./match-texts.ts";
import type { RoundModel } from "./page.ts";
import { Breaches, PairTable, pairButtonId } from "./pair-table.tsx";

interface PairDeskProps {
  readonly model: RoundModel;
  readonly explained: ExplainedRound;
  /** Actions for the whole round. */
  readonly actions: ComponentChildren;
}

/** Shortcut keys of the acts: the same in every language, shown next to each. */
const ACT_KEYS: readonly (readonly [key: string, kind: ActKind])[] = [
  ["s", "swap"],
  ["m", "pair"],
  ["b", "break"],
  ["x", "exchange-starts"],
  ["e", "exchange-boards"],
  ["f", "bye"],
];

/**
 * The pairs, with the checks and manual acts alongside; arrow keys select a pair, Enter shows its
 * reasons, a letter changes it.
 */
export const PairDesk = ({ model, explained, actions }: PairDeskProps): VNode => {
  const page = usePage();
  const t = roundTextsFor(page);
  const { sendDespite, question } = useDespite(model.playing);
  const [selected, setSelected] = useState(0);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [act, setAct] = useState<ActKind | null>(null);
  const game = explained.games[selected];

  const focusPair = (index: number): void => {
    const next = Math.min(Math.max(index, 0), explained.games.length - 1);
    setSelected(next);
    const board = explained.games[next]?.board;
    if (board !== undefined) document.getElementById(pairButtonId(board))?.focus();
  };
  const toggle = (board: number): void => {
    const next = new Set(open);
    if (!next.delete(board)) next.add(board);
    setOpen(next);
  };
  const explain = (boards: readonly number[]): void => {
    setOpen(new Set([...open, ...boards]));
    focusPair(explained.games.findIndex(({ board }) => boards.includes(board)));
  };
  const pairRest = () =>
    sendDespite(
      { type: "adjust-draft", round: model.round, act: { kind: "pair-rest" }, reason: "" },
      { onlyIfUnchanged: true, done: t.restPaired },
    );
  const acts: readonly KeyAct[] = ACT_KEYS.filter(([, kind]) => model.acts.includes(kind)).map(
    ([key, kind]) => ({ key, text: actWords(kind, page).label, run: () => setAct(kind) }),
  );
  const hasRest = model.acts.includes("pair-rest");
  const isInList = (): boolean => document.activeElement?.closest(".pairs") != null;
  useShortcuts([
    {
      key: "ArrowDown",
      text: t.nextRow,
      run: () => focusPair(selected + (isInList() ? 1 : 0)),
    },
    { key: "ArrowUp", text: t.prevRow, run: () => focusPair(selected - 1) },
    { key: "w", text: t.toggleWhy, run: () => game && toggle(game.board) },
    ...acts,
    ...(hasRest ? [{ key: "r", text: t.act["pair-rest"], run: () => void pairRest() }] : []),
  ]);

  // Avoids redrawing hundreds of rows when a dialog opens.
  const pairs = useMemo(
    () => (
      <PairTable
        games={explained.games}
        selected={selected}
        open={open}
        onSelect={setSelected}
        onToggle={toggle}
      />
    ),
    [explained.games, selected, open, page],
  );
  return (
    <Desk
      side={
        <>
          {actions}
          <Checks
            checks={explained.checks.map(({ isUsual, text, boards }) => ({
              isUsual,
              text,
              ...(boards.length === 0 ? {} : { more: { text: t.why, run: () => explain(boards) } }),
            }))}
          />
          {acts.length > 0 && (
            <KeyActs
              id="by-hand"
              title={t.byHand({ board: game?.board ?? null })}
              acts={acts}
              note={t.byHandNote}
            />
          )}
        </>
      }
    >
      {explained.unpaired.length > 0 && (
        <div class="message warn cluster">
          <b>{t.unpaired}:</b>
          {explained.unpaired.map(({ entry, name }) => (
            <span key={entry}>{name}</span>
          ))}
          {hasRest && (
            <button type="button" class="primary" onClick={() => void pairRest()}>
              {t.act["pair-rest"]} <kbd>R</kbd>
            </button>
          )}
        </div>
      )}
      {explained.games.length === 0 ? <p class="empty">{t.noGames}</p> : pairs}
      {explained.games.some(({ playersDraw }) => !playersDraw) && <StartLegend />}
      {explained.byes.map(({ entry, name, group, why, breaches }) => (
        <details key={entry} class="round-bye" id={`bye-${entry}`} open={breaches.length > 0}>
          <summary>
            <b>{t.bye}:</b> {name} {group !== null && `(${group}) `}
            {breaches.length > 0 && <span class="tag warn">{t.breachTag}</span>}
          </summary>
          <Breaches breaches={breaches} />
          {why.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      ))}
      {question}
      {act !== null && (
        <ActDialog kind={act} model={model} game={game} onClose={() => setAct(null)} />
      )}
    </Desk>
  );
};
