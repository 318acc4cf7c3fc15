import { findSystem } from "../../pairing/registry.ts";
import type { Caution, RecheckCause } from "../acts/cautions.ts";
import { pairedAnew, pairsOf } from "../drafts/recheck.ts";
import { isPaired, isSettled, type Round } from "../round.ts";
import type { TournamentState } from "../state.ts";

/**
 * Returns the cautions about changed results of rounds that others were paired from, and about the
 * last round if the engine would no longer pair it as it stands.
 */
export const cautionsAboutCorrections = (
  before: TournamentState,
  after: TournamentState,
): readonly Caution[] => {
  const corrected = before.rounds.filter((round) => isCorrected(round, after.rounds));
  const hasRules = before.settings.stages !== after.settings.stages;
  const cause = corrected.length > 0 ? "correction" : hasRules ? "configuration" : null;
  return [
    ...corrected.flatMap((round) => aboutCorrected(round, before)),
    ...(cause === null ? [] : aboutLastRound(before, after, cause)),
  ];
};

/** True if a settled result of the round is another one afterwards, or none. */
const isCorrected = (round: Round, after: readonly Round[]): boolean =>
  isPaired(round) &&
  round.games.some((game) => {
    const now = after[round.number - 1]?.games.find(({ board }) => board === game.board);
    return isSettled(game) && now !== undefined && outcomeOf(now) !== outcomeOf(game);
  });

const outcomeOf = ({ seats, result }: Round["games"][number]): string =>
  JSON.stringify(result?.status === "confirmed" ? [seats, result.outcome] : null);

/**
 * Only the round before the last can be corrected, with a note. Tables do not follow from results,
 * so there any round can.
 */
const aboutCorrected = (
  { number, stage }: Round,
  { rounds, settings }: TournamentState,
): readonly Caution[] => {
  const later = rounds.length - number;
  if (later <= 0) return [];
  const isTable = findSystem(settings.stages[stage]?.system ?? "")?.plannedAhead === true;
  const code = later === 1 || isTable ? "round-corrected" : "earlier-round-corrected";
  return [{ code, round: number }];
};

/** Pairs the last round again, by the same request, unless the command has drafted it anew. */
const aboutLastRound = (
  before: TournamentState,
  after: TournamentState,
  cause: RecheckCause,
): readonly Caution[] => {
  const round = before.rounds.at(-1);
  const kept = after.rounds[before.rounds.length - 1];
  if (round === undefined || kept === undefined || !isPaired(round) || !isPaired(kept)) return [];
  const paired = pairsOf(kept);
  if (paired !== pairsOf(round)) return [];
  const now = pairedAnew(after, round);
  if (now === paired || now === pairedAnew(before, round)) return [];
  return [{ code: "pairing-differs", round: round.number, cause }];
};
