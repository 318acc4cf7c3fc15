import type { VNode } from "preact";
import { PlayerFacts, TitledName } from "../../../../parts/player-name.tsx";
import { PrintHint } from "../../../../parts/print-hint.tsx";
import { type PageProps, termsOf } from "../../../../shell/page.ts";
import type { ScoreCard, ScoreCardsModel } from "./model.ts";
import { PointsTable } from "./points-table.tsx";
import { ScoresTable } from "./scores-table.tsx";
import { scoreCardTexts } from "./texts.ts";

/** Two cards on a sheet of A4 as long as they fit; long events fill a sheet each. */
export const ScoreCardsView = ({ model, page }: PageProps<ScoreCardsModel>): VNode => {
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
