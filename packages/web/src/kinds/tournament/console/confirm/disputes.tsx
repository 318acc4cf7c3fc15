import { confirmTexts, reportsTexts } from "@losfee/messages/tournament-console-reports";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Lot } from "../../../../parts/lot.tsx";
import { Section } from "../../../../parts/section.tsx";
import { useConsole, useShortcuts } from "../../../../shell/client/context.ts";
import { leadTo } from "../../../../shell/client/document-base.ts";
import { competitionIdOf } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { competitionPath } from "../../../../shell/paths.ts";
import { differing } from "../reports/differing.ts";
import type { SaidVersion, WaitingGame } from "../reports/model.ts";
import { useOtherResult } from "./use-other-result.ts";

interface DisputesProps {
  readonly games: readonly WaitingGame[];
  /** Lets the result stand that counts at present. */
  readonly onKeep: (game: WaitingGame) => void;
}

/** A version of a result; the one that counts at present is among them. */
interface Version {
  readonly letter: string;
  readonly said: SaidVersion;
  readonly stands: boolean;
}

const versionsOf = ({ standing, reports }: WaitingGame): readonly Version[] =>
  [...(standing === null ? [] : [standing]), ...reports].map((said, index) => ({
    letter: String.fromCharCode(65 + index),
    said,
    stands: said === standing,
  }));

/** Games with reports that differ, side by side; letters decide the chosen one. */
export const Disputes = ({ games, onKeep }: DisputesProps): VNode => {
  const page = usePage();
  const t = confirmTexts[page.language];
  const said = reportsTexts[page.language];
  const base = competitionPath(competitionIdOf(page), "console");
  const { send } = useConsole();
  const [at, setAt] = useState(0);
  const otherResult = useOtherResult();
  const chosen = games[Math.min(at, games.length - 1)];
  useEffect(() => {
    const asked = games.findIndex((game) => location.hash === `#${idOf(game)}`);
    if (asked > 0) setAt(asked);
  }, []);
  const enter = (
    { round, board, seq: seen, place }: WaitingGame,
    { outcome }: SaidVersion,
  ): void => {
    const command = { type: "enter-result", round, board, outcome, seen } as const;
    void send(command, { done: said.decided({ place }) });
  };
  const decide = (game: WaitingGame, { said: version, stands }: Version): void => {
    // Where later rounds depend on it, the correction shows what would change.
    const corrects = game.standing !== null && game.builtOn;
    if (stands) onKeep(game);
    else if (corrects) leadTo(`${base}/${version.correction}`);
    else enter(game, version);
  };
  const move = (step: number): void => setAt(Math.min(Math.max(at + step, 0), games.length - 1));
  useShortcuts(
    chosen === undefined
      ? []
      : [
          { key: "ArrowDown", text: t.next, run: () => move(1) },
          { key: "ArrowUp", text: t.previous, run: () => move(-1) },
          ...versionsOf(chosen).map((version) => ({
            key: version.letter.toLowerCase(),
            text: t.counts({ letter: version.letter }),
            run: () => decide(chosen, version),
          })),
          { key: "x", text: t.other, run: () => otherResult(chosen) },
        ],
  );
  return (
    <Section
      id="disputes"
      title={
        <>
          {t.disputes} <span class="note">{games.length}</span>
        </>
      }
    >
      {games.map((game) => (
        <Dispute
          key={idOf(game)}
          game={game}
          isChosen={game === chosen}
          onDecide={(version) => decide(game, version)}
          onOther={() => otherResult(game)}
        />
      ))}
      <p class="note">{t.told}</p>
    </Section>
  );
};

const idOf = ({ round, board }: WaitingGame): string => `dispute-${round}-${board}`;

const Dispute = ({
  game,
  isChosen,
  onDecide,
  onOther,
}: {
  readonly game: WaitingGame;
  readonly isChosen: boolean;
  readonly onDecide: (version: Version) => void;
  readonly onOther: () => void;
}): VNode => {
  const t = useTexts(confirmTexts);
  const said = useTexts(reportsTexts);
  const versions = versionsOf(game);
  return (
    <section
      id={idOf(game)}
      class={isChosen ? "dispute chosen" : "dispute"}
      aria-label={game.place}
    >
      <p>
        <b>{game.place}</b> {game.names}
      </p>
      <div class="lots dispute-versions">
        {versions.map((version, index) => (
          <Lot key={version.said.seq} stub={version.letter}>
            <VersionText
              said={version.said}
              // The first is compared with the second, any other with the first.
              other={versions[index === 0 ? 1 : 0]?.said.text ?? ""}
            />
            {version.stands && <span class="tag">{said.stands}</span>}
          </Lot>
        ))}
      </div>
      {game.stake !== "" && <p>{game.stake}</p>}
      <p class="cluster">
        {versions.map((version) => (
          <button
            key={version.letter}
            type="button"
            aria-label={`${game.place}: ${t.counts(version)}`}
            onClick={() => onDecide(version)}
          >
            {t.counts(version)} {isChosen && <kbd>{version.letter}</kbd>}
          </button>
        ))}
        <button type="button" aria-label={`${game.place}: ${t.other}`} onClick={onOther}>
          {t.other} … {isChosen && <kbd>X</kbd>}
        </button>
      </p>
    </section>
  );
};

/** A version with what differs from the other, its sender and its time. */
const VersionText = ({
  said,
  other,
}: {
  readonly said: SaidVersion;
  readonly other: string;
}): VNode => (
  <>
    <p class="dispute-result">
      {differing(said.text, other).map(({ text, differs }, index) =>
        differs ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
      )}
    </p>
    <p>{said.actor}</p>
    <p class="note">{said.made === "" ? said.time : `${said.made} · ${said.time}`}</p>
  </>
);
