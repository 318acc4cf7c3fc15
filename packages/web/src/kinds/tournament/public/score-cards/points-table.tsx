import { formatHalves, formatPoints, sideWords, unplayedLabel } from "@losfee/contract";
import type { Line } from "@losfee/core";
import type { VNode } from "preact";
import { PlayerFacts, TitledName } from "../../../../parts/player-name.tsx";
import { type PageFrame, termsOf } from "../../../../shell/page.ts";
import type { PlayerRound } from "../player/model.ts";
import type { ScoreCard, ScoreCardsModel } from "./model.ts";
import { scoreCardTexts } from "./texts.ts";

interface Props {
  readonly card: ScoreCard;
  readonly model: ScoreCardsModel;
  readonly page: PageFrame;
}

/** Rounds with colour, result and points so far; both players sign. */
export const PointsTable = ({ card, model, page }: Props): VNode => {
  const t = scoreCardTexts[page.language];
  return (
    <table aria-label={card.name} class="points">
      <thead>
        <tr>
          <th scope="col">{t.round}</th>
          <th scope="col">{t.board}</th>
          <th scope="col" class="colour">
            {t.colour}
          </th>
          <th scope="col" class="opponent">
            {t.opponent}
          </th>
          <th scope="col">{t.result}</th>
          <th scope="col">{t.points}</th>
          <th scope="col" class="signature">
            {t.signature}
          </th>
        </tr>
      </thead>
      <tbody>
        {card.rounds.map((round, index) => (
          <Row key={index} number={index + 1} round={round} model={model} page={page} />
        ))}
      </tbody>
    </table>
  );
};

const Row = ({
  number,
  round,
  model,
  page,
}: Omit<Props, "card"> & {
  readonly number: number;
  readonly round: PlayerRound | null;
}): VNode => {
  const line = round?.line;
  const counted = round !== null && line?.kind !== "pending";
  return (
    <tr>
      <th scope="row">{number}</th>
      <td>{round?.board ?? ""}</td>
      <td class="colour">{line === undefined ? "" : colourOf(line, page)}</td>
      <td class="opponent">
        {line?.kind === "unplayed" && `${unplayedLabel(line.reason, page.language)} `}
        {line !== undefined && line.opponent !== null && (
          <Opponent entry={line.opponent} model={model} page={page} />
        )}
      </td>
      <td>
        {line?.kind === "played" && formatHalves(line.own)}
        {round?.worth}
      </td>
      <td>{counted && formatPoints(round.tally.points, page.language)}</td>
      <td />
    </tr>
  );
};

const Opponent = ({
  entry,
  model,
  page,
}: Omit<Props, "card"> & { readonly entry: number }): VNode | null => {
  const player = model.players[entry];
  if (player === undefined) return null;
  return (
    <>
      <TitledName player={player} /> <PlayerFacts player={player} page={page} />
    </>
  );
};

const colourOf = (line: Line, page: PageFrame): string => {
  if (line.kind === "unplayed" || line.start === "unknown") return "";
  const { first, second } = sideWords(termsOf(page), page.language);
  return line.start === "first" ? first : second;
};
