import { reportsTexts } from "@losfee/messages/tournament-console-reports";
import type { VNode } from "preact";
import { useConsole, useShortcuts } from "../../../../shell/client/context.ts";
import { useTexts } from "../../../../shell/page-context.ts";
import { Said } from "../../parts/reports/said.tsx";
import type { SaidVersion, WaitingGame } from "./model.ts";

interface ReportsProps {
  readonly games: readonly WaitingGame[];
  /** Base address of the console. */
  readonly base: string;
  /** Returns the focus to the results line after its button disappears. */
  readonly onDone?: () => void;
}

/**
 * Reports waiting for the director: conflicts to decide, with all versions, their senders and
 * times; the others to confirm, one by one or all at once.
 */
export const Reports = ({ games, base, onDone }: ReportsProps): VNode | null => {
  const t = useTexts(reportsTexts);
  const { send, say, refuse } = useConsole();
  const reported = games.filter(({ kind }) => kind === "reported");
  const conflicts = games.filter(({ kind }) => kind !== "reported");
  const plain = reported.filter(({ doubts }) => doubts.length === 0);
  const unusual = reported.filter(({ doubts }) => doubts.length > 0);

  /** Confirms games; the message counts `others`, left out beforehand, with the refused ones. */
  const confirm = async (which: readonly WaitingGame[], others = 0): Promise<void> => {
    const results = which.map(({ round, board, seq }) => ({ round, board, seen: seq }));
    const answer = await send({ type: "confirm-results", results }, { silent: true, done: null });
    if (!answer.ok) return refuse(answer.problem.detail);
    const done = answer.value.events.length;
    const left = which.length - done + others;
    onDone?.();
    say(
      "done",
      left === 0
        ? t.confirmed({ count: done })
        : `${t.confirmed({ count: done })} ${t.left({ count: left })}`,
    );
  };
  const decide = async (game: WaitingGame, { outcome }: SaidVersion): Promise<void> => {
    const { round, board, seq: seen, place } = game;
    const command = { type: "enter-result", round, board, outcome, seen } as const;
    const answer = await send(command, { done: t.decided({ place }) });
    if (answer.ok) onDone?.();
  };
  // Contradicted or unlikely results are decided one by one.
  const confirmPlain = (): void => {
    const others = games.filter(({ kind }) => kind !== "contradicted").length - plain.length;
    if (plain.length > 0) void confirm(plain, others);
    else if (games.length > 0) refuse(t.noneIsPlain);
  };
  const confirmText =
    plain.length === games.length ? t.confirmAll : t.confirmOthers({ count: plain.length });
  useShortcuts([{ key: "c", alt: true, text: t.confirmAll, run: confirmPlain }]);
  if (games.length === 0) return null;
  return (
    <section class="reports stack" aria-label={t.title}>
      <p class="message warn cluster" role="status">
        {reported.length > 0 && <span>{t.reported({ count: reported.length })}</span>}
        {conflicts.length > 0 && <b>{t.conflicts({ count: conflicts.length })}</b>}
        {unusual.length > 0 && <b>{t.unusual({ count: unusual.length })}</b>}
        {plain.length > 0 && (
          <button type="button" class="primary" onClick={confirmPlain}>
            {confirmText} <kbd>Alt+C</kbd>
          </button>
        )}
      </p>
      {conflicts.map((game) => (
        <Dispute
          key={`${game.round}-${game.board}`}
          game={game}
          onKeep={() => void confirm([game])}
          onDecide={(said) => void decide(game, said)}
          base={base}
        />
      ))}
      {unusual.length > 0 && (
        <section class="section stack dispute" aria-label={t.unusualTitle}>
          <ReportedGames games={unusual} onConfirm={(game) => void confirm([game])} />
          <p class="note">{t.noneOfThem}</p>
        </section>
      )}
      {plain.length > 0 && (
        <details id="reported-games">
          <summary>{t.list}</summary>
          <ReportedGames games={plain} onConfirm={(game) => void confirm([game])} />
        </details>
      )}
    </section>
  );
};

/** Games with one reported result, each with a button to confirm it alone. */
const ReportedGames = ({
  games,
  onConfirm,
}: Pick<ReportsProps, "games"> & {
  readonly onConfirm: (game: WaitingGame) => void;
}): VNode => {
  const t = useTexts(reportsTexts);
  return (
    <ul class="plain">
      {games.map((game) => (
        <li key={`${game.round}-${game.board}`} class="said">
          <span>
            <b>{game.place}</b> {game.names}
          </span>
          {game.reports.map((said) => (
            <Said key={said.seq} said={said} />
          ))}
          {game.agreed && <span class="tag">{t.agreed}</span>}
          {game.accepted !== "" && <span class="note">{t.accepted({ time: game.accepted })}</span>}
          {game.doubts.map((doubt) => (
            <b key={doubt}>{doubt}</b>
          ))}
          <button
            type="button"
            aria-label={t.confirmOf({ place: game.place })}
            onClick={() => onConfirm(game)}
          >
            {t.confirm}
          </button>
        </li>
      ))}
    </ul>
  );
};

/** A game with conflicting reports, each with a button to accept it. */
const Dispute = ({
  game,
  onKeep,
  onDecide,
  base,
}: {
  readonly game: WaitingGame;
  readonly onKeep: () => void;
  readonly onDecide: (said: SaidVersion) => void;
  readonly base: string;
}): VNode => {
  const t = useTexts(reportsTexts);
  const { place, names, standing, reports, builtOn } = game;
  return (
    <section class="section stack dispute" aria-label={place}>
      <p>
        <b>{place}</b> {names}
        <br />
        {standing === null ? t.conflict : t.contradicted}
      </p>
      <ul class="plain">
        {standing !== null && (
          <li class="said">
            <Said said={standing} />
            <span class="tag">{t.stands}</span>
            <button type="button" onClick={onKeep}>
              {t.letStand}
            </button>
          </li>
        )}
        {reports.map((said) => (
          <li key={said.seq} class="said">
            <Said said={said} />
            {standing !== null && builtOn ? (
              <a class="button" href={`${base}/${said.correction}`}>
                {t.correct}
              </a>
            ) : (
              <button
                type="button"
                aria-label={t.countsOf({ text: said.text, place })}
                onClick={() => onDecide(said)}
              >
                {t.counts}
              </button>
            )}
          </li>
        ))}
      </ul>
      {standing === null && <p class="note">{t.noneOfThem}</p>}
    </section>
  );
};
