import { err, ok, type Result } from "../../result.ts";
import { type EntryId, roundsMet, type Scorecard } from "../../tournament/scorecard.ts";
import { type Breach, metBefore } from "../breach.ts";
import type { PairingNote } from "../notes.ts";
import { choice, type OptionValues } from "../options.ts";
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

const options = { table: choice(["seeds-last", "fide"], "seeds-last") } as const;

type Table = OptionValues<typeof options>["table"];

/**
 * Everybody against everybody by a Berger table, seeds 1 and 2 in the last round of it, or by FIDE's,
 * which assigns the colours too; further rounds begin the table again.
 *
 * The places are those of the stage's first round, by seeding. Somebody who comes later takes the
 * empty place of an odd field; without one the round is refused. The opponent of somebody who is
 * not there (withdrawn, away, paired by hand) sits the round out.
 */
export const roundRobin: PairingSystem<typeof options> = {
  id: "round-robin",
  options,
  plannedAhead: true,
  table: { rounds: tableRounds },
  pair: (input, { table }) => {
    const places = placesOf(input);
    return places.ok ? ok(tableRound(input, places.value, table)) : places;
  },
  breaches: (input, _, round) => meetingsTooMany(input, round),
};

/** The entries by place of the table. */
const placesOf = (input: RoundInput): Result<readonly EntryId[], PairingRefusal> => {
  const { round, stage, cards, field, available } = input;
  const lastRound = stage.firstRound + stage.rounds - 1;
  if (round < stage.firstRound || round > lastRound) {
    return err({ code: "round-outside-stage", round, lastRound });
  }
  const there = new Set([...(field ?? []), ...available]);
  const first = round === stage.firstRound ? [] : cards.filter(wasPairedIn(stage.firstRound));
  const members = first.length > 0 ? first : cardsAmong(cards, [...there]);
  if (members.length < 2) {
    return err({ code: "too-few-players", players: members.length, needed: 2 });
  }
  const places = seedingOrder(members).map(({ entry }) => entry);
  const seated = new Set(places);
  const late = [...there].filter((entry) => !seated.has(entry));
  if (late.length > places.length % 2) return err({ code: "field-changed", entries: late });
  return ok([...places, ...late]);
};

/** Whether a card shows that its owner had a game or sat out by the table in `round`. */
const wasPairedIn =
  (round: number) =>
  ({ lines }: Scorecard): boolean => {
    const line = lines[round - 1];
    if (line === undefined) return false;
    return line.kind !== "unplayed" || line.reason === "bye" || line.reason === "forfeit";
  };

/** Two meet once in every run through the table: again before the next one is once too often. */
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

/** The pairs of a round of the stage by entries; null is the empty place. */
const pairsOf = (
  places: readonly EntryId[],
  stageRound: number,
  table: Table,
): readonly (readonly [Seat, Seat])[] =>
  (table === "fide" ? fideBergerRound : bergerRound)(places.length, stageRound).map(([a, b]) => [
    places[a] ?? null,
    places[b] ?? null,
  ]);

/** The games among those in `there`. */
const gamesAmong = (
  places: readonly EntryId[],
  stageRound: number,
  there: ReadonlySet<EntryId>,
  table: Table,
): readonly (readonly [EntryId, EntryId])[] =>
  pairsOf(places, stageRound, table).flatMap(([a, b]) =>
    a !== null && b !== null && there.has(a) && there.has(b) ? [[a, b] as const] : [],
  );

const tableRound = (input: RoundInput, places: readonly EntryId[], table: Table): RoundPairing => {
  const { stage, available } = input;
  const stageRound = input.round - stage.firstRound + 1;
  const there = new Set(available);
  const games = gamesAmong(places, stageRound, there, table);
  const playing = new Set(games.flat());
  const left = pairsOf(places, stageRound, table).flatMap(([a, b]) => [
    [a, b] as const,
    [b, a] as const,
  ]);
  return {
    games: explained(input, games, stageRound),
    byes: left.flatMap(([entry, opponent]) =>
      entry !== null && there.has(entry) && !playing.has(entry)
        ? [{ entry, notes: sitOutNotes(opponent, stageRound) }]
        : [],
    ),
    notes: [],
    startsAssigned: table === "fide",
    upcoming: Array.from({ length: stage.rounds - stageRound }, (_, later) =>
      gamesAmong(places, stageRound + 1 + later, there, table),
    ),
  };
};

const explained = (
  { cards, round }: RoundInput,
  games: readonly (readonly [EntryId, EntryId])[],
  stageRound: number,
): readonly PairedGame[] => {
  const cardOf = new Map(cards.map((card) => [card.entry, card]));
  return games.map(([a, b]) => {
    const met = roundsMet(cardOf.get(a), b, round - 1);
    const lastRound = met.at(-1);
    const repeat: readonly PairingNote[] =
      lastRound === undefined ? [] : [{ code: "repeat", meetings: met.length, lastRound }];
    return { players: [a, b], notes: [{ code: "berger-table", round: stageRound }, ...repeat] };
  });
};

const sitOutNotes = (opponent: Seat, stageRound: number): readonly PairingNote[] => {
  const table: PairingNote = { code: "berger-table", round: stageRound };
  return opponent === null ? [table] : [table, { code: "opponent-missing", opponent }];
};
