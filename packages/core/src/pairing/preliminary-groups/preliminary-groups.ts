import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import type { Scorecard } from "../../base/scorecard.ts";
import { newSwiss } from "../new-swiss/new-swiss.ts";
import type { PairingNote } from "../notes.ts";
import { defaultOptions } from "../options.ts";
import { breachesByStandings } from "../standing-breaches.ts";
import { cardsAmong, seedingOrder } from "../standing-order.ts";
import type { PairingRefusal, PairingSystem, RoundInput, RoundPairing } from "../system.ts";
import {
  drawnPreliminaryGroups,
  FEWEST_PLAYERS,
  type PreliminaryGroup,
  planPreliminaryGroups,
} from "./groups.ts";
import { pairFresh, pairLeftover } from "./leftover.ts";
import { laterRounds, type Pair, type PlannedRound, plannedRound } from "./planned-round.ts";
import { GROUP_ROUNDS } from "./tables.ts";

/**
 * Preliminary groups of the German Scrabble championship (annex A): three rounds within groups of
 * four, drawn one from each quartile, with one group of three, five or six if necessary.
 *
 * The groups are drawn for all players of the stage's first round and stay as they are. Players
 * without an opponent in a later round (withdrawn, away, paired by hand, forbidden or met before)
 * and late entries are paired among themselves, with the player who has the group's bye if that
 * avoids a further bye, or have a bye.
 */
export const preliminaryGroups: PairingSystem = {
  id: "preliminary-groups",
  options: {},
  plannedAhead: true,
  pair: (input) => {
    const groups = groupsOf(input);
    if (!groups.ok) return groups;
    const round = input.round - input.stage.firstRound + 1;
    if (round < 1 || round > GROUP_ROUNDS) {
      const lastRound = input.stage.firstRound + GROUP_ROUNDS - 1;
      return err({ code: "round-outside-stage", round: input.round, lastRound });
    }
    return pairWhoIsThere(input, groups.value, round);
  },
  // Players left over by the groups may have to meet again; those paired by hand need not.
  breaches: (input, _, { games, byes }) => {
    const byHand = { games: games.filter(isByHand), byes: byes.filter(isByHand) };
    return breachesByStandings(input, defaultOptions(newSwiss.options), byHand);
  },
};

const isByHand = ({ notes }: { readonly notes: readonly PairingNote[] }): boolean =>
  notes.some(({ code }) => code === "by-hand");

/**
 * Returns the groups of a stage: by the draws of its first round in `input.drawn`, else drawn from
 * the players with a game or a bye in that round, else (before it) from the field.
 */
export const groupsOf = (
  input: RoundInput,
): Result<readonly PreliminaryGroup[], PairingRefusal> => {
  const { firstRound } = input.stage;
  const drawn = drawnPreliminaryGroups(input.drawn ?? [], firstRound);
  if (drawn.length > 0) return ok(drawn);
  const members = firstField(input);
  if (members.length < FEWEST_PLAYERS) {
    return err({ code: "too-few-players", players: members.length, needed: FEWEST_PLAYERS });
  }
  const seeds = seedingOrder(members).map(({ entry }) => entry);
  return ok(planPreliminaryGroups(seeds, firstRound, input.lots));
};

const firstField = ({ round, stage, cards, field, available }: RoundInput) => {
  const played = cards.filter((card) => wasPaired(card, stage.firstRound));
  return round > stage.firstRound && played.length > 0
    ? played
    : cardsAmong(cards, field ?? available);
};

/** True if a card shows that its owner was available in `round`. */
const wasPaired = ({ lines }: Scorecard, round: number): boolean => {
  const line = lines[round - 1];
  if (line === undefined) return false;
  return line.kind !== "unplayed" || line.reason === "bye" || line.reason === "forfeit";
};

