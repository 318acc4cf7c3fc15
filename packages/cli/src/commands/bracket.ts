import {
  type Bracket,
  type BracketGame,
  type BracketSide,
  doubleElimination,
  knockout,
  MOST_ENTRANTS,
  sideCode,
} from "@losfee/core";
import { bracketTexts } from "@losfee/messages/cli-bracket";
import { argument, type Call, flagOption, integerFrom } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { print, printJson } from "../terminal/print.ts";
import { left, right, table } from "../terminal/table.ts";

/** Output for programs: `s3` is seed 3, `w7` the winner of game 7, `l7` its loser. */
interface BracketAnswer {
  readonly games: readonly {
    readonly game: number;
    readonly round: number;
    readonly sides: readonly [string, string];
    readonly reset?: true;
  }[];
}

/** `losfee bracket N`: the games of a knock-out or a double elimination, in playing order. */
export const run = async (call: Call): Promise<ExitCode> => {
  const entrants = integerFrom(call, "entrants", argument(call, 0), 2, MOST_ENTRANTS);
  const isDouble = flagOption(call, "double") === true;
  const bracket = isDouble ? doubleElimination(entrants) : knockout(entrants);
  if (call.json) printJson(answerOf(bracket));
  else print(describe(call, bracket));
  return EXIT.done;
};

const answerOf = ({ games }: Bracket): BracketAnswer => ({
  games: games.map(({ game, round, sides: [one, other], part }) => ({
    game,
    round,
    sides: [sideCode(one), sideCode(other)],
    ...(part === "reset" ? { reset: true } : {}),
  })),
});

const describe = (call: Call, { entrants, games }: Bracket): string => {
  const words = bracketTexts[call.language];
  const side = (origin: BracketSide): string =>
    origin.from === "seed"
      ? words.seed({ number: origin.seed })
      : words[origin.from]({ number: origin.game });
  const note = ({ part, sides: [winner] }: BracketGame): string =>
    part === "reset" && winner.from !== "seed" ? words.reset({ number: winner.game }) : "";
  const hasReset = games.some(({ part }) => part === "reset");
  const summary = hasReset
    ? words.summaryWithReset({ entrants, games: games.length - 1 })
    : words.summary({ entrants, games: games.length });
  const columns = [right(words.game), right(words.round), left(""), left(""), left("")];
  const rows = games.map((game) => [
    `${game.game}`,
    `${game.round}`,
    side(game.sides[0]),
    side(game.sides[1]),
    note(game),
  ]);
  return [summary, "", table(columns, rows)].join("\n");
};
