/** An opponent of a player who may make a norm. */
export interface NormOpponent {
  /** Null: unrated. */
  readonly rating: number | null;
  /** As FIDE writes it; null: none. */
  readonly title: string | null;
  /** Three letters; `FID` for players without a federation; null: of no federation of FIDE. */
  readonly federation: string | null;
  /** True for an unrated player of a round robin who scored nothing against rated ones (1.4.2b). */
  readonly scoredNothing?: boolean;
}

/** A round of the player. */
export type NormRound =
  /** `halves`: the score in half points. */
  | { readonly kind: "played"; readonly opponent: NormOpponent; readonly halves: 0 | 1 | 2 }
  /** Won by forfeit, or the pairing-allocated bye: the one game that may be missing (1.4.1c). */
  | { readonly kind: "forfeit-win" | "bye" }
  /** Lost by forfeit, absent, adjudicated, not played over the board. */
  | { readonly kind: "not-counted" }
  /** Still to come; null: the opponent is not known. */
  | { readonly kind: "to-come"; readonly opponent: NormOpponent | null };

/** The event of a norm. */
export interface NormEvent {
  readonly pairing: "swiss" | "knockout" | "round-robin" | "double-round-robin";
  /** Decides how many games are needed (1.4.1a, b). */
  readonly kind: "ordinary" | "team-championship" | "world-cup";
  /** Scheduled rounds. */
  readonly rounds: number;
  /** True where foreign opponents are not required (1.4.3a–d, which also waive 1.4.4). */
  readonly foreignersWaived: boolean;
}

/** The player who may make a norm. */
export interface NormCandidate {
  readonly federation: string;
}

/** A game that counts. */
export interface CountedGame {
  /** Round, from 1. */
  readonly round: number;
  readonly opponent: NormOpponent;
  readonly halves: number;
}

/** FIDE's code for players without a federation: neither foreign nor of any federation. */
export const NO_FEDERATION = "FID";

/** Returns the games that count for a norm at all, in their order (1.4.2). */
export const countedGames = (
  { pairing }: NormEvent,
  rounds: readonly NormRound[],
): readonly CountedGame[] => {
  const isRoundRobin = pairing === "round-robin" || pairing === "double-round-robin";
  return rounds.flatMap((one, index) => {
    if (one.kind !== "played") return [];
    const { opponent, halves } = one;
    if (opponent.federation === null) return [];
    if (isRoundRobin && opponent.rating === null && opponent.scoredNothing === true) return [];
    return [{ round: index + 1, opponent, halves }];
  });
};

/** Returns how many games a norm needs, and whether one of nine may be missing (1.4.1a–c). */
export const gamesNeeded = (
  { kind, rounds: scheduled }: NormEvent,
  rounds: readonly NormRound[],
): { readonly games: number; readonly oneMissing: boolean } => {
  if (kind === "team-championship" && scheduled >= 7 && scheduled <= 9)
    return { games: 7, oneMissing: false };
  if (kind === "world-cup") return { games: 8, oneMissing: false };
  const missing = rounds.some((one) => one.kind === "forfeit-win" || one.kind === "bye");
  return scheduled === 9 && missing
    ? { games: 8, oneMissing: true }
    : { games: 9, oneMissing: false };
};

/** A participant, for the exemption of international Swiss events. */
export interface NormParticipant extends NormOpponent {
  /** Missed rounds, without pairing-allocated byes. */
  readonly missed: number;
}

/**
 * Returns whether a Swiss event needs no foreign opponents, as it has enough foreigners itself: 20
 * who are rated, of three federations, ten of them GM, IM, WGM or WIM (1.4.3d). `host`: the
 * federation where it is played. Players count if they missed at most one round.
 */
export const isInternationalSwiss = (
  host: string,
  participants: readonly NormParticipant[],
): boolean => {
  const foreigners = participants.filter(
    ({ federation, rating, missed }) =>
      missed <= 1 &&
      rating !== null &&
      federation !== null &&
      federation !== NO_FEDERATION &&
      federation !== host,
  );
  const federations = new Set(foreigners.map(({ federation }) => federation));
  const titled = foreigners.filter(({ title }) => ["GM", "IM", "WGM", "WIM"].includes(title ?? ""));
  return foreigners.length >= 20 && federations.size >= 3 && titled.length >= 10;
};
