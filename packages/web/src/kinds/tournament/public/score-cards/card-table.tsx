import { entrantWords } from "@losfee/contract";
import { scoreCardTexts } from "@losfee/messages/tournament-public-score-cards";
import type { VNode } from "preact";
import { type Column, ColumnTable } from "../../../../parts/column-table.tsx";
import { termsOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import type { PlayerRound } from "../../parts/player/rounds.ts";
import type { CardLine, ScoreCard, ScoreCardsModel } from "./page.ts";

/** A card and its context. */
export interface CardProps {
  readonly card: ScoreCard;
  readonly model: ScoreCardsModel;
}

/** A line for each round of the player: round, board, and further columns. */
export const CardTable = ({
  card: { name, lines },
  columns,
}: Omit<CardProps, "model"> & { readonly columns: readonly Column<CardLine>[] }): VNode => {
  const page = usePage();
  return (
    <ColumnTable
      caption={name}
      lines={lines}
      columns={[
        {
          heading: scoreCardTexts[page.language].round,
          isRowHeading: true,
          cell: ({ number }) => number,
        },
        {
          heading: entrantWords(termsOf(page), page.language).contest,
          cell: ({ round }) => round?.board,
        },
        ...columns,
      ]}
    />
  );
};

/** True if the result of the round is unconfirmed. */
export const isReported = (round: PlayerRound | null): boolean =>
  isCounted(round) && round.line.kind !== "pending" && round.line.reported === true;

/** True if totals after the round are known. */
export const isCounted = (round: PlayerRound | null): round is PlayerRound =>
  round !== null && round.line.kind !== "pending";
