import { confirmTexts, reportsTexts } from "@losfee/messages/tournament-console-reports";
import { resultsTexts } from "@losfee/messages/tournament-console-results";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { ConsolePage } from "../../../../parts/console/console-page.tsx";
import { useInitialFocus } from "../../../../parts/console/use-initial-focus.ts";
import { Section } from "../../../../parts/section.tsx";
import { Strip } from "../../../../parts/strip.tsx";
import { useConsole, useShortcuts } from "../../../../shell/client/context.ts";
import { leadTo } from "../../../../shell/client/document-base.ts";
import { competitionIdOf, type PageProps } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { Said } from "../../parts/reports/said.tsx";
import type { WaitingGame } from "../reports/model.ts";
import { Disputes } from "./disputes.tsx";
import type { ConfirmModel } from "./page.ts";
import { useOtherResult } from "./use-other-result.ts";

/** Reports waiting for the director: plain ones in bulk, unusual ones singly, disputes in pairs. */
export const ConfirmView = ({ model }: PageProps<ConfirmModel>): VNode => {
  const page = usePage();
  const t = confirmTexts[page.language];
  const base = competitionPath(competitionIdOf(page), "console");
  const { games, round } = model;
  const reported = games.filter(({ kind }) => kind === "reported");
  const plain = reported.filter(({ doubts }) => doubts.length === 0);
  const unusual = reported.filter(({ doubts }) => doubts.length > 0);
  const disputes = games.filter(({ kind }) => kind !== "reported");
  const confirm = useConfirm();
  useShortcuts([{ key: "Escape", text: t.back, run: () => leadTo(`${base}/results`) }]);
  return (
    <ConsolePage
      title={t.title}
      aside={
        <>
          {round !== null && <Progress round={round} />}
          <p class="actions">
            <a href={`${base}/results`}>
              {t.back} <kbd>Esc</kbd>
            </a>
          </p>
        </>
      }
    >
      {games.length === 0 && <Nothing href={base} />}
      <div class={disputes.length > 0 ? "confirm-columns" : undefined}>
        {plain.length + unusual.length > 0 && (
          <div class="stack">
            {plain.length > 0 && <Plain games={plain} onConfirm={confirm} />}
            {unusual.length > 0 && <Unusual games={unusual} onConfirm={confirm} />}
          </div>
        )}
        {disputes.length > 0 && <Disputes games={disputes} onKeep={(game) => confirm([game])} />}
      </div>
    </ConsolePage>
  );
};

type Confirm = (games: readonly WaitingGame[]) => void;

/** Returns an act that confirms games and counts those that changed meanwhile. */
const useConfirm = (): Confirm => {
  const t = useTexts(reportsTexts);
  const { send, say, refuse } = useConsole();
  return (games) => {
    const results = games.map(({ round, board, seq }) => ({ round, board, seen: seq }));
    const options = { silent: true, done: null } as const;
    void send({ type: "confirm-results", results }, options).then((answer) => {
      if (!answer.ok) return refuse(answer.problem.detail);
      const count = answer.value.events.length;
      const left = games.length - count;
      const done = t.confirmed({ count });
      say("done", left === 0 ? done : `${done} ${t.left({ count: left })}`);
    });
  };
};

const Progress = ({ round }: { readonly round: NonNullable<ConfirmModel["round"]> }): VNode => {
  const t = useTexts(resultsTexts);
  const text = t.inOf({ done: round.all - round.missing, all: round.all });
  return (
    <>
      <Strip label={text} marks={round.strip} />
      <p class="note" aria-hidden="true">
        {text}
      </p>
    </>
  );
};

const Nothing = ({ href }: { readonly href: string }): VNode => {
  const t = useTexts(confirmTexts);
  return (
    <p class="message good cluster">
      {t.everything}
      <a ref={useInitialFocus<HTMLAnchorElement>()} class="button primary" autofocus href={href}>
        {t.toDay} <kbd>1</kbd>
      </a>
    </p>
  );
};

const keyOf = ({ round, board }: WaitingGame): string => `${round}-${board}`;

interface ListProps {
  readonly games: readonly WaitingGame[];
  readonly onConfirm: Confirm;
}

/** Reports without anything unusual: all ticked, confirmed at once. */
const Plain = ({ games, onConfirm }: ListProps): VNode => {
  const t = useTexts(confirmTexts);
  const said = useTexts(reportsTexts);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const ticked = games.filter((game) => !left.has(keyOf(game)));
  const run = (): void => {
    if (ticked.length > 0) onConfirm(ticked);
  };
  useShortcuts([{ key: "c", alt: true, text: t.confirmThese({ count: ticked.length }), run }]);
  const tick = (game: WaitingGame, isTicked: boolean): void => {
    const next = new Set(left);
    if (isTicked) next.delete(keyOf(game));
    else next.add(keyOf(game));
    setLeft(next);
  };
  return (
    <Section
      id="plain"
      title={
        <>
          {t.plain} <span class="note">{games.length}</span>
        </>
      }
    >
      <ul class="confirm-list">
        {games.map((game) => (
          <li key={keyOf(game)}>
            <label>
              <span class="confirm-place">{game.place}</span>
              <span class="confirm-names">{game.names}</span>
              <span class="confirm-said">
                {game.reports.map((one) => (
                  <Said key={one.seq} said={one} />
                ))}
                {game.agreed && <span class="tag">{said.agreed}</span>}
                {game.accepted !== "" && (
                  <span class="note">{said.accepted({ time: game.accepted })}</span>
                )}
              </span>
              <input
                type="checkbox"
                aria-label={t.tick({ place: game.place })}
                checked={!left.has(keyOf(game))}
                onChange={(event) => tick(game, event.currentTarget.checked)}
              />
            </label>
          </li>
        ))}
      </ul>
      <p class="cluster">
        <button
          ref={useInitialFocus<HTMLButtonElement>()}
          type="button"
          class="primary big"
          autofocus
          onClick={run}
        >
          {t.confirmThese({ count: ticked.length })} <kbd>Alt+C</kbd>
        </button>
        <span class="note">{t.notIncluded}</span>
      </p>
    </Section>
  );
};

/** Reports with something unusual, confirmed or changed one by one. */
const Unusual = ({ games, onConfirm }: ListProps): VNode => {
  const t = useTexts(confirmTexts);
  const changeIn = useOtherResult();
  return (
    <Section
      id="unusual"
      title={
        <>
          {t.unusual} <span class="note">{games.length}</span>
        </>
      }
    >
      <ul class="confirm-unusual">
        {games.map((game) => (
          <li key={keyOf(game)}>
            <div>
              <p>
                <b>{game.place}</b> {game.names}
              </p>
              {game.reports.map((one) => (
                <Said key={one.seq} said={one} />
              ))}
              {game.doubts.map((doubt) => (
                <p key={doubt}>{doubt}</p>
              ))}
            </div>
            <p class="cluster">
              <button
                type="button"
                aria-label={t.tick({ place: game.place })}
                onClick={() => onConfirm([game])}
              >
                {t.isRight}
              </button>
              <button type="button" onClick={() => changeIn(game)}>
                {t.change} …
              </button>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
