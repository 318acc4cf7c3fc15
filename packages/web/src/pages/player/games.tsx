import type { VNode } from "preact";
import { formatHalves, formatSigned } from "../../language/numbers.ts";
import { unplayedLabel } from "../../messages/labels.ts";
import { isDecidedEvent, type PageFrame } from "../../page.ts";
import { Record, Signed } from "../../parts/numerals.tsx";
import { StartMark } from "../../parts/start-mark.tsx";
import { partTexts } from "../../parts/texts.ts";
import { pairingsPath, playerPath } from "../../paths.ts";
import { namesFrom } from "../entry-names.ts";
import type { PlayerModel, PlayerRound } from "./model.ts";
import { playerTexts } from "./texts.ts";

interface Props {
  readonly model: PlayerModel;
  readonly page: PageFrame;
}

/** Every round of a player with the running totals. */
export const PlayerGames = ({ model, page }: Props): VNode => {
  const t = playerTexts[page.language];
  const decided = isDecidedEvent(page);
  return (
    <table class="games wide">
      <caption class="visually-hidden">{t.captionGames}</caption>
      <thead>
        <tr>
          <th scope="col" class="number">
            <abbr title={t.round}>{t.roundShort}</abbr>
          </th>
          <th scope="col" class="number board">
            {t.board}
          </th>
          <th scope="col">{t.opponent}</th>
          <th scope="col" class="number">
            {t.result}
          </th>
          {!decided && (
            <th scope="col" class="number">
              {t.gameSpread}
            </th>
          )}
          <th scope="col" class="number">
            {t.total}
          </th>
          {!decided && (
            <th scope="col" class="number total-spread">
              {t.totalSpread}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {model.rounds.map((round) => (
          <GameRow key={round.line.round} round={round} model={model} page={page} />
        ))}
      </tbody>
    </table>
  );
};

const GameRow = ({
  round: { line, board, penalty, wins, losses, spread },
  model,
  page,
}: Props & { readonly round: PlayerRound }): VNode => {
  const t = playerTexts[page.language];
  const pending = line.kind === "pending";
  // Beside the player's own score: beside the opponent's name it would read as the opponent's.
  const starts = line.kind !== "unplayed" && line.start === "first";
  const decided = isDecidedEvent(page);
  return (
    <tr class={pending ? "pending" : undefined}>
      <th scope="row" class="number">
        <a href={pairingsPath(model.competition, line.round)}>{line.round}</a>
      </th>
      <td class="number board">{board ?? "–"}</td>
      <td>
        <Opponent line={line} model={model} page={page} />
        {penalty > 0 && <span class="tag">{t.penalty(penalty)}</span>}
      </td>
      <td class="number">
        {starts && <StartMark page={page} />}
        {line.kind === "played" && `${formatHalves(line.own)} : ${formatHalves(line.theirs)}`}
        {pending && partTexts[page.language].pending}
      </td>
      {!decided && (
        <td class="number">
          {line.kind === "played" && formatSigned(line.own - line.theirs)}
          {line.kind === "unplayed" && formatSigned(line.spread)}
        </td>
      )}
      <td class="number">{!pending && <Record wins={wins} losses={losses} />}</td>
      {!decided && <td class="number total-spread">{!pending && <Signed value={spread} />}</td>}
    </tr>
  );
};

const Opponent = ({ line, model, page }: Props & { readonly line: PlayerRound["line"] }): VNode => (
  <>
    {line.kind === "unplayed" && `${unplayedLabel(line.reason, page.language)} `}
    {line.opponent !== null && (
      <a class="player-link" href={playerPath(model.competition, line.opponent)}>
        {namesFrom(model.names)(line.opponent)}
      </a>
    )}
  </>
);
