import {
  type Fraction,
  type KeizerList,
  type KeizerSeason,
  type KeizerTerm,
  keizerStandings,
  keizerTerms,
} from "@losfee/core";
import { readKeizerSeason } from "@losfee/files/calculations";
import { keizerTexts } from "@losfee/messages/cli-keizer";
import { argument, type Call, misused, textOption } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { readCalculation } from "../terminal/calculation.ts";
import { print, printJson } from "../terminal/print.ts";
import { left, right, table } from "../terminal/table.ts";

/** `losfee keizer SEASON.json`: the list after the last round, or the sum of a player's score. */
export const run = async (call: Call): Promise<ExitCode> => {
  const path = argument(call, 0);
  const season = await readCalculation(call, path, readKeizerSeason);
  const list = keizerStandings(season);
  const player = textOption(call, "player");
  if (player !== undefined) showSum(call, season, list, player);
  else if (call.json) printJson(answerOf(list));
  else print(describe(call, list));
  return EXIT.done;
};

/** As other programs read it: "57/2". */
const written = ({ n, d }: Fraction): string => (d === 1 ? `${n}` : `${n}/${d}`);

const answerOf = ({ lines, cycle }: KeizerList) => ({
  list: lines.map(({ id, value, score }) => ({
    id,
    value: written(value),
    score: written(score),
  })),
  cycle,
});

const describe = (call: Call, { lines, cycle }: KeizerList): string => {
  const words = keizerTexts[call.language];
  const columns = [right(words.place), left(words.player), right(words.value), right(words.score)];
  const rows = lines.map(({ id, value, score }, index) => [
    `${index + 1}.`,
    `${id}`,
    written(value),
    written(score),
  ]);
  const note = cycle === 0 ? [] : ["", words.cycle({ cycle })];
  return [table(columns, rows), ...note].join("\n");
};

const showSum = (call: Call, season: KeizerSeason, list: KeizerList, player: string): void => {
  const words = keizerTexts[call.language];
  const place = list.lines.findIndex(({ id }) => `${id}` === player);
  const line = list.lines[place];
  if (line === undefined)
    throw misused(words.noSuchPlayer({ player }), "no-such-player", { player });
  const [value, score] = [written(line.value), written(line.score)];
  const terms = keizerTerms(season, list, line.id);
  if (call.json) {
    printJson({
      id: line.id,
      value,
      score,
      terms: terms.map((term) => ({
        ...term,
        share: written(term.share),
        value: written(term.value),
        amount: written(term.amount),
      })),
    });
    return;
  }
  print(words.sumOf({ player, place: place + 1, value, score }));
  print("");
  const columns = [left(""), right(""), right(""), right(""), right("")];
  print(
    table(
      columns,
      terms.map((term) => [origin(call, term), ...product(term)]),
    ),
  );
};

const origin = (call: Call, { round, opponent, reason, isBeyondLimit }: KeizerTerm): string => {
  const words = keizerTexts[call.language];
  if (opponent !== null) return words.game({ round, opponent: `${opponent}` });
  if (reason === null) return words.ownValue;
  return isBeyondLimit ? words.beyondLimit({ round, reason }) : words.without({ round, reason });
};

const product = ({ share, value, amount }: KeizerTerm): readonly string[] => [
  written(share),
  "·",
  written(value),
  `= ${written(amount)}`,
];
