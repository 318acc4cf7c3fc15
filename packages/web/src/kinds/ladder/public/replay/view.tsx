import { replayTexts } from "@losfee/messages/ladder-public-replay";
import type { VNode } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { Section } from "../../../../parts/section.tsx";
import { StageHead } from "../../../../parts/stage/stage-head.tsx";
import type { PageProps } from "../../../../shell/page.ts";
import { useTexts } from "../../../../shell/page-context.ts";
import { ConsequenceList } from "../../parts/consequence-list.tsx";
import { GameLine } from "../../parts/game-list.tsx";
import type { ReplayedPosition } from "../../parts/read-game.ts";
import { Board } from "./board.tsx";
import type { ReplayModel } from "./page.ts";

/** A game: its state, course and moves. */
export const ReplayView = ({ model }: PageProps<ReplayModel>): VNode => {
  const t = useTexts(replayTexts);
  const { game } = model;
  return (
    <>
      <StageHead title={`${game.white.name} – ${game.black.name}`} />
      <GameLine game={game} />
      <div class="replay-page">
        <Section id="game" title={t.game}>
          <Record model={model} />
        </Section>
        <Section id="course" title={t.course}>
          <ConsequenceList consequences={model.course} empty="–" />
        </Section>
      </div>
    </>
  );
};

const Record = ({ model }: PageProps<ReplayModel>): VNode => {
  const t = useTexts(replayTexts);
  if (model.record === null) return <p class="empty">{t.noRecord}</p>;
  return (
    <>
      {model.positions === null ? (
        <p class="message warn">{t.unreadable}</p>
      ) : (
        <Replay positions={model.positions} />
      )}
      <details open={model.positions === null} id="pgn">
        <summary>
          {t.pgn}, {t.sentBy({ name: model.record.by ?? t.director })}
        </summary>
        <pre class="pgn">{model.record.pgn}</pre>
      </details>
    </>
  );
};

const Replay = ({ positions }: { readonly positions: readonly ReplayedPosition[] }): VNode => {
  const t = useTexts(replayTexts);
  const last = positions.length - 1;
  const [at, setAt] = useState(last);
  const [turned, setTurned] = useState(false);
  const within = (to: number): number => Math.min(Math.max(to, 0), last);
  const go = (to: number): void => setAt(within(to));
  // From the current position at the key press, which may precede painting the last step.
  const step = (by: number): void => setAt((now) => within(now + by));
  const turn = (): void => setTurned((now) => !now);
  useLayoutEffect(() => {
    const actions: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      Home: () => go(0),
      End: () => go(last),
      f: turn,
    };
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const action = actions[event.key];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [last]);
  const position = positions[at];
  if (position === undefined) return <p class="empty">{t.noRecord}</p>;
  return (
    <div class="replay">
      <div class="stack">
        <Board
          pieces={position.pieces}
          squares={position.squares}
          turned={turned}
          label={t.board({ move: moveText(position, at) ?? t.start })}
        />
        <div class="cluster replay-buttons no-print">
          <button type="button" onClick={() => go(0)} disabled={at === 0}>
            {t.first}
          </button>
          <button type="button" onClick={() => step(-1)} disabled={at === 0}>
            {t.back}
          </button>
          <button type="button" onClick={() => step(1)} disabled={at === last}>
            {t.next}
          </button>
          <button type="button" onClick={() => go(last)} disabled={at === last}>
            {t.last}
          </button>
          <button type="button" onClick={turn} aria-pressed={turned}>
            {t.turn}
          </button>
        </div>
        <p class="note no-print replay-keys">{t.keys}</p>
      </div>
      <ol class="replay-moves" aria-label={t.moves}>
        {positions.slice(1).map((position, index) => (
          <li key={index}>
            {index % 2 === 0 && <span class="note">{`${index / 2 + 1}.`}</span>}
            <button
              type="button"
              aria-current={index + 1 === at ? "step" : undefined}
              onClick={() => go(index + 1)}
            >
              {position.move}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
};

/** `12. … Nf6`; null for the position before move 1. */
const moveText = ({ move }: ReplayedPosition, at: number): string | null =>
  move === null ? null : `${Math.ceil(at / 2)}.${at % 2 === 0 ? " …" : ""} ${move}`;
