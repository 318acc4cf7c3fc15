import { formatHalves, formatSigned, unplayedLabel } from "@losfee/contract";
import type { VNode } from "preact";
import { StartMark } from "../../../../parts/start-mark.tsx";
import type { PageFrame } from "../../../../shell/page.ts";
import { namesFrom } from "../entry-names.ts";
import type { PlayerRound } from "../player/model.ts";
import type { ScoreCard, ScoreCardsModel } from "./model.ts";
import { scoreCardTexts } from "./texts.ts";

interface Props {
  readonly card: ScoreCard;
  readonly model: ScoreCardsModel;
  readonly page: PageFrame;
}

/** Rounds with both scores, spread and wins. */
export const ScoresTable = ({ card, model, page }: Props): VNode => {
  const t = scoreCardTexts[page.language];
  return (
    <table aria-label={card.name}>
      <thead>
        <tr>
          <th scope="col">{t.round}</th>
          <th scope="col">{t.board}</th>
          <th scope="col" class="opponent">
            {t.opponent}
          </th>
          <th scope="col">{t.own}</th>
          <th scope="col">{t.theirs}</th>
          <th scope="col">{t.spread}</th>
          <th scope="col">{t.wins}</th>
          <th scope="col">{t.total}</th>
          <th scope="col">{t.initials}</th>
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
  const played = line?.kind === "played" ? line : null;
  const starts = line !== undefined && line.kind !== "unplayed" && line.start === "first";
  const counted = round !== null && line?.kind !== "pending";
  return (
    <tr>
      <th scope="row">{number}</th>
      <td>{round?.board ?? ""}</td>
      <td class="opponent">
        {line?.kind === "unplayed" && unplayedLabel(line.reason, page.language)}
        {line?.opponent
          ? `${line.kind === "unplayed" ? " " : ""}${namesFrom(model.names)(line.opponent)}`
          : ""}
      </td>
      <td class="own">
        {starts && <StartMark page={page} />}
        {played === null ? "" : formatHalves(played.own)}
      </td>
      <td>{played === null ? "" : formatHalves(played.theirs)}</td>
      <td>
        {played !== null && formatSigned(played.own - played.theirs)}
        {round?.worth}
      </td>
      <td>{counted && formatHalves(round.tally.wins)}</td>
      <td>{counted && formatSigned(round.tally.spread)}</td>
      <td />
    </tr>
  );
};
