/** A reader of tournament report files for tests: only what the pairing vectors need. */
import { bakuAcceleration } from "../../src/pairing/fide-dutch/baku.ts";
import type {
  Colour,
  DutchPlayer,
  DutchRecord,
  DutchTournament,
} from "../../src/pairing/fide-dutch/tournament.ts";

/** A report as read: the rounds, and rules for coming rounds. */
export interface Report {
  readonly rounds: number;
  readonly playedRounds: number;
  readonly points: { win: number; draw: number; loss: number; absence: number; bye: number };
  readonly initialColour: Colour;
  readonly cells: ReadonlyMap<number, readonly Cell[]>;
  readonly acceleration: (number: number, round: number) => number;
  readonly forbidden: (round: number) => readonly (readonly number[])[];
  readonly isAway: (number: number, round: number) => boolean;
}

/** One round of one player as written: opponent, colour, result. */
export interface Cell {
  readonly opponent: number;
  readonly colour: string;
  readonly result: string;
}

const numbersIn = (text: string): number[] => text.trim().split(/\s+/).filter(Boolean).map(Number);

const cellsOf = (line: string): Cell[] => {
  const cells: Cell[] = [];
  for (let at = 91; at < line.length; at += 10) {
    const text = line.slice(at, at + 8).padEnd(8);
    cells.push({
      opponent: Number(text.slice(0, 4).trim() || 0),
      colour: text[5]!.toLowerCase(),
      result: text[7]!.toUpperCase(),
    });
  }
  while (cells.length > 0 && cells.at(-1)!.result === " ") cells.pop();
  return cells;
};

/** Reads a report in the 2016 or 2026 form. */
export const readReport = (text: string): Report => {
  const lines = text.split(/\r\n|\r|\n/);
  const fields = (tag: string): string[] => lines.filter((line) => line.startsWith(tag));
  const cells = new Map(
    fields("001").map((line) => [Number(line.slice(4, 8)), cellsOf(line)] as const),
  );
  const playedRounds = Math.max(
    0,
    ...[...cells.values()].map((row) => row.findLastIndex((cell) => pairedIn(cell)) + 1),
  );
  const rounds = Number((fields("142")[0] ?? fields("XXR")[0])?.slice(4) ?? playedRounds);
  const points = { win: 1, draw: 0.5, loss: 0, absence: 0, bye: Number.NaN };
  const codes = { W: "win", D: "draw", L: "loss", A: "absence", P: "bye" } as const;
  for (const line of fields("162")) {
    for (let at = 5; at < line.length; at += 9) {
      const code = codes[line[at] as keyof typeof codes];
      if (code !== undefined) points[code] = Number(line.slice(at + 1, at + 5));
    }
  }
  if (Number.isNaN(points.bye)) points.bye = points.win;
  return {
    rounds,
    playedRounds,
    points,
    initialColour: initialColourOf(fields("152")[0], cells),
    cells,
    acceleration: accelerationOf(fields, cells, rounds),
    forbidden: (round) =>
      fields("260").flatMap((line) => {
        const [first, last, ...numbers] = numbersIn(line.slice(4));
        return round >= first! && round <= last! ? [numbers] : [];
      }),
    isAway: (number, round) =>
      fields("240").some(
        (line) => Number(line.slice(6, 9)) === round && numbersIn(line.slice(9)).includes(number),
      ),
  };
};

const initialColourOf = (
  line: string | undefined,
  cells: ReadonlyMap<number, readonly Cell[]>,
): Colour => {
  if (line !== undefined) return line.slice(4).trim().toUpperCase() === "B" ? "black" : "white";
  // Players away in round 1 have no pairing number yet.
  const entered = [...cells.values()].flatMap((row) => row.slice(0, 1)).filter(pairedIn);
  const first = entered.findIndex(({ colour }) => /[wb]/.test(colour));
  const isOdd = first % 2 === 0;
  return first === -1 || isOdd === (entered[first]!.colour === "w") ? "white" : "black";
};

const accelerationOf = (
  fields: (tag: string) => string[],
  cells: ReadonlyMap<number, readonly Cell[]>,
  rounds: number,
): Report["acceleration"] => {
  const free = fields("XXA").map((line) => ({
    number: Number(line.slice(4, 8)),
    values: numbersIn(line.slice(8)),
  }));
  const ranges = fields("250").map((line) => ({
    points: Number(line.slice(9, 13)),
    rounds: [Number(line.slice(14, 17)), Number(line.slice(18, 21))] as const,
    players: [Number(line.slice(22, 26)), Number(line.slice(27, 31))] as const,
  }));
  const isBaku = ranges.length === 0 && fields("192").some((line) => line.includes("BAKU"));
  const baku = { players: cells.size, rounds, win: 1 };
  return (number, round) => {
    if (isBaku) return bakuAcceleration(number, baku)[round - 1] ?? 0;
    const own = free.find((record) => record.number === number)?.values[round - 1] ?? 0;
    return ranges.reduce((sum, range) => {
      const holds =
        round >= range.rounds[0] &&
        round <= range.rounds[1] &&
        number >= range.players[0] &&
        number <= range.players[1];
      return holds ? sum + range.points : sum;
    }, own);
  };
};

const recordOf = (cell: Cell | undefined, points: Report["points"]): DutchRecord => {
  const worth = {
    "1": points.win,
    W: points.win,
    "+": points.win,
    F: points.win,
    "=": points.draw,
    D: points.draw,
    H: points.draw,
    "0": points.loss,
    L: points.loss,
    U: points.bye,
  }[cell?.result ?? ""];
  const played = cell !== undefined && "1=0WDL".includes(cell.result) && cell.opponent > 0;
  return {
    opponent: cell?.opponent ?? 0,
    played,
    colour: played ? (cell.colour === "w" ? "white" : "black") : null,
    points: worth ?? points.absence,
    pairingAllocatedBye: cell?.result === "U",
  };
};

/**
 * The pairing problem of a round: what was known before it. Available are those with a pair or the
 * bye in that round or, in the first round not in the file, all who are not marked as away.
 */
export const tournamentBefore = (report: Report, round: number): DutchTournament => {
  const isRecorded = [...report.cells.values()].some((row) => pairedIn(row[round - 1]));
  const players = [...report.cells].map(([number, row]): DutchPlayer => {
    const cell = row[round - 1];
    const available = isRecorded
      ? pairedIn(cell)
      : cell === undefined && !report.isAway(number, round);
    return {
      number,
      available,
      history: Array.from({ length: round - 1 }, (_, index) => recordOf(row[index], report.points)),
      addedPoints: Array.from({ length: round }, (_, index) =>
        report.acceleration(number, index + 1),
      ),
    };
  });
  return {
    round,
    rounds: report.rounds,
    points: report.points,
    initialColour: report.initialColour,
    players,
    forbidden: report.forbidden(round),
  };
};

const pairedIn = (cell: Cell | undefined): boolean =>
  cell !== undefined && (cell.result === "U" || (cell.opponent > 0 && cell.result !== " "));

/** The pairs of a round in the file, as lines "white black", the bye as "player 0", sorted. */
export const recordedPairs = (report: Report, round: number): readonly string[] =>
  [...report.cells]
    .flatMap(([number, row]) => {
      const cell = row[round - 1];
      if (!pairedIn(cell)) return [];
      if (cell!.result === "U") return [`${number} 0`];
      return cell!.colour === "w" ? [`${number} ${cell!.opponent}`] : [];
    })
    .sort();
