import { GAMES_FOR_TITLE, NORM_REQUIREMENTS, type NormTitle } from "./titles.ts";

/** A norm that a player has, as an application for the title counts it. */
export interface OwnedNorm {
  readonly games: number;
  /** Made with 8 games that count as 9 (1.4.1c). */
  readonly oneMissing: boolean;
  /** Made where foreigners were not required (1.4.3a–d). */
  readonly foreignersWaived: boolean;
  /** Made in one of the events of which an application needs one (1.5.6). */
  readonly mandatoryEvent: boolean;
}

/** What an application for a title still lacks. */
export type ApplicationLack =
  | { readonly code: "games"; readonly has: number; readonly needs: number }
  | { readonly code: "one-with-foreigners" }
  | { readonly code: "one-of-mandatory-event" }
  /** Two norms with a missing game, of which only one may be used. */
  | { readonly code: "one-missing-twice" }
  | { readonly code: "rating"; readonly has: number; readonly needs: number };

/** Returns what these norms, and the highest rating reached, lack for the title; nothing: it is complete. */
export const applicationLacks = (
  title: NormTitle,
  norms: readonly OwnedNorm[],
  highestRating: number,
): readonly ApplicationLack[] => {
  const games = norms.reduce((sum, norm) => sum + norm.games, 0);
  const { rating } = NORM_REQUIREMENTS[title];
  return [
    ...(games < GAMES_FOR_TITLE
      ? [{ code: "games" as const, has: games, needs: GAMES_FOR_TITLE }]
      : []),
    ...(norms.some(({ foreignersWaived }) => !foreignersWaived)
      ? []
      : [{ code: "one-with-foreigners" as const }]),
    ...(norms.some(({ mandatoryEvent }) => mandatoryEvent)
      ? []
      : [{ code: "one-of-mandatory-event" as const }]),
    ...(norms.filter(({ oneMissing }) => oneMissing).length > 1
      ? [{ code: "one-missing-twice" as const }]
      : []),
    ...(highestRating < rating
      ? [{ code: "rating" as const, has: highestRating, needs: rating }]
      : []),
  ];
};
