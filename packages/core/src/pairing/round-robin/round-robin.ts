import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { roundsMet, type Scorecard } from "../../base/scorecard.ts";
import { type Breach, metBefore } from "../breach.ts";
import type { PairingNote } from "../notes.ts";
import { choice, flag, integer, type OptionValues } from "../options.ts";
import { cardsAmong, seedingOrder } from "../standing-order.ts";
import type {
  PairedGame,
  PairedRound,
  PairingRefusal,
  PairingSystem,
  RoundInput,
  RoundPairing,
} from "../system.ts";
import { bergerRound, fideBergerRound, tableRounds } from "./berger.ts";
import { tableOrder } from "./table-order.ts";

const options = {
  table: choice(["seeds-last", "fide"], "seeds-last"),
  cycles: integer(1, 4, 1),
  /** The last two rounds of every cycle but the last swap: nobody has a colour three times. */
  reversed: flag(true),
  leaving: choice(["half", "annul", "forfeit", "bye"], "half"),
} as const;

type RoundRobinOptions = OptionValues<typeof options>;
type Table = RoundRobinOptions["table"];
type Order = Pick<RoundRobinOptions, "table" | "reversed">;

/**
 * Round robin by a Berger table with seeds 1 and 2 in the last round, or by FIDE's, which also
 * assigns the colours; further rounds start the table again.
 *
 * The places are those of the stage's first round, by pairing number. A late entry takes the empty
 * place of an odd field; without one the round is refused. The opponent of an absent player (away,
 * paired by hand) sits the round out.
 */
export const roundRobin: PairingSystem<typeof options> = {
  id: "round-robin",
  options,
  ownStarts: { option: "table", value: "fide" },
  plannedAhead: true,
  pair: (input, options) => {
    const places = placesOf(input);
    return places.ok ? ok(tableRound(input, places.value, options)) : places;
  },
  breaches: (input, _, round) => meetingsTooMany(input, round),
  table: {
    rounds: (players, { cycles }) => cycles * tableRounds(players),
    games: (players, place, rounds, { table, reversed }) =>
      orderFor({ table, reversed })(players, rounds).filter((round) =>
        pairsFor(table)(players, round).some(
          (pair) => pair.includes(place) && pair.every((each) => each < players),
        ),
      ).length,
    leaving: ({ leaving }) => leaving,
  },
};

/** Returns the entries by place of the table. */
const placesOf = (input: RoundInput): Result<readonly EntryId[], PairingRefusal> => {
  const { round, stage, cards, field, available } = input;
  const lastRound = stage.firstRound + stage.rounds - 1;
  if (round < stage.firstRound || round > lastRound) {
    return err({ code: "round-outside-stage", round, lastRound });
  }
  const there = new Set([...(field ?? []), ...available]);
  const places = input.places ?? placesByCards(round, stage.firstRound, cards, there);
  if (places.length < 2) {
    return err({ code: "too-few-players", players: places.length, needed: 2 });
  }
  const seated = new Set(places);
  const late = [...there].filter((entry) => !seated.has(entry));
  if (late.length > places.length % 2) return err({ code: "field-changed", entries: late });
  return ok([...places, ...late]);
};

/** Derives the places from the cards alone: from the players of the stage's first round. */
const placesByCards = (
  round: number,
  firstRound: number,
  cards: readonly Scorecard[],
  there: ReadonlySet<EntryId>,
): readonly EntryId[] => {
  const first = round === firstRound ? [] : cards.filter(wasPairedIn(firstRound));
  const members = first.length > 0 ? first : cardsAmong(cards, [...there]);
  return seedingOrder(members).map(({ entry }) => entry);
};

/** True if a card shows a game or a table bye in `round`. */
const wasPairedIn =
  (round: number) =>
  ({ lines }: Scorecard): boolean => {
    const line = lines[round - 1];
    if (line === undefined) return false;
    return line.kind !== "unplayed" || line.reason === "bye" || line.reason === "forfeit";
  };

/** Two players meet once in every cycle of the table: a second time within one is a breach. */
const meetingsTooMany = (input: RoundInput, { games }: PairedRound): readonly Breach[] => {
  const { round, stage, cards } = input;
  const places = placesOf(input);
  if (!places.ok) return [];
  const cardOf = new Map(cards.map((card) => [card.entry, card]));
  const allowed = Math.floor((round - stage.firstRound) / tableRounds(places.value.length));
  return games.flatMap(({ players }) => {
    const met = roundsMet(cardOf.get(players[0]), players[1], round - 1);
    const rounds = met.filter((before) => before >= stage.firstRound);
    return rounds.length <= allowed ? [] : [metBefore(players, rounds, allowed, [])];
  });
};

