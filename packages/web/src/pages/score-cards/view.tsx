import type { VNode } from "preact";
import { formatHalves, formatSigned } from "../../language/numbers.ts";
import { texts } from "../../language/texts.ts";
import { unplayedLabel } from "../../messages/labels.ts";
import type { PageFrame } from "../../page.ts";
import { PrintHint } from "../../parts/print-hint.tsx";
import { StartMark } from "../../parts/start-mark.tsx";
import { namesFrom } from "../entry-names.ts";
import type { PlayerRound } from "../player/model.ts";
import type { ScoreCard, ScoreCardsModel } from "./model.ts";

/** Texts of score cards. */
export const scoreCardTexts = texts({
  de: {
    title: "Laufzettel",
    nobody: "Noch ist niemand gemeldet, also gibt es auch keine Laufzettel.",
    number: "Nr.",
    round: "Rd.",
    board: "Brett",
    opponent: "Gegen",
    own: "Eigene",
    theirs: "Gegner",
    spread: "Diff.",
    wins: "Siege",
    total: "Gesamt",
    initials: "Kürzel",
  },
  en: {
    title: "Score cards",
    nobody: "Nobody has entered yet, so there are no score cards.",
    number: "No.",
    round: "Rd",
    board: "Board",
    opponent: "Opponent",
    own: "Own",
    theirs: "Opp.",
    spread: "Spread",
    wins: "Wins",
    total: "Total",
    initials: "Initials",
  },
});

interface Props {
  readonly model: ScoreCardsModel;
  readonly page: PageFrame;
}

/** Two cards on a sheet of A4 as long as they fit; long events fill a sheet each. */
export const ScoreCardsView = ({ model, page }: Props): VNode => {
  const t = scoreCardTexts[page.language];
  return (
    <>
      <h1 class="no-print">{t.title}</h1>
      <PrintHint language={page.language} />
      {model.cards.length === 0 && <p class="empty">{t.nobody}</p>}
      <div class="score-cards">
        {model.cards.map((card) => (
          <CardView key={card.entry} card={card} model={model} page={page} />
        ))}
      </div>
    </>
  );
};

const CardView = ({ card, model, page }: Props & { readonly card: ScoreCard }): VNode => {
  const t = scoreCardTexts[page.language];
  return (
    <section class="score-card" aria-label={card.name}>
      <header>
        <strong class="score-card-name">{card.name}</strong>
        <span>{card.club}</span>
        <span class="score-card-event">
          {model.name} · {t.number} {card.entry}
        </span>
      </header>
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
            <CardRow key={index} number={index + 1} round={round} model={model} page={page} />
          ))}
        </tbody>
      </table>
    </section>
  );
};

const CardRow = ({
  number,
  round,
  model,
  page,
}: Props & { readonly number: number; readonly round: PlayerRound | null }): VNode => {
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
        {line?.kind === "unplayed" && formatSigned(line.spread)}
      </td>
      <td>{counted && formatHalves(round.wins)}</td>
      <td>{counted && formatSigned(round.spread)}</td>
      <td />
    </tr>
  );
};
