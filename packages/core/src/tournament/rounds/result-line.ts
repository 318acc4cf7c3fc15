import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { nameKey } from "../../base/tidy-text.ts";
import type { EnteredPairOutcome } from "../commands.ts";
import { type NamedPlayer, numberOfNamed } from "../numbering/player-numbers.ts";
import { type BoardRound, type Game, gameOf } from "../round.ts";
import type { ResultKind } from "../settings/settings.ts";
import { DECIDED_LINE, scoresOfMarks } from "./decided-result.ts";

/** Why a typed line is not a result. */
export type ResultLineRefusal =
  | { readonly code: "line-empty" }
  /** `expected` names the forms that are understood. */
  | { readonly code: "line-not-understood"; readonly text: string }
  | { readonly code: "line-unknown-board"; readonly board: number; readonly boards: number }
  | { readonly code: "line-unknown-player"; readonly text: string }
  | {
      readonly code: "line-ambiguous-player";
      readonly text: string;
      readonly names: readonly string[];
    }
  | { readonly code: "line-no-game"; readonly name: string }
  /** The line is none of the forms of a game that ends with 1, ½ or 0. */
  | { readonly code: "line-not-decided"; readonly text: string };

const SCORE = String.raw`-?\d{1,5}`;
const PLAYER = String.raw`#?\d+|[^\d\s#,;+-][^,;]*?`;
/** `12 412 389`, `12, 412, 389`, `12 412:389` */
const BY_BOARD = new RegExp(String.raw`^(\d+)[\s,;]+(${SCORE})\s*[\s,;:]\s*(${SCORE})$`);
/** `#7 412 389` or `meier 412 389`: the named player's own score first. */
const BY_PLAYER = new RegExp(
  String.raw`^(#\d+|[^\d\s#].*?)[\s,;]+(${SCORE})\s*[\s,;:]\s*(${SCORE})$`,
);
/** `#7 412 #9 389` or `7 412 9 389`: both players, the one who started first. */
const BY_BOTH = new RegExp(
  String.raw`^(${PLAYER})[\s,;]+(${SCORE})[\s,;]+(${PLAYER})[\s,;]+(${SCORE})$`,
);
/** `12 + -`, `12 - +`, `12 - -`, `12 --`: who came and who did not. */
const FORFEIT = /^(\d+|#\d+|[^\d\s#].*?)[\s,;]+([+−–-])\s*[\s,;:/]?\s*([+−–-])$/;

/** The result that a line says. */
type ReadLine = Result<EnteredPairOutcome, ResultLineRefusal>;

/**
 * Reads one typed line as a result of `round`: a board (plain number) or player (`#7`, or part of a
 * name that only one player of the round has) and two scores, or both players each with a score, or
 * `+` and `-` for a game that one side or both did not come to.
 *
 * Where games end with a win, a draw or a loss the scores are 1, ½ (also `=`, `0.5`) or 0, and one of
 * them is enough: that of who goes first at the board, or of who was named. Both are needed where
 * they are less than a point together: ½–0, 0–½, 0–0.
 */
export const parseResultLine = (
  text: string,
  round: BoardRound,
  entries: readonly NamedPlayer[],
  results: ResultKind = "game-points",
): ReadLine => {
  const line = text.trim();
  if (line === "") return err({ code: "line-empty" });
  const forfeit = FORFEIT.exec(line);
  const among = { round, entries };
  if (forfeit !== null) return readForfeit(forfeit, among);
  if (results === "win-draw-loss") return readDecided(line, among);
  const both = BY_BOTH.exec(line);
  if (both !== null) return readBoth(both, among);
  const scores = BY_BOARD.exec(line) ?? BY_PLAYER.exec(line);
  if (scores !== null) return readScores(scores, among);
  return err({ code: "line-not-understood", text: line });
};

/** Those whom a line may name, and the round whose players are meant where several have a name. */
interface PlayersOfRound {
  readonly round: BoardRound;
  readonly entries: readonly NamedPlayer[];
}

const playedBy = (
  [a, b]: readonly [EntryId, EntryId],
  [scoreOfA, scoreOfB]: readonly [number, number],
): EnteredPairOutcome => ({
  kind: "played",
  sides: [
    { entry: a, score: scoreOfA },
    { entry: b, score: scoreOfB },
  ],
});

const readScores = (
  [, place = "", first = "", second = ""]: RegExpExecArray,
  among: PlayersOfRound,
): ReadLine => scoredAt(place, [Number(first), Number(second)], among);

const readDecided = (line: string, among: PlayersOfRound): ReadLine => {
  const [, place = "", first = "", second] = DECIDED_LINE.exec(line) ?? [];
  const scores = first === "" ? null : scoresOfMarks(first, second);
  if (scores === null) return err({ code: "line-not-decided", text: line });
  return scoredAt(place, scores, among);
};

const scoredAt = (
  place: string,
  scores: readonly [number, number],
  among: PlayersOfRound,
): ReadLine => {
  const seats = seatsAt(place, among);
  return seats.ok ? ok(playedBy(seats.value, scores)) : seats;
};

const readForfeit = (
  [, place = "", first, second]: RegExpExecArray,
  among: PlayersOfRound,
): ReadLine => {
  const seats = seatsAt(place, among);
  if (!seats.ok) return seats;
  const marks = [first, second];
  const absent = seats.value.filter((_, seat) => marks[seat] !== "+");
  if (absent.length === 0) return err({ code: "line-not-understood", text: `${place} + +` });
  return ok({ kind: "forfeit", absent });
};

const readBoth = (
  [, one = "", oneScore = "", other = "", otherScore = ""]: RegExpExecArray,
  among: PlayersOfRound,
): ReadLine => {
  const first = playerNamed(one, among);
  if (!first.ok) return first;
  const second = playerNamed(other, among);
  if (!second.ok) return second;
  const players = [first.value.id, second.value.id] as const;
  return ok(playedBy(players, [Number(oneScore), Number(otherScore)]));
};

/** The two players at a place, the one who was named first. */
const seatsAt = (
  place: string,
  among: PlayersOfRound,
): Result<readonly [EntryId, EntryId], ResultLineRefusal> => {
  const { round } = among;
  if (/^\d+$/.test(place)) {
    const board = Number(place);
    const game = round.games.find((candidate) => candidate.board === board);
    if (game !== undefined) return ok(game.seats);
    return err({ code: "line-unknown-board", board, boards: round.games.length });
  }
  const player = playerNamed(place, among);
  if (!player.ok) return player;
  const game = gameOf(round, player.value.id);
  if (game === undefined) return err({ code: "line-no-game", name: player.value.name });
  return ok([player.value.id, otherSeat(game, player.value.id)]);
};

const otherSeat = ({ seats: [first, second] }: Game, entry: EntryId): EntryId =>
  first === entry ? second : first;

const playerNamed = (
  text: string,
  { round, entries }: PlayersOfRound,
): Result<NamedPlayer, ResultLineRefusal> => {
  const number = /^#?(\d+)$/.exec(text)?.[1];
  if (number !== undefined) {
    const entry = entries.find((one) => numberOfNamed(one) === Number(number));
    return entry === undefined ? err({ code: "line-unknown-player", text }) : ok(entry);
  }
  const key = nameKey(text);
  const exact = entries.filter(({ name }) => nameKey(name) === key);
  const matches =
    exact.length > 0 ? exact : entries.filter(({ name }) => nameKey(name).includes(key));
  const playing = matches.filter(({ id }) => gameOf(round, id) !== undefined);
  const [only, another] = playing.length > 0 ? playing : matches;
  if (only === undefined) return err({ code: "line-unknown-player", text });
  if (another !== undefined) {
    const names = playing.slice(0, 5).map(({ name }) => name);
    return err({ code: "line-ambiguous-player", text, names });
  }
  return ok(only);
};