const pairWhoIsThere = (
  input: RoundInput,
  groups: readonly PreliminaryGroup[],
  round: number,
): Result<RoundPairing, PairingRefusal> => {
  const planned = plannedRound(groups, round);
  const upcoming = upcomingPairs(input, groups, round);
  const there = new Set(input.available);
  const met = metInStage(input);
  const games = planned.games.filter(
    ({ players: [a, b] }) =>
      there.has(a) && there.has(b) && !isForbidden(input, [a, b]) && met.get(a)?.has(b) !== true,
  );
  const byes = planned.byes.filter(({ entry }) => there.has(entry));
  const placed = new Set([...games.flatMap(({ players }) => players), ...entriesOf(byes)]);
  const leftover = input.available.filter((entry) => !placed.has(entry));
  const rest = pairOutsideGroups(input, leftover, byes, upcoming.flat());
  if (!rest.ok) return rest;
  const { pairing, groupByes } = rest.value;
  const reasons = reasonsFor(planned, leftover, byes);
  const explain = (entries: readonly EntryId[], notes: readonly PairingNote[]) => [
    ...entries.flatMap((entry) => reasons.get(entry) ?? []),
    ...notes,
  ];
  return ok({
    games: [
      ...games.map(({ players, notes }) => ({ players, notes })),
      ...pairing.games.map(({ players, notes }) => ({ players, notes: explain(players, notes) })),
    ],
    byes: [
      ...groupByes.map(({ entry, notes }) => ({ entry, notes })),
      ...pairing.byes.map(({ entry, notes }) => ({ entry, notes: explain([entry], notes) })),
    ],
    notes: [],
    startsAssigned: false,
    upcoming,
  });
};

interface OutsideGroups {
  readonly pairing: RoundPairing;
  /** The group byes that stay byes. */
  readonly groupByes: PlannedRound["byes"];
}

/**
 * Pairs the leftover players; if their number is odd, with a player who has the group's bye, so
 * that both play, unless a player would meet an opponent of another round of the groups.
 */
const pairOutsideGroups = (
  input: RoundInput,
  leftover: readonly EntryId[],
  byes: PlannedRound["byes"],
  later: readonly Pair[],
): Result<OutsideGroups, PairingRefusal> => {
  const [bye, ...otherByes] = byes;
  if (leftover.length % 2 === 1 && bye !== undefined) {
    const pairing = pairFresh(input, [...leftover, bye.entry], later);
    if (pairing.ok) return ok({ pairing: pairing.value, groupByes: otherByes });
  }
  const pairing = pairLeftover(input, leftover, later);
  return pairing.ok ? ok({ pairing: pairing.value, groupByes: byes }) : pairing;
};

/** Returns the pairs of the groups' later rounds, next round first, if both still take part. */
const upcomingPairs = (
  { field, available }: RoundInput,
  groups: readonly PreliminaryGroup[],
  round: number,
): readonly (readonly Pair[])[] => {
  const playing = new Set(field ?? available);
  return laterRounds(groups, round).map((pairs) =>
    pairs.filter((pair) => pair.every((entry) => playing.has(entry))),
  );
};

/** Returns the opponents of each player since the stage began. */
const metInStage = ({
  cards,
  stage,
  round,
}: RoundInput): ReadonlyMap<EntryId, ReadonlySet<EntryId>> =>
  new Map(
    cards.map(({ entry, lines }) => [
      entry,
      new Set(
        lines
          .slice(stage.firstRound - 1, round - 1)
          .flatMap((line) => (line === undefined || line.kind === "unplayed" ? [] : line.opponent)),
      ),
    ]),
  );

const isForbidden = ({ forbidden }: RoundInput, [a, b]: Pair): boolean =>
  forbidden.some((pair) => pair.includes(a) && pair.includes(b));

const entriesOf = (byes: PlannedRound["byes"]): readonly EntryId[] =>
  byes.map(({ entry }) => entry);

/** Returns the reasons why players are paired outside their group. */
const reasonsFor = (
  planned: PlannedRound,
  leftover: readonly EntryId[],
  byes: PlannedRound["byes"],
): ReadonlyMap<EntryId, PairingNote> => {
  const reasons = new Map<EntryId, PairingNote>();
  for (const entry of leftover) reasons.set(entry, { code: "outside-groups", entry });
  for (const { entry, group } of byes) {
    reasons.set(entry, { code: "group-bye-played", entry, group });
  }
  for (const { players, group } of planned.games) {
    for (const [index, entry] of players.entries()) {
      const opponent = players[1 - index];
      if (opponent === undefined || !reasons.has(entry)) continue;
      reasons.set(entry, { code: "group-opponent-missing", entry, opponent, group });
    }
  }
  return reasons;
};
