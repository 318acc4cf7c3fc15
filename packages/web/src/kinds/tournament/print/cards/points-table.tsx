import { formatHalves, formatPoints, sideWords, unplayedLabel } from "@losfee/contract";
import { scoreCardTexts } from "@losfee/messages/print";
import type { VNode } from "preact";
import { UnconfirmedMark } from "../../../../parts/unconfirmed-mark.tsx";
import { termsOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { Side } from "../parts.tsx";
import { type CardProps, CardTable, isCounted, isReported, opponentsOf } from "./card-table.tsx";

/** Rounds with colour, result and points so far, for both players to sign. */
export const PointsTable = ({ card, model, size }: CardProps): VNode => {
  const page = usePage();
  const t = scoreCardTexts[page.language];
  const terms = termsOf(page);
  const words = sideWords(terms, page.language);
  const opponent = opponentsOf(model, size, terms.entrants === "teams");
  return (
    <CardTable
      card={card}
      size={size}
      columns={[
        {
          heading: terms.sides === "colours" ? t.colour : words.why,
          class: "card-short",
          cell: ({ round }) => {
            const start = round?.line.kind === "unplayed" ? "unknown" : round?.line.start;
            if (start === undefined || start === "unknown") return null;
            if (terms.sides !== "home") return <Side of={start} />;
            return start === "first" ? words.first : words.second;
          },
        },
        {
          heading: t.opponent,
          class: "card-opponent",
          cell: ({ round }) => (
            <>
              {round?.line.kind === "unplayed" &&
                `${unplayedLabel(round.line.reason, page.language)} `}
              {round?.line.opponent != null && opponent(round.line.opponent)}
            </>
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
        { heading: t.signature, class: "card-wide", cell: () => null },
      ]}
    />
  );
};
