import { formatHalves, formatSigned, unplayedLabel } from "@losfee/contract";
import { scoreCardTexts } from "@losfee/messages/tournament-public-score-cards";
import type { VNode } from "preact";
import { PlayerFacts, TitledName } from "../../../../parts/player-name.tsx";
import { StartMark } from "../../../../parts/start-mark.tsx";
import { UnconfirmedMark } from "../../../../parts/unconfirmed-mark.tsx";
import { type PageProps, termsOf } from "../../../../shell/page.ts";
import { useLanguage, usePage, useTexts } from "../../../../shell/page-context.ts";
import { namesFrom } from "../../parts/entry-names.ts";
import type { PlayerRound } from "../../parts/player/rounds.ts";
import { PrintedPage } from "../printed-page.tsx";
import { type CardProps, CardTable, isCounted, isReported } from "./card-table.tsx";
import type { ScoreCard, ScoreCardsModel } from "./page.ts";
import { PointsTable } from "./points-table.tsx";

/** Two cards on a sheet of A4 if they fit; long events fill a sheet each. */
export const ScoreCardsView = ({ model }: PageProps<ScoreCardsModel>): VNode => {
  const t = useTexts(scoreCardTexts);
  return (
    <PrintedPage class="score-cards" title={t.title}>
      {model.cards.length === 0 && <p class="empty">{t.nobody}</p>}
      {model.cards.map((card) => (
        <CardView key={card.entry} card={card} model={model} />
      ))}
    </PrintedPage>
  );
};

const CardView = ({
  card,
  model,
}: PageProps<ScoreCardsModel> & { readonly card: ScoreCard }): VNode => {
  const page = usePage();
  const t = scoreCardTexts[page.language];
  const Table = termsOf(page).tally === "points" ? PointsTable : ScoresTable;
  return (
    <section class="score-card" aria-label={card.name}>
      <header>
        <strong class="score-card-name">
          <TitledName player={card} />
        </strong>
        <span>{card.club}</span>
        <PlayerFacts player={{ ...card, number: null }} />
        <span class="score-card-event">
          {t.number} {card.known} · {model.name}
        </span>
      </header>
      <Table card={card} model={model} />
    </section>
  );
};

/** Rounds with both scores, spread and wins. */
const ScoresTable = ({ card, model }: CardProps): VNode => {
  const language = useLanguage();
  const t = scoreCardTexts[language];
  const name = namesFrom(model.names);
  return (
    <CardTable
      card={card}
      columns={[
        {
          heading: t.opponent,
          class: "opponent",
          cell: ({ round }) => {
            const line = round?.line;
            if (line === undefined) return null;
            const unplayed = line.kind === "unplayed" && unplayedLabel(line.reason, language);
            const opponent = line.opponent !== null && name(line.opponent);
            return [unplayed, opponent].filter((text) => text !== false).join(" ");
          },
        },
        {
          heading: t.own,
          class: "own",
          cell: ({ round }) => (
            <>
              {isFirst(round) && <StartMark />}
              {round?.line.kind === "played" && formatHalves(round.line.own)}
              <UnconfirmedMark of={isReported(round)} />
            </>
          ),
        },
        {
          heading: t.theirs,
          cell: ({ round }) => round?.line.kind === "played" && formatHalves(round.line.theirs),
        },
        {
          heading: t.spread,
          cell: ({ round }) => (
            <>
              {round?.line.kind === "played" && formatSigned(round.line.own - round.line.theirs)}
              {round?.worth}
            </>
          ),
        },
        {
          heading: t.wins,
          cell: ({ round }) => isCounted(round) && formatHalves(round.tally.wins),
        },
        {
          heading: t.total,
          cell: ({ round }) => isCounted(round) && formatSigned(round.tally.spread),
        },
        { heading: t.initials, cell: () => null },
      ]}
    />
  );
};

const isFirst = (round: PlayerRound | null): boolean =>
  round !== null && round.line.kind !== "unplayed" && round.line.start === "first";
