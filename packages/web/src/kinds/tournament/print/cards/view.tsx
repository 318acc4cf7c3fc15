import { formatHalves, formatSigned, sideWords, unplayedLabel } from "@losfee/contract";
import { printNames, scoreCardTexts } from "@losfee/messages/print";
import type { VNode } from "preact";
import { sizeOfRows } from "../../../../parts/print/fit.tsx";
import { cutSheets } from "../../../../parts/print/paging.ts";
import { CutSheet, SheetHead, Sheets } from "../../../../parts/print/sheet.tsx";
import { UnconfirmedMark } from "../../../../parts/unconfirmed-mark.tsx";
import { type PageProps, termsOf } from "../../../../shell/page.ts";
import { usePage, useTexts } from "../../../../shell/page-context.ts";
import { Side } from "../parts.tsx";
import { type CardProps, CardTable, isCounted, isReported, opponentsOf } from "./card-table.tsx";
import type { ScoreCardsModel } from "./page.ts";
import { PointsTable } from "./points-table.tsx";

/** Up to this number of rounds two cards share a sheet. */
const ROUNDS_OF_TWO = 25;
/** Room for the lines of half a sheet of the lower paper, and of a whole one, in millimetres. */
const ROOM = { half: 90, whole: 225 } as const;

/** Cards of all players, two on a sheet, cut and sorted at once. */
export const ScoreCardsView = ({ model }: PageProps<ScoreCardsModel>): VNode => {
  const t = useTexts(scoreCardTexts);
  const rounds = Math.max(1, ...model.cards.map(({ lines }) => lines.length));
  const places = rounds <= ROUNDS_OF_TWO ? 2 : 1;
  const size = sizeOfRows((places === 2 ? ROOM.half : ROOM.whole) / rounds, 11);
  return (
    <Sheets title={useTexts(printNames).cards} paper={model.paper}>
      {model.cards.length === 0 && <p class="empty">{t.nobody}</p>}
      {model.cards.length > 0 &&
        cutSheets(model.cards, places).map((cards, sheet) => (
          <CutSheet key={sheet} kind={`of-${places}`}>
            {cards.map((card, place) =>
              card === null ? (
                <section key={place} class="half" />
              ) : (
                <CardView key={place} card={card} model={model} size={size} />
              ),
            )}
          </CutSheet>
        ))}
    </Sheets>
  );
};

const CardView = ({ card, model, size }: CardProps): VNode => {
  const page = usePage();
  const t = scoreCardTexts[page.language];
  const terms = termsOf(page);
  const facts = [
    card.club,
    card.rating === null || card.rating === 0 ? "" : String(card.rating),
    card.nation,
  ];
  const countsPoints = terms.tally === "points";
  const Table = countsPoints ? PointsTable : ScoresTable;
  return (
    <section class="half" aria-label={card.name}>
      <SheetHead
        stub={{ label: t.number, text: String(card.known) }}
        title={`${card.title} ${card.name}`.trim()}
        lead={facts.filter((fact) => fact !== "").join(" · ")}
      />
      <Table card={card} model={model} size={size} />
      {!countsPoints && (
        <p class="slip-note">
          <Side of="first" /> {sideWords(terms, page.language).goesFirst} · {t.foot}
        </p>
      )}
    </section>
  );
};

/** Rounds with both scores, spread and wins. */
const ScoresTable = ({ card, model, size }: CardProps): VNode => {
  const { language } = usePage();
  const t = scoreCardTexts[language];
  const opponent = opponentsOf(model, size, false);
  return (
    <CardTable
      card={card}
      size={size}
      columns={[
        {
          heading: t.opponent,
          class: "card-opponent",
          cell: ({ round }) => {
            const line = round?.line;
            if (line === undefined) return null;
            const isFirst = line.kind !== "unplayed" && line.start === "first";
            return (
              <>
                {isFirst && <Side of="first" />}
                {line.kind === "unplayed" && `${unplayedLabel(line.reason, language)} `}
                {line.opponent !== null && opponent(line.opponent)}
              </>
            );
          },
        },
        {
          heading: t.own,
          cell: ({ round }) => (
            <>
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
