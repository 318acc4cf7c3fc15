import {
  type GameTerms,
  type Line,
  type PointSystem,
  pointsOf,
  type StartNote,
} from "@losfee/core";
import { crosstableCellsWords } from "@losfee/messages/crosstable-cells";
import { startNotes } from "@losfee/messages/starts";
import type { Language } from "../language/language.ts";
import { formatHalves, formatPoints } from "../language/numbers.ts";

/** Explains why this player goes first (has White). */
export const describeStart = (start: StartNote, terms: GameTerms, language: Language): string => {
  const t = startNotes[language][terms.sides];
  switch (start.code) {
    case "fewer-starts": {
      const [first, second] = start.starts;
      return t["fewer-starts"]({ first, second });
    }
    case "more-replies": {
      const [first, second] = start.replies;
      return t["more-replies"]({ first, second });
    }
    case "run-broken":
      return t["run-broken"]({ games: start.run + 1 });
    default:
      return t[start.code];
  }
};

/**
 * Returns a cell of a crosstable in arbiters' notation: `15w1` (against number 15, with White,
 * won), `7b½`, `15w` for a running game, `15+` and `15−` for a forfeit, `bye`, `bye½` and `bye0`
 * for a round without an opponent, by its worth. Empty where the round does not concern the player.
 */
export const crosstableCell = (
  line: Line | undefined,
  numberOf: (entry: number) => number | null,
  points: PointSystem,
  language: Language,
): string => {
  if (line === undefined) return "";
  const { colours, bye } = crosstableCellsWords[language];
  const opponent = line.opponent === null ? "" : String(numberOf(line.opponent) ?? "");
  if (line.kind === "pending") return `${opponent}${colours[line.start]}`;
  if (line.kind === "played") {
    return `${opponent}${colours[line.start]}${formatHalves(line.own)}`;
  }
  if (line.reason === "not-in-stage") return "";
  if (line.reason === "forfeit") return `${opponent}${forfeitMark(line)}`;
  const worth = pointsOf(line, points);
  const isAbsent = line.reason === "withdrawn" || line.reason === "late-entry";
  if (isAbsent && worth === points.zeroPointBye) return "–";
  return worth === points.win ? bye : `${bye}${formatPoints(worth, language)}`;
};

/**
 * Returns the results of all games between two players in the notation of a round robin: `1`, `½0`
 * for two games, `+` and `−` for a forfeit, `·` for a running game.
 */
export const encounterCell = (lines: readonly Line[]): string =>
  lines
    .map((line) => {
      if (line.kind === "pending") return "·";
      return line.kind === "played" ? formatHalves(line.own) : forfeitMark(line);
    })
    .join("");

const forfeitMark = ({ credit }: Extract<Line, { readonly kind: "unplayed" }>): string =>
  credit === "win" ? "+" : "−";
