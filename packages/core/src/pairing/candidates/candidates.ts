import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { newSwiss } from "../new-swiss/new-swiss.ts";
import { integer, type OptionValues } from "../options.ts";
import { pairRest } from "../pair-rest.ts";
import { breachesByStandings } from "../standing-breaches.ts";
import { pairingOrder } from "../standing-order.ts";
import type {
  PairedGame,
  PairingRefusal,
  PairingSystem,
  RoundInput,
  RoundPairing,
} from "../system.ts";
import { analyseCandidates, type CandidatesAnalysis } from "./analysis.ts";
import { ANNEX_B_MARGINS, type Contender, type SafetyMargins } from "./contender.ts";

const options = {
  /** Spread that is safe together with `winMargin` wins; see {@link SafetyMargins}. */
  spreadMargin: integer(0, 10_000, ANNEX_B_MARGINS.spreadMargin),
  winMargin: integer(0, 99, ANNEX_B_MARGINS.winMargin),
  ...newSwiss.options,
} as const;

/**
 * The candidates' round of the German Scrabble championship (annex B), the last before the final:
 * players who can still reach the final meet in fixed pairs, even if they have met before; all
 * others are paired by New Swiss. The fixed games come first in board order.
 */
export const candidates: PairingSystem<typeof options> = {
  id: "candidates",
  options,
  plannedAhead: false,
  pair: (input, rules) => {
    const players = input.available.length;
    if (players < 2) return err({ code: "too-few-players", players, needed: 2 });
    return pairAround(input, rules, analyseRound(input, rules));
  },
  breaches: (input, rules, round) => {
    const isFixed = ({ notes }: PairedGame): boolean => notes.some(({ code }) => code === "fixed");
    const fixed = new Set(round.games.filter(isFixed).flatMap(({ players }) => players));
    const available = input.available.filter((entry) => !fixed.has(entry));
    const games = round.games.filter((game) => !isFixed(game));
    return breachesByStandings({ ...input, available }, rules, { ...round, games });
  },
};

/**
 * Analyses a round by annex B over all players in the standings after the based-on round who have
 * not withdrawn. Those not `available` (away, paired by hand) are never fixed.
 */
const analyseRound = (input: RoundInput, margins: SafetyMargins): CandidatesAnalysis => {
  const available = new Set(input.available);
  const contenders = contendersOf(input).map((contender) => ({
    ...contender,
    elsewhere: !available.has(contender.entry),
  }));
  return analyseCandidates(contenders, margins, input.forbidden);
};

const contendersOf = ({
  cards,
  ranks,
  basedOn,
  field,
  available,
}: RoundInput): readonly Contender[] => {
  const order = ranks?.();
  const playing = new Set(order ?? field ?? available);
  const standings = pairingOrder(
    cards.filter(({ entry }) => playing.has(entry)),
    basedOn,
  ).map(({ card, wins, spread }) => ({ entry: card.entry, wins, spread }));
  if (order === undefined) return standings;
  const rankOf = new Map(order.map((entry, rank) => [entry, rank]));
  return [...standings].sort((a, b) => (rankOf.get(a.entry) ?? 0) - (rankOf.get(b.entry) ?? 0));
};

const pairAround = (
  input: RoundInput,
  rules: OptionValues<typeof options>,
  { fixed, notes }: CandidatesAnalysis,
): Result<RoundPairing, PairingRefusal> => {
  const inFixed = new Set<EntryId>(fixed.flatMap(({ players }) => players));
  const rest = pairRest(
    input,
    input.available.filter((entry) => !inFixed.has(entry)),
    rules,
  );
  if (!rest.ok) return rest;
  const { games, byes } = rest.value;
  return ok({
    games: [...fixed.map((game) => withRepeat(input, game)), ...games],
    byes,
    notes: [...notes, ...rest.value.notes],
    startsAssigned: false,
  });
};

/** Fixed games may be repeats; the note tells players that this is intended. */
const withRepeat = ({ cards, round }: RoundInput, game: PairedGame): PairedGame => {
  const [player, opponent] = game.players;
  const met = (cards.find(({ entry }) => entry === player)?.lines ?? [])
    .slice(0, round - 1)
    .filter((line) => line?.kind === "played" && line.opponent === opponent);
  const last = met.at(-1);
  if (last === undefined) return game;
  const note = { code: "repeat" as const, meetings: met.length, lastRound: last.round };
  return { ...game, notes: [...game.notes, note] };
};