type Seat = EntryId | null;

/** Returns the pairs of a round of the table by entries; null is the empty place. */
const pairsOf = (
  places: readonly EntryId[],
  tableRound: number,
  table: Table,
): readonly (readonly [Seat, Seat])[] =>
  pairsFor(table)(places.length, tableRound).map(([a, b]) => [
    places[a] ?? null,
    places[b] ?? null,
  ]);

const pairsFor = (table: Table): typeof bergerRound =>
  table === "fide" ? fideBergerRound : bergerRound;

/** Starts assigned by the competition need no swapped rounds. */
const orderFor = ({ table, reversed }: Order): typeof tableOrder =>
  table === "fide" && reversed
    ? tableOrder
    : (_players, rounds) => Array.from({ length: rounds }, (_, index) => index + 1);

/** Returns the games among those in `there`. */
const gamesAmong = (
  pairs: readonly (readonly [Seat, Seat])[],
  there: ReadonlySet<EntryId>,
): readonly (readonly [EntryId, EntryId])[] =>
  pairs.flatMap(([a, b]) =>
    a !== null && b !== null && there.has(a) && there.has(b) ? [[a, b] as const] : [],
  );

const tableRound = (
  input: RoundInput,
  places: readonly EntryId[],
  options: Order,
): RoundPairing => {
  const { table } = options;
  const { stage, available } = input;
  const stageRound = input.round - stage.firstRound + 1;
  const there = new Set(available);
  const order = playedOrder(input, places, options);
  const turn = order[stageRound - 1] ?? stageRound;
  const pairs = pairsOf(places, turn, table);
  const games = gamesAmong(pairs, there);
  const playing = new Set(games.flat());
  const left = pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]);
  return {
    games: explained(input, games, turn),
    byes: left.flatMap(([entry, opponent]) =>
      entry !== null && there.has(entry) && !playing.has(entry)
        ? [{ entry, notes: freeNotes(opponent, turn) }]
        : [],
    ),
    notes: [],
    startsAssigned: table === "fide",
    upcoming: order
      .slice(stageRound)
      .map((later) => gamesAmong(pairsOf(places, later, table), there)),
  };
};

/**
 * The rounds of the table in the order of the stage. If the stage was lengthened (or shortened)
 * between two swapped rounds, the played one stays and the other follows: no player misses a round
 * of the table or has it twice.
 */
const playedOrder = (
  input: RoundInput,
  places: readonly EntryId[],
  { table, reversed }: Order,
): readonly number[] => {
  const { stage, round } = input;
  const order = [...orderFor({ table, reversed })(places.length, stage.rounds)];
  const cycle = tableRounds(places.length);
  const stageRound = round - stage.firstRound + 1;
  if (table !== "fide" || !reversed || cycle < 2 || stageRound % cycle !== 0) return order;
  const [last, before] = [stageRound, stageRound - 1];
  const wasPlayed = (turn: number): boolean =>
    havePlayed(input, gamesAmong(pairsOf(places, turn, table), new Set(places)), round - 1);
  if (wasPlayed(last)) order[stageRound - 1] = before;
  else if (wasPlayed(before)) order[stageRound - 1] = last;
  return order;
};

/** True if any of the pairs was paired in a round. */
const havePlayed = (
  { cards }: RoundInput,
  pairs: readonly (readonly [EntryId, EntryId])[],
  round: number,
): boolean => {
  const opponents = new Map(cards.map(({ entry, lines }) => [entry, lines[round - 1]?.opponent]));
  return pairs.some(([a, b]) => opponents.get(a) === b);
};

const explained = (
  { cards, round }: RoundInput,
  games: readonly (readonly [EntryId, EntryId])[],
  tableRound: number,
): readonly PairedGame[] => {
  const cardOf = new Map(cards.map((card) => [card.entry, card]));
  return games.map(([a, b]) => {
    const met = roundsMet(cardOf.get(a), b, round - 1);
    const lastRound = met.at(-1);
    const repeat: readonly PairingNote[] =
      lastRound === undefined ? [] : [{ code: "repeat", meetings: met.length, lastRound }];
    return { players: [a, b], notes: [{ code: "berger-table", round: tableRound }, ...repeat] };
  });
};

const freeNotes = (opponent: Seat, tableRound: number): readonly PairingNote[] => {
  const table: PairingNote = { code: "berger-table", round: tableRound };
  return opponent === null ? [table] : [table, { code: "opponent-missing", opponent }];
};
