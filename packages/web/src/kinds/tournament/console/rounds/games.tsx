import { sideWords } from "@losfee/contract";
import { Fragment, type VNode } from "preact";
import { useState } from "preact/hooks";
import { FullTally, hasSpread } from "../../../../parts/numerals.tsx";
import { PlayerFacts, TitledName } from "../../../../parts/player-name.tsx";
import { StartLegend, StartMark } from "../../../../parts/start-mark.tsx";
import { useShortcuts } from "../../../../shell/client/context.ts";
import { type PageFrame, termsOf } from "../../../../shell/page.ts";
import { ActDialog, type ActKind } from "./act-dialog.tsx";
import { actWords } from "./acts.ts";
import { useDespite } from "./despite.tsx";
import type { BreachText, ExplainedGame, ExplainedRound, PairedPlayer } from "./explained-round.ts";
import type { RoundModel } from "./model.ts";
import { roundTexts } from "./texts.ts";

interface GamesProps {
  readonly model: RoundModel;
  readonly explained: ExplainedRound;
  readonly page: PageFrame;
}

/** The keys of the acts: the same in every language, shown beside each. */
const ACT_KEYS: readonly (readonly [key: string, kind: ActKind])[] = [
  ["m", "pair"],
  ["b", "break"],
  ["s", "swap"],
  ["x", "exchange-starts"],
  ["e", "exchange-boards"],
  ["f", "bye"],
];

