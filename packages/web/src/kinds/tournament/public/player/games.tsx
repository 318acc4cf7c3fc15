import { formatHalves, formatSigned, unplayedLabel } from "@losfee/contract";
import type { EntryId } from "@losfee/core";
import type { VNode } from "preact";
import { Balance, hasSpread, Signed } from "../../../../parts/numerals.tsx";
import { PlayerFacts, TitledName } from "../../../../parts/player-name.tsx";
import { StartMark } from "../../../../parts/start-mark.tsx";
import { partTexts } from "../../../../parts/texts.ts";
import type { PageFrame } from "../../../../shell/page.ts";
import { pairingsPath, playerPath } from "../../../../shell/paths.ts";
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
  const withSpread = hasSpread(page);
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
          {withSpread && (
            <th scope="col" class="number">
              {t.gameSpread}
            </th>
          )}
          <th scope="col" class="number">
            {t.total}
          </th>
          {withSpread && (
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
  round: { line, board, penalty, worth, tally },
  model,
  page,
}: Props & { readonly round: PlayerRound }): VNode => {
  const t = playerTexts[page.language];
  const pending = line.kind === "pending";
  // Beside the player's own score: beside the opponent's name it would read as the opponent's.
  const starts = line.kind !== "unplayed" && line.start === "first";
  const withSpread = hasSpread(page);
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
        {!withSpread && worth}
      </td>
      {withSpread && (
        <td class="number">
          {line.kind === "played" && formatSigned(line.own - line.theirs)}
          {worth}
        </td>
      )}
      <td class="number">{!pending && <Balance tally={tally} page={page} />}</td>
      {withSpread && (
        <td class="number total-spread">{!pending && <Signed value={tally.spread} />}</td>
      )}
    </tr>
  );
};

const Opponent = ({ line, model, page }: Props & { readonly line: PlayerRound["line"] }): VNode => (
  <>
    {line.kind === "unplayed" && `${unplayedLabel(line.reason, page.language)} `}
    {line.opponent !== null && <Met entry={line.opponent} model={model} page={page} />}
  </>
);

const Met = ({ entry, model, page }: Props & { readonly entry: EntryId }): VNode => {
  const player = model.players[entry];
  return (
    <>
      <a class="player-link" href={playerPath(model.competition, entry)}>
        {player === undefined ? namesFrom(model.names)(entry) : <TitledName player={player} />}
      </a>{" "}
      {player !== undefined && <PlayerFacts player={player} page={page} />}
    </>
  );
};
