import type { Criterion, PairingKind, RankingField } from "./criterion.ts";
import { isTeamField } from "./team/score-field.ts";

/** Reason why a criterion of a chain decides less than expected. */
export type ChainWarning =
  /** It is meaningless in an event of this kind (Buchholz in a round robin). */
  | {
      readonly code: "criterion-unsuited";
      readonly criterion: string;
      readonly pairing: PairingKind;
      readonly article: string;
    }
  /** This many entries have no rating: the values are undefined, or unrated players come last. */
  | { readonly code: "ratings-missing"; readonly criterion: string; readonly entries: number }
  /** In this many played games the starter is unknown. */
  | { readonly code: "starts-missing"; readonly criterion: string; readonly games: number }
  /** There are no teams: neither boards, nor match points besides game points. */
  | { readonly code: "not-a-team-event"; readonly criterion: string }
  /** For this many played matches the board scores are unknown. */
  | { readonly code: "boards-missing"; readonly criterion: string; readonly matches: number }
  /** Nothing is left to decide after a criterion whose values all differ. */
  | { readonly code: "never-reached"; readonly criterion: string; readonly after: string };

/**
 * Returns what a director should know about a chain for this event before relying on it. A chain
 * with warnings is still usable. O(cards · rounds).
 */
export const chainWarnings = (
  chain: readonly Criterion[],
  field: RankingField,
): readonly ChainWarning[] => {
  const pairing = field.pairing ?? "swiss";
  const entries = field.cards.filter(({ rating }) => rating <= 0).length;
  const games = gamesWithoutStart(field);
  const matches = matchesWithoutBoards(field);
  let final: Criterion | null = null;
  return chain.flatMap((criterion): readonly ChainWarning[] => {
    const { code, unsuited, needs = [] } = criterion;
    const warnings: ChainWarning[] = [];
    if (final !== null)
      warnings.push({ code: "never-reached", criterion: code, after: final.code });
    if (criterion.final === true) final ??= criterion;
    if (unsuited?.pairing === pairing) {
      const { article } = unsuited;
      warnings.push({ code: "criterion-unsuited", criterion: code, pairing, article });
    }
    if ((code.includes(":") || needs.includes("teams")) && !isTeamField(field)) {
      warnings.push({ code: "not-a-team-event", criterion: code });
    } else if (needs.includes("boards") && matches > 0) {
      warnings.push({ code: "boards-missing", criterion: code, matches });
    }
    if (needs.includes("ratings") && entries > 0) {
      warnings.push({ code: "ratings-missing", criterion: code, entries });
    }
    if (needs.includes("starts") && games > 0) {
      warnings.push({ code: "starts-missing", criterion: code, games });
    }
    return warnings;
  });
};

/** Each game is on two cards. */
const gamesWithoutStart = ({ cards, rounds }: RankingField): number =>
  cards
    .flatMap(({ lines }) => lines.slice(0, rounds))
    .filter((line) => line?.kind === "played" && line.start === "unknown").length / 2;

/** Each match is on two cards. */
const matchesWithoutBoards = ({ cards, rounds, boards }: RankingField): number =>
  cards.flatMap(({ entry, lines }) =>
    lines
      .slice(0, rounds)
      .filter(
        (line) => line?.kind === "played" && !boards?.points.get(entry)?.[line.round - 1]?.length,
      ),
  ).length / 2;
