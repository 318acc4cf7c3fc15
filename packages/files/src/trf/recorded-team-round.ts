import type { TrfColour } from "./codes.ts";
import type { RecordedPair, RecordedRound } from "./recorded-round.ts";
import type { TrfTeamCard } from "./team-card.ts";
import { teamCardsOf } from "./team-matches.ts";
import type { TrfTournament } from "./tournament.ts";

/** Returns a round's matches and bye, forfeits included, by team number. O(players · rounds). */
export const recordedTeamRoundOf = (trf: TrfTournament, round: number): RecordedRound => {
  const cards = teamCardsOf(trf);
  return {
    pairs: cards.flatMap((card) => pairOf(trf, card, round)),
    byes: cards
      .filter(({ rounds }) => rounds[round - 1]?.kind === "pairing-allocated-bye")
      .map(({ team }) => team),
  };
};

/** Returns the pair, from the card of White, or of the lower number without colours. */
const pairOf = (
  trf: TrfTournament,
  { team, rounds }: TrfTeamCard,
  round: number,
): readonly RecordedPair[] => {
  const each = rounds[round - 1];
  if (each === undefined || each.opponent === null) return [];
  const { opponent } = each;
  const colour = boardOneColour(trf, each.colour);
  if (colour === null) {
    return team < opponent ? [{ white: team, black: opponent, coloured: false }] : [];
  }
  return colour === "w" ? [{ white: team, black: opponent, coloured: true }] : [];
};

/** Returns a team's first board colour (C.04.6, 1.6.1); record 352 may begin with Black. */
export const boardOneColour = (
  { boardColours }: Pick<TrfTournament, "boardColours">,
  colour: TrfColour | null,
): TrfColour | null => {
  if (colour === null || boardColours[0] !== "b") return colour;
  return colour === "w" ? "b" : "w";
};
