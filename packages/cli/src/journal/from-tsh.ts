import {
  applyEvent,
  type DraftedGame,
  type DraftRequest,
  decide,
  type EntryId,
  err,
  findFormatOf,
  type Line,
  ok,
  type RecordedTournamentEvent,
  type Refusal,
  type Result,
  recordAs,
  type Scorecard,
  type TournamentCommand,
  type TournamentEvent,
  type TournamentState,
  type UnplayedRound,
} from "@losfee/core";
import { cardsOfDivision, isOff, keyOf, numbersOf, type TshDivision } from "@losfee/files/tsh";

/** Name and length of a moved event, and the source of its lots. */
interface MoveOptions {
  readonly name: string;
  /** Rounds of the whole event; at least the paired ones are imported. */
  readonly rounds: number;
  readonly seed: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** IANA name; null: nobody said it. */
  readonly timeZone: string | null;
}

/** An event of tsh as a journal. */
interface MovedEvent {
  readonly events: readonly RecordedTournamentEvent[];
  readonly rounds: number;
  /** A last round with players neither paired nor booked yet: not imported. */
  readonly leftOut: number | null;
}

const ACTOR = "import:tsh";
const REASON = "tsh";

/**
 * Imports a running event from tsh: entries in the order of the file, every round with the pairs,
 * boards, starts, results and bookings of the file, penalties, and switched-off players. All rounds
 * are one stage of New Swiss, whose length and successors can be set afterwards. O(players ·
 * rounds), apart from folding.
 */
export const eventsFromDivision = (
  division: TshDivision,
  { name, rounds: planned, seed, at, timeZone }: MoveOptions,
): Result<MovedEvent, Refusal> => {
  const cards = cardsOfDivision(division);
  const paired = Math.max(0, ...cards.map(({ lines }) => lines.length));
  const complete = cards.every(
    ({ lines }, index) => lines.length >= paired || isOffAt(division, index),
  );
  const rounds = complete ? paired : paired - 1;
  const journal = createJournal(at);
  const settings = settingsFor(Math.max(planned, rounds, 1));
  const entries = division.players.map((player, index) => ({
    name: player.name,
    rating: player.rating,
    class: keyOf(division.players[index] ?? player, "class") ?? "",
  }));
  const begun =
    journal.executeCommand({
      type: "create-competition",
      name,
      format: "scrabble-swiss",
      settings,
      seed,
      ...(timeZone === null ? {} : { details: { timeZone } }),
    }) ?? journal.executeCommand({ type: "add-entries", entries });
  if (begun !== null) return err(begun);
  for (let round = 1; round <= rounds; round++) {
    for (const event of roundEvents(division, cards, round)) journal.record(event);
    for (const event of resultEvents(cards, round, journal.state())) journal.record(event);
  }
  for (const [index, { entry, penalties }] of cards.entries()) {
    for (const [at, points] of penalties.entries()) {
      if (points === 0 || at >= rounds) continue;
      const data = { entry, round: at + 1, of: "spread", points, reason: REASON } as const;
      journal.record({ type: "penalty-imposed", data });
    }
    if (!isOffAt(division, index)) continue;
    journal.record({
      type: "entry-withdrawn",
      data: { entry, fromRound: rounds + 1, reason: REASON },
    });
  }
  return ok({ events: journal.events(), rounds, leftOut: complete ? null : paired });
};

const isOffAt = ({ players }: TshDivision, index: number): boolean => {
  const player = players[index];
  return player !== undefined && isOff(player);
};

const settingsFor = (rounds: number) => {
  const stage = { system: "new-swiss", rounds, options: {}, participants: "everybody" } as const;
  return { ...findFormatOf("tournament", "scrabble-swiss")?.settings, stages: [stage] };
};

/** A growing journal: of decided commands and of events recorded as played. */
const createJournal = (at: string) => {
  const recording = { competition: "import", actor: ACTOR, now: at };
  const events: RecordedTournamentEvent[] = [];
  let state: TournamentState | null = null;
  return {
    record(event: TournamentEvent): void {
      const recorded = recordAs(event, events.length + 1, recording);
      state = applyEvent(state, recorded);
      events.push(recorded);
    },
    events: (): readonly RecordedTournamentEvent[] => events,
    state: (): TournamentState | null => state,
    executeCommand(command: TournamentCommand): Refusal | null {
      const decision = decide(state, command, recording);
      if (!decision.ok) return decision.error;
      events.push(...decision.value.events);
      state = decision.value.state;
      return null;
    },
  };
};

