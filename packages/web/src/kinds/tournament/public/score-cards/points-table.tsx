import { formatHalves, formatPoints, sideWords, unplayedLabel } from "@losfee/contract";
import type { EntryId, Line } from "@losfee/core";
import { scoreCardTexts } from "@losfee/messages/tournament-public-score-cards";
import type { VNode } from "preact";
import { PlayerFacts, TitledName } from "../../../../parts/player-name.tsx";
import { UnconfirmedMark } from "../../../../parts/unconfirmed-mark.tsx";
import { type PageFrame, termsOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { type CardProps, CardTable, isCounted, isReported } from "./card-table.tsx";

/** Rounds with colour, result and points so far, for both players to sign. */
export const PointsTable = ({ card, model }: CardProps): VNode => {
  const page = usePage();
  const t = scoreCardTexts[page.language];
  const terms = termsOf(page);
  const side = terms.sides === "colours" ? t.colour : sideWords(terms, page.language).why;
  return (
    <CardTable
      card={card}
      columns={[
        { heading: side, cell: ({ round }) => round && colourOf(round.line, page) },
        {
          heading: t.opponent,
          class: "opponent",
          cell: ({ round }) => (
            <div class="card-opponent">
              {round?.line.kind === "unplayed" && (
                <span>{unplayedLabel(round.line.reason, page.language)}</span>
              )}
              <Opponent entry={round?.line.opponent ?? null} model={model} />
            </div>
          ),
        },
        {
          heading: t.result,
          cell: ({ round }) => (
            <>
              {round?.line.kind === "played" && formatHalves(round.line.own)}
              <UnconfirmedMark of={isReported(round)} />
              {round?.worth}
            </>
          ),
        },
        {
          heading: t.points,
          cell: ({ round }) => isCounted(round) && formatPoints(round.tally.points, page.language),
        },
        { heading: t.signature, cell: () => null },
      ]}
    />
  );
};

const Opponent = ({
  entry,
  model,
}: Omit<CardProps, "card"> & { readonly entry: EntryId | null }): VNode | null => {
  const player = entry === null ? undefined : model.players[entry];
  if (player === undefined) return null;
  return (
    <>
      <TitledName player={player} /> <PlayerFacts player={player} />
    </>
  );
};

const colourOf = (line: Line, page: PageFrame): string => {
  if (line.kind === "unplayed" || line.start === "unknown") return "";
  const { first, second } = sideWords(termsOf(page), page.language);
  return line.start === "first" ? first : second;
};
