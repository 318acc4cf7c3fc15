import { formatHalves, formatSigned, unplayedLabel } from "@losfee/contract";
import { scoreCardTexts } from "@losfee/messages/tournament-public-score-cards";
import type { VNode } from "preact";
import { StartMark } from "../../../../parts/start-mark.tsx";
import { UnconfirmedMark } from "../../../../parts/unconfirmed-mark.tsx";
import { namesFrom } from "../entry-names.ts";
import type { PlayerRound } from "../player/rounds.ts";
import { type CardProps, CardTable, isCounted, isReported } from "./card-table.tsx";

/** Rounds with both scores, spread and wins. */
export const ScoresTable = ({ card, model, page }: CardProps): VNode => {
  const t = scoreCardTexts[page.language];
  const name = namesFrom(model.names);
  return (
    <CardTable
      card={card}
      page={page}
      columns={[
        {
          heading: t.opponent,
          class: "opponent",
          cell: ({ round }) => {
            const line = round?.line;
            if (line === undefined) return null;
            const unplayed = line.kind === "unplayed" && unplayedLabel(line.reason, page.language);
            const opponent = line.opponent !== null && name(line.opponent);
            return [unplayed, opponent].filter((text) => text !== false).join(" ");
          },
        },
        {
          heading: t.own,
          class: "own",
          cell: ({ round }) => (
            <>
              {isFirst(round) && <StartMark page={page} />}
              {round?.line.kind === "played" && formatHalves(round.line.own)}
              <UnconfirmedMark of={isReported(round)} language={page.language} />
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
