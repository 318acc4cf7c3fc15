import { ownTexts } from "@losfee/messages/ladder-public-me";
import type { VNode } from "preact";
import { Section } from "../../../../parts/section.tsx";
import { useSpoken } from "../../../../shell/page-context.ts";
import { GameList } from "../../parts/game-list.tsx";
import type { GameSummary } from "../../parts/game-summary.ts";
import { useAct } from "../../parts/use-act.ts";
import type { OwnModel } from "./page.ts";
import type { OwnQuestion } from "./question.ts";

interface OwnGamesProps {
  readonly model: OwnModel;
  readonly onAsk: (question: OwnQuestion) => void;
}

/** A player's games with the current actions. */
export const OwnGames = ({ model, onAsk }: OwnGamesProps): VNode => {
  const t = useSpoken(ownTexts);
  return (
    <Section id="own-games" title={t.games}>
      <GameList
        games={model.games}
        reader={model.entry}
        empty={t.noGames}
        acts={(game) => <Acts game={game} model={model} onAsk={onAsk} />}
      />
      {model.pastGames.length > 0 && (
        <details id="own-played">
          <summary>{t.played}</summary>
          <GameList
            games={model.pastGames}
            acts={(game) => (
              <p class="no-print">
                <button type="button" onClick={() => onAsk({ kind: "record", game })}>
                  {t.sendRecord}
                </button>
              </p>
            )}
          />
        </details>
      )}
    </Section>
  );
};

const Acts = ({
  game,
  model,
  onAsk,
}: OwnGamesProps & { readonly game: GameSummary }): VNode | null => {
  const t = useSpoken(ownTexts);
  const { act } = useAct();
  const pair = { challenger: game.white.entry, defender: game.black.entry };
  const isWhite = pair.challenger === model.entry;
  if (model.closed) return null;
  const ask = (kind: "refuse" | "report" | "object" | "record", text: string): VNode => (
    <button type="button" onClick={() => onAsk({ kind, game })}>
      {text}
    </button>
  );
  const answer = (type: "confirm-challenge" | "accept-challenge", text: string, done: string) => (
    <button type="button" class="primary" onClick={() => void act({ type, ...pair }, done)}>
      {text}
    </button>
  );
  switch (game.status) {
    case "pendingConfirmation":
      return isWhite ? (
        <p class="cluster no-print">{answer("confirm-challenge", t.confirm, t.confirmed)}</p>
      ) : null;
    case "pendingAcceptance":
      return isWhite ? null : (
        <p class="cluster no-print">
          {answer("accept-challenge", t.accept, t.accepted)}
          {ask("refuse", t.refuse)}
        </p>
      );
    case "running":
      return (
        <p class="cluster no-print">
          {ask("report", t.report)}
          {ask("record", t.sendRecord)}
        </p>
      );
    case "provisional":
      return (
        <p class="cluster no-print">
          {game.reportedBy !== model.entry && ask("object", t.object)}
          {ask("record", t.sendRecord)}
        </p>
      );
    default:
      return <p class="cluster no-print">{ask("record", t.sendRecord)}</p>;
  }
};