/**
 * Returns the events of a tsh round. Players without an opponent are away by arrangement, so that
 * verifying the journal pairs no one else; byes are then given by hand, with the file's spread.
 */
const roundEvents = (
  division: TshDivision,
  cards: readonly Scorecard[],
  round: number,
): readonly TournamentEvent[] => {
  const games = gamesOf(division, cards, round);
  const idle = cards.flatMap((card) => idleIn(card, round));
  const request: DraftRequest = {
    basedOn: round - 1,
    system: "new-swiss",
    options: {},
    pinned: games.map(({ seats }) => seats),
    forbidden: [],
    reason: REASON,
  };
  const common = { round, draws: [], games, unpaired: [] } as const;
  const away = idle.map((one): UnplayedRound => ({ ...one, reason: "pause" }));
  const byes = idle.filter(({ credit }) => credit === "win");
  return [
    ...idle.map(
      ({ entry }): TournamentEvent => ({
        type: "entry-paused",
        data: { entry, rounds: pausedUpTo(cards, entry, round) },
      }),
    ),
    { type: "round-drafted", data: { ...common, stage: 0, request, notes: [], unplayed: away } },
    ...byes.map((bye, index): TournamentEvent => {
      const booked = new Set(byes.slice(0, index + 1).map(({ entry }) => entry));
      const unplayed = idle.map(
        (one): UnplayedRound => ({ ...one, reason: booked.has(one.entry) ? "bye" : "pause" }),
      );
      const act = { kind: "bye", entry: bye.entry } as const;
      return { type: "draft-adjusted", data: { ...common, act, reason: REASON, unplayed } };
    }),
    { type: "round-published", data: { round } },
  ];
};

const pausedUpTo = (cards: readonly Scorecard[], entry: EntryId, round: number): number[] => {
  const card = cards.find((candidate) => candidate.entry === entry);
  const all = Array.from({ length: round }, (_, index) => index + 1);
  return all.filter((number) => card !== undefined && idleIn(card, number).length > 0);
};

const idleIn = (card: Scorecard, round: number): readonly UnplayedRound[] => {
  const line = card.lines[round - 1];
  if (line !== undefined && line.kind !== "unplayed") return [];
  const { credit, spread } = line ?? { credit: "none", spread: 0 };
  return [{ entry: card.entry, reason: "pause", credit, spread, notes: [] }];
};

const gamesOf = (
  division: TshDivision,
  cards: readonly Scorecard[],
  round: number,
): readonly DraftedGame[] => {
  const games = cards.flatMap((card) => gameOf(division, card, card.lines[round - 1]));
  const known = games.every(({ board }) => board > 0);
  const unique = new Set(games.map(({ board }) => board)).size === games.length;
  if (!known || !unique) return games.map((game, index) => ({ ...game, board: index + 1 }));
  return games.toSorted((a, b) => a.board - b.board);
};

/** Returns the game of a card, the player who goes first or the lower number listed first. */
const gameOf = (
  division: TshDivision,
  { entry }: Scorecard,
  line: Line | undefined,
): readonly DraftedGame[] => {
  if (line === undefined || line.kind === "unplayed") return [];
  const drawn = line.start === "unknown";
  const goesFirst = drawn ? entry < line.opponent : line.start === "first";
  if (!goesFirst) return [];
  const player = division.players[entry - 1];
  const board = player === undefined ? 0 : (numbersOf(player, "board")[line.round - 1] ?? 0);
  return [
    {
      board,
      seats: [entry, line.opponent],
      start: { code: drawn ? "players-draw" : "by-hand" },
      notes: [{ code: "by-hand", reason: REASON }],
      pinned: true,
    },
  ];
};

const resultEvents = (
  cards: readonly Scorecard[],
  round: number,
  state: TournamentState | null,
): readonly TournamentEvent[] =>
  (state?.rounds[round - 1]?.games ?? []).flatMap(
    ({ board, seats }): readonly TournamentEvent[] => {
      const line = cards.find(({ entry }) => entry === seats[0])?.lines[round - 1];
      if (line?.kind !== "played") return [];
      const outcome = { kind: "played", scores: [line.own, line.theirs] } as const;
      return [{ type: "result-entered", data: { round, board, seats, outcome } }];
    },
  );
