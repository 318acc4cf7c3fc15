import { entrantWords } from "@losfee/contract";
import type { EntryId } from "@losfee/core";
import { scoreCardTexts } from "@losfee/messages/print";
import type { ComponentChildren, VNode } from "preact";
import { nameFitting } from "../../../../parts/names/fitted-name.ts";
import { Fit, POINT, sizeClass } from "../../../../parts/print/fit.tsx";
import { termsOf } from "../../../../shell/page.ts";
import { usePage } from "../../../../shell/page-context.ts";
import { namesFrom } from "../../parts/entry-names.ts";
import type { PlayerRound } from "../../parts/player/rounds.ts";
import type { CardLine, ScoreCard, ScoreCardsModel } from "./page.ts";

/** A card and its context. */
export interface CardProps {
  readonly card: ScoreCard;
  readonly model: ScoreCardsModel;
  /** Size of its lines in points. */
  readonly size: number;
}

/** A column of a card. */
export interface CardColumn {
  readonly heading: string;
  readonly class?: string;
  readonly cell: (line: CardLine) => ComponentChildren;
}

/** Room for the opponent's name in millimetres, after the mark of the start. */
const OPPONENT = 50;

/** Returns what shows opponents, whose names may be shortened even on paper. */
export const opponentsOf = (
  { names }: ScoreCardsModel,
  size: number,
  ofTeams: boolean,
): ((entry: EntryId) => VNode) => {
  const room = { width: OPPONENT, size: size * POINT, small: size * POINT * 0.87 };
  const fit = nameFitting(Object.values(names), room, ofTeams);
  return (entry) => <Fit text={fit(namesFrom(names)(entry)).text} mm={OPPONENT} most={size} />;
};

/** A line for each round of the player: round, board, and further columns. */
export const CardTable = ({
  card: { name, lines },
  columns,
  size,
}: Omit<CardProps, "model"> & { readonly columns: readonly CardColumn[] }): VNode => {
  const page = usePage();
  const own: readonly CardColumn[] = [
    {
      heading: entrantWords(termsOf(page), page.language).contest,
      class: "card-short",
      cell: ({ round }) => round?.board,
    },
    ...columns,
  ];
  return (
    <table class={`card-lines ${sizeClass(size)}`}>
      <caption class="visually-hidden">{name}</caption>
      <thead>
        <tr>
          <th scope="col" class="card-short">
            {scoreCardTexts[page.language].round}
          </th>
          {own.map(({ heading, class: className }) => (
            <th key={heading} scope="col" class={className}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.number}>
            <th scope="row">{line.number}</th>
            {own.map(({ heading, class: className, cell }) => (
              <td key={heading} class={className}>
                {cell(line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** True if the result of the round is unconfirmed. */
export const isReported = (round: PlayerRound | null): boolean =>
  isCounted(round) && round.line.kind !== "pending" && round.line.reported === true;

/** True if totals after the round are known. */
export const isCounted = (round: PlayerRound | null): round is PlayerRound =>
  round !== null && round.line.kind !== "pending";
