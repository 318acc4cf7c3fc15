/** Real events, game by game, from the tests of files: the data for measuring forecasts. */
import { readFileSync } from "node:fs";
import type { BoardRound, TournamentState } from "@losfee/core";
import { parseDivision } from "@losfee/files/tsh";
import { competition } from "../packages/core/test/play.ts";

/** A game of a recorded event; players by index, the first of them begins if that is known. */
export interface RecordedGame {
  readonly round: number;
  readonly players: readonly [number, number];
  readonly scores: readonly [number, number];
  readonly isStartKnown: boolean;
}

export interface RecordedEvent {
  readonly name: string;
  readonly format: "scrabble-swiss" | "fide-swiss";
  readonly ratings: readonly number[];
  readonly games: readonly RecordedGame[];
}

const file = (path: string): Uint8Array => readFileSync(new URL(`../${path}`, import.meta.url));

const tshEvent = (number: number): RecordedEvent => {
  const name = `event${String(number).padStart(2, "0")}`;
  const parsed = parseDivision(file(`packages/files/test/tsh/events/${name}.t`));
  if (!parsed.ok) throw new Error(name);
  const { players } = parsed.value;
  const games = players.flatMap((player, index) =>
    player.opponents.flatMap((opponent, past): readonly RecordedGame[] => {
      const other = (opponent ?? 0) - 1;
      const [own, theirs] = [player.scores[past], players[other]?.scores[past]];
      if (other <= index || own == null || theirs == null) return [];
      const start = player.keys.find((key) => key.name === "p12")?.value.split(/\s+/)[past];
      const round = past + 1;
      return start === "2"
        ? [{ round, players: [other, index], scores: [theirs, own], isStartKnown: true }]
        : [{ round, players: [index, other], scores: [own, theirs], isStartKnown: start === "1" }];
    }),
  );
  return { name, format: "scrabble-swiss", ratings: players.map(({ rating }) => rating), games };
};

const POINTS: Readonly<Record<string, number>> = { "1": 1, "0": 0, "=": 0.5 };

const chessEvent = (name: string): RecordedEvent => {
  const text = new TextDecoder().decode(file(`packages/files/test/trf/vectors/real/${name}.trf`));
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.startsWith("001"));
  const indexOf = new Map(lines.map((line, index) => [Number(line.slice(4, 8)), index]));
  const games = lines.flatMap((line, index) =>
    Array.from({ length: Math.ceil((line.trimEnd().length - 91) / 10) }, (_, past) => past).flatMap(
      (past): readonly RecordedGame[] => {
        const cell = line.slice(91 + 10 * past, 101 + 10 * past);
        const other = indexOf.get(Number(cell.slice(0, 4)));
        const points = POINTS[cell.slice(7, 8)];
        if (other === undefined || points === undefined || cell.slice(5, 6) !== "w") return [];
        const scores = [points, 1 - points] as const;
        return [{ round: past + 1, players: [index, other], scores, isStartKnown: true }];
      },
    ),
  );
  const ratings = lines.map((line) => Number(line.slice(48, 52)) || 0);
  return { name, format: "fide-swiss", ratings, games };
};

/** Returns the event before a round. */
export const stateBefore = (event: RecordedEvent, round: number): TournamentState => {
  const { state } = competition(event.format, event.ratings.length);
  const entries = new Map(
    [...state.entries].map(([id, entry]) => [id, { ...entry, rating: event.ratings[id - 1] ?? 0 }]),
  );
  const rounds = Array.from(
    { length: round - 1 },
    (_, past): BoardRound => ({
      at: "boards",
      number: past + 1,
      stage: 0,
      status: "published",
      request: {
        basedOn: past,
        system: "by-hand",
        options: {},
        pinned: [],
        forbidden: [],
        reason: "",
      },
      games: event.games
        .filter((game) => game.round === past + 1)
        .map(({ players, scores, isStartKnown }, index) => ({
          board: index + 1,
          seats: [players[0] + 1, players[1] + 1],
          start: { code: isStartKnown ? "by-system" : "players-draw" },
          notes: [],
          pinned: false,
          result: {
            status: "confirmed",
            outcome: { kind: "played", scores },
            actor: "",
            at: "",
            seq: 1,
            secondEntry: { state: "missing" },
            corrections: 0,
            decided: [],
            contradictions: [],
          },
        })),
      unplayed: [],
      unpaired: [],
      notes: [],
      draws: [],
      breaches: [],
      acts: [],
    }),
  );
  return { ...state, entries, rounds };
};

/** Scrabble of a club federation. */
export const scrabbleEvents = (): readonly RecordedEvent[] =>
  Array.from({ length: 22 }, (_, index) => tshEvent(index + 1));

/** Opens of chess: rapid, classical, blitz. */
export const chessEvents = (): readonly RecordedEvent[] =>
  ["fide_wwrc_2024", "moscow_open_2018_A", "wbc2021_open"].map(chessEvent);

/** Every other event, the first, third and so on: constants are fitted on these. */
export const fitted = (events: readonly RecordedEvent[]): readonly RecordedEvent[] =>
  events.filter((_, index) => index % 2 === 0);

/** The other events: nothing is fitted on them. */
export const heldOut = (events: readonly RecordedEvent[]): readonly RecordedEvent[] =>
  events.filter((_, index) => index % 2 === 1);
