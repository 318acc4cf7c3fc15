import { type Fraction, fraction, times } from "../base/fraction.ts";
import type { KeizerList } from "./lists.ts";
import type { KeizerId, KeizerSeason } from "./season.ts";
import { partsIn } from "./weights.ts";

/** One line of a score's sum: amount = share · value. */
export interface KeizerTerm {
  /** 0 for the own value, which counts once. */
  readonly round: number;
  /** The opponent; null for a round without a game. */
  readonly opponent: KeizerId | null;
  /** The reason for a round without a game. */
  readonly reason: string | null;
  readonly share: Fraction;
  /** The opponent's value, or the own one. */
  readonly value: Fraction;
  readonly amount: Fraction;
  /** True if the reason counted as often as its limit allows: the round gives nothing. */
  readonly isBeyondLimit: boolean;
}

/** Opens a player's score in a list after all rounds into its sum, round by round. */
export const keizerTerms = (
  season: KeizerSeason,
  list: KeizerList,
  player: KeizerId,
): readonly KeizerTerm[] => {
  const { settings, players, rounds } = season;
  const valueFor = new Map(list.lines.map(({ id, value }) => [id, value]));
  const idOf = (index: number): KeizerId => players[index]?.id as KeizerId;
  const termOf = (
    round: number,
    whose: KeizerId,
    share: Fraction,
    reason: string | null,
  ): KeizerTerm => {
    const value = valueFor.get(whose) ?? fraction(0);
    return {
      round,
      opponent: whose === player ? null : whose,
      reason,
      share,
      value,
      amount: times(share, value),
      isBeyondLimit: reason !== null && share.n === 0 && settings.shares.get(reason)?.n !== 0,
    };
  };
  const partsOfRound = partsIn(season);
  const ofRounds = rounds.flatMap((round, index) =>
    partsOfRound(round)
      .filter((part) => idOf(part.player) === player)
      .map((part) => {
        const reason = part.whose === part.player ? (round.without.get(player) ?? null) : null;
        return termOf(index + 1, idOf(part.whose), part.share, reason);
      }),
  );
  return settings.ownValueCounts ? [termOf(0, player, fraction(1), null), ...ofRounds] : ofRounds;
};
