import { creditOf, type Line, type Scorecard } from "../../base/scorecard.ts";
import { adjustmentAfter } from "../../ranking/abnormal-points.ts";
import { pointsOf } from "../../ranking/point-system.ts";
import { type NumberedField, numberedField } from "../fide-dutch/pairing-numbers.ts";
import type { Colour } from "../fide-dutch/tournament.ts";
import type { RoundInput } from "../system.ts";
import type { TeamPreferences, TeamSwissTournament } from "./tournament.ts";

/** The competition in terms of the rules for teams, and the mapping from pairing numbers. */
export interface TeamField extends Omit<NumberedField, "tournament"> {
  readonly tournament: TeamSwissTournament;
}

/** The relevant options of the system. */
interface TeamFieldOptions {
  readonly initialColour: Colour;
  readonly isAccelerated: boolean;
  readonly preferences: TeamPreferences;
  readonly secondaryForColours: boolean;
}

/**
 * Numbers all teams by their starting numbers and translates their cards: those of the input have
 * the primary score, `input.secondary` the other one. O(n · rounds + n log n).
 */
export const teamFieldFor = (input: RoundInput, options: TeamFieldOptions): TeamField => {
  const { initialColour, isAccelerated, preferences, secondaryForColours } = options;
  const { tournament, ...field } = numberedField(input, { initialColour, isAccelerated });
  const cards = new Map(input.cards.map((card) => [card.entry, card]));
  const others = new Map((input.secondary?.cards ?? []).map((card) => [card.entry, card]));
  const { round, rounds, players, forbidden } = tournament;
  return {
    ...field,
    tournament: {
      round,
      rounds,
      preferences,
      secondaryForColours: secondaryForColours && input.secondary !== undefined,
      initialColour,
      forbidden,
      teams: players.map(({ number, available, history, addedPoints }) => {
        const entry = field.entryOf(number);
        const [card, other] = [cards.get(entry), others.get(entry)];
        return {
          number,
          available,
          addedPoints,
          virtualPoints: (addedPoints[round - 1] ?? 0) - givenBefore(card, round),
          addedSecondaryPoints: givenBefore(other, round),
          history: history.map((record, index) => {
            if (record === null) return null;
            const { opponent, played, colour, points } = record;
            const barsBye = barsFurtherBye(card?.lines[index]);
            const secondaryPoints = secondaryIn(input, other, index);
            return { opponent, played, colour, points, secondaryPoints, barsBye };
          }),
        };
      }),
    },
  };
};

/** Penalties and bonuses before a round; scores are all 0 when the first is paired. */
const givenBefore = (card: Scorecard | undefined, round: number): number =>
  card === undefined || round === 1 ? 0 : adjustmentAfter(card, round - 1);

/** [C2]: the bye, a match won by forfeit, a full-point bye. */
const barsFurtherBye = (line: Line | undefined): boolean =>
  line?.kind === "unplayed" && (line.reason === "bye" || creditOf(line) === "win");

const secondaryIn = (
  { secondary, basedOn }: RoundInput,
  card: Scorecard | undefined,
  index: number,
): number => {
  const line = card?.lines[index];
  if (line === undefined || secondary === undefined || line.round > basedOn) return 0;
  return pointsOf(line, secondary.points);
};
