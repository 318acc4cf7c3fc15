import type { Column } from "../../../../parts/column-table.tsx";
import type { PageFrame } from "../../../../shell/page.ts";
import type { PlayerRound } from "../player/rounds.ts";
import type { ScoreCard, ScoreCardsModel } from "./model.ts";
import { scoreCardTexts } from "./texts.ts";

/** A card and what is written on it. */
export interface CardProps {
  readonly card: ScoreCard;
  readonly model: ScoreCardsModel;
  readonly page: PageFrame;
}

/** A line of a card; null where nothing is known of the round yet. */
export interface CardLine {
  readonly number: number;
  readonly round: PlayerRound | null;
}

/** A line for each round that everybody plays. */
export const linesOf = ({ rounds }: ScoreCard): readonly CardLine[] =>
  rounds.map((round, index) => ({ number: index + 1, round }));

/** Whether totals after the round are known. */
export const isCounted = (round: PlayerRound | null): round is PlayerRound =>
  round !== null && round.line.kind !== "pending";

/** Which round, and at which board it is played. */
export const boardColumns = ({ language }: PageFrame): readonly Column<CardLine>[] => [
  { heading: scoreCardTexts[language].round, isRowHeading: true, cell: ({ number }) => number },
  { heading: scoreCardTexts[language].board, cell: ({ round }) => round?.board },
];