/** The pairs; arrow keys choose one, Enter shows why, a letter changes it. */
export const Games = ({ model, explained, page }: GamesProps): VNode => {
  const t = roundTexts[page.language];
  const { sendDespite, question } = useDespite(page.language, model.playing);
  const [selected, setSelected] = useState(0);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [act, setAct] = useState<ActKind | null>(null);
  const draft = explained.status === "draft" && !model.closed;
  const game = explained.games[selected];

  const move = (step: number): void => {
    const next = Math.min(Math.max(selected + step, 0), explained.games.length - 1);
    setSelected(next);
    const board = explained.games[next]?.board;
    document.getElementById(`board-${board}`)?.focus();
  };
  const toggle = (board: number): void => {
    const next = new Set(open);
    if (!next.delete(board)) next.add(board);
    setOpen(next);
  };
  const pairRest = () =>
    sendDespite(
      { type: "adjust-draft", round: model.round, act: { kind: "pair-rest" }, reason: "" },
      { onlyIfUnchanged: true },
    );
  useShortcuts([
    {
      key: "ArrowDown",
      text: t.nextRow,
      run: () => move(document.activeElement?.id.startsWith("board-") ? 1 : 0),
    },
    { key: "ArrowUp", text: t.prevRow, run: () => move(-1) },
    { key: "w", text: t.toggleWhy, run: () => game && toggle(game.board) },
    ...(draft
      ? ACT_KEYS.map(([key, kind]) => ({
          key,
          text: actWords(kind, page).label,
          run: () => setAct(kind),
        }))
      : []),
    ...(draft ? [{ key: "r", text: t.act["pair-rest"], run: () => void pairRest() }] : []),
  ]);

  return (
    <section aria-label={t.count(explained.games.length)}>
      {draft && (
        <div class="cluster act-bar" role="toolbar" aria-label={t.manual}>
          <span class="note">{t.manual}:</span>
          {ACT_KEYS.map(([key, kind]) => (
            <button key={kind} type="button" onClick={() => setAct(kind)}>
              {actWords(kind, page).label} <kbd>{key.toUpperCase()}</kbd>
            </button>
          ))}
        </div>
      )}
      {explained.unpaired.length > 0 && (
        <div class="message warn cluster">
          <b>{t.unpaired}:</b>
          {explained.unpaired.map(({ entry, name }) => (
            <span key={entry}>{name}</span>
          ))}
          {draft && (
            <button type="button" class="primary" onClick={() => void pairRest()}>
              {t.act["pair-rest"]} <kbd>R</kbd>
            </button>
          )}
        </div>
      )}
      {explained.games.length === 0 && <p class="empty">{t.noGames}</p>}
      <ol class="games">
        {explained.games.map((row, index) => (
          <Fragment key={row.board}>
            {row.group !== null && row.group !== explained.games[index - 1]?.group && (
              <li class="group-heading">
                <h2>{row.group}</h2>
              </li>
            )}
            <GameRow
              game={row}
              selected={index === selected}
              open={open.has(row.board)}
              page={page}
              onToggle={() => {
                setSelected(index);
                toggle(row.board);
              }}
            />
          </Fragment>
        ))}
      </ol>
      {explained.games.some(({ playersDraw }) => !playersDraw) && <StartLegend page={page} />}
      {explained.byes.map(({ entry, name, group, why, breaches }) => (
        <details key={entry} class="round-bye" id={`bye-${entry}`} open={breaches.length > 0}>
          <summary>
            <b>{t.bye}:</b> {name} {group !== null && `(${group}) `}
            {breaches.length > 0 && <span class="tag alert">{t.breachTag}</span>}
          </summary>
          <Breaches breaches={breaches} page={page} />
          {why.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      ))}
      {question}
      {act !== null && (
        <ActDialog kind={act} model={model} game={game} page={page} onClose={() => setAct(null)} />
      )}
    </section>
  );
};

const GameRow = ({
  game,
  selected,
  open,
  page,
  onToggle,
}: {
  readonly game: ExplainedGame;
  readonly selected: boolean;
  readonly open: boolean;
  readonly page: PageFrame;
  readonly onToggle: () => void;
}): VNode => {
  const t = roundTexts[page.language];
  const words = sideWords(termsOf(page), page.language);
  return (
    <li class={selected ? "game selected" : "game"}>
      <button
        type="button"
        id={`board-${game.board}`}
        class="game-line-button"
        tabIndex={selected ? 0 : -1}
        aria-expanded={open}
        aria-controls={`why-${game.board}`}
        onClick={onToggle}
      >
        <span class="board">
          <span class="visually-hidden">{t.board} </span>
          {game.board}
        </span>
        <Player player={game.seats[0]} starts={!game.playersDraw} page={page} />
        <Player player={game.seats[1]} starts={false} page={page} />
        <span class="game-tags">
          {game.result !== null && <b>{game.result}</b>}
          {game.pinned && <span class="tag">{t.pinnedTag}</span>}
          {game.breaches.length > 0 && <span class="tag alert">{t.breachTag}</span>}
          {game.repeat && <span class="tag alert">{t.repeatTag}</span>}
          {game.playersDraw && <span class="tag">{words.drawnTag}</span>}
        </span>
      </button>
      <Breaches breaches={game.breaches} page={page} />
      <div id={`why-${game.board}`} class="why" hidden={!open}>
        {game.why.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>
          <b>{words.why}:</b> {game.start}
        </p>
      </div>
    </li>
  );
};

/** Always to be seen with the pair, not only with its reasons. */
const Breaches = ({
  breaches,
  page,
}: {
  readonly breaches: readonly BreachText[];
  readonly page: PageFrame;
}): VNode | null => {
  if (breaches.length === 0) return null;
  const t = roundTexts[page.language];
  return (
    <ul class="breaches">
      {breaches.map(({ text, reason }) => (
        <li key={text}>
          {text}{" "}
          {reason === "" ? (
            t.breachOpen
          ) : (
            <>
              <b>{t.breachReason}:</b> {reason}
            </>
          )}
        </li>
      ))}
    </ul>
  );
};

const Player = ({
  player,
  starts,
  page,
}: {
  readonly player: PairedPlayer;
  readonly starts: boolean;
  readonly page: PageFrame;
}): VNode => (
  <span class={starts ? "player starts" : "player"}>
    {starts && <StartMark page={page} />}
    <span class="player-name">
      <TitledName player={player} />{" "}
      <PlayerFacts
        player={player}
        points={player.rank === null || hasSpread(page) ? undefined : player.points}
        page={page}
      />
    </span>
    {player.rank !== null && (
      <span class="player-place">
        {roundTexts[page.language].rank(player.rank)}
        {hasSpread(page) && (
          <>
            {" · "}
            <FullTally tally={player} page={page} />
          </>
        )}
      </span>
    )}
  </span>
);
