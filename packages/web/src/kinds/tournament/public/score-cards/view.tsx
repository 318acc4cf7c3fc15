import { scoreCardTexts } from "@losfee/messages/tournament-public-score-cards";
import type { VNode } from "preact";
import { PlayerFacts, TitledName } from "../../../../parts/player-name.tsx";
import { type PageProps, termsOf } from "../../../../shell/page.ts";
import { PrintedPage } from "../printed-page.tsx";
import type { ScoreCard, ScoreCardsModel } from "./model.ts";
import { PointsTable } from "./points-table.tsx";
import { ScoresTable } from "./scores-table.tsx";

/** Two cards on a sheet of A4 if they fit; long events fill a sheet each. */
export const ScoreCardsView = ({ model, page }: PageProps<ScoreCardsModel>): VNode => {
  const t = scoreCardTexts[page.language];
  return (
    <PrintedPage class="score-cards" title={t.title} language={page.language}>
      {model.cards.length === 0 && <p class="empty">{t.nobody}</p>}
      {model.cards.map((card) => (
        <CardView key={card.entry} card={card} model={model} page={page} />
      ))}
    </PrintedPage>
  );
};

const CardView = ({
  card,
  model,
  page,
}: PageProps<ScoreCardsModel> & { readonly card: ScoreCard }): VNode => {
  const t = scoreCardTexts[page.language];
  const Table = termsOf(page).tally === "points" ? PointsTable : ScoresTable;
  return (
    <section class="score-card" aria-label={card.name}>
      <header>
        <strong class="score-card-name">
          <TitledName player={card} />
        </strong>
        <span>{card.club}</span>
        <PlayerFacts player={{ ...card, number: null }} page={page} />
        <span class="score-card-event">
          {t.number} {card.known} · {model.name}
        </span>
      </header>
      <Table card={card} model={model} page={page} />
    </section>
  );
};
