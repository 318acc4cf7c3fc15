import { makeChain } from "@losfee/core";
import {
  type RankingTable,
  rankingCsv,
  rankingTable,
  rankingTsv,
} from "@losfee/files/ranking-table";
import { rankingTexts } from "@losfee/messages/cli-ranking";
import { type Call, flagOption } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { loadMessages } from "../call/messages.ts";
import { print, printJson, printText } from "../terminal/print.ts";
import { left, right, table } from "../terminal/table.ts";
import { type RankedFile, rankedFile } from "../trf/ranked-file.ts";

/** `losfee standings FILE.trf`: the players or teams of a TRF file, by any chain of tie-breaks. */
export const fileStandings = async (call: Call, path: string): Promise<ExitCode> => {
  const ranked = await rankedFile(call, path);
  const ranking = rankingTable(ranked.chain, ranked.field);
  if (call.json) printJson(jsonOf(ranked, ranking));
  else if (flagOption(call, "csv") === true) printText(rankingCsv(ranking));
  else if (flagOption(call, "tsv") === true) printText(rankingTsv(ranking));
  else print(await tableOf(call, ranked, ranking));
  return EXIT.done;
};

/** Undefined values become null. */
const jsonOf = (ranked: RankedFile, { codes, lines }: RankingTable) => ({
  event: ranked.file.tournament.header.name,
  round: ranked.field.rounds,
  rules: ranked.edition,
  pairing: ranked.pairing,
  teams: ranked.teams,
  criteria: codes,
  rows: lines.map(({ rank, entry, name, values }) => ({ rank, entry, name, values })),
  warnings: ranked.warnings,
  problems: ranked.problems,
});

const tableOf = async (
  { language }: Call,
  { file, field, chain, edition, pairing }: RankedFile,
  { codes, lines }: RankingTable,
): Promise<string> => {
  const { formatValue } = await loadMessages();
  const words = rankingTexts[language];
  const body = table(
    [
      right(words.rank),
      right("#"),
      left(words.name),
      ...codes.map((heading) => ({ heading, align: "right" as const })),
    ],
    lines.map(({ rank, entry, name, values }) => [
      `${rank}.`,
      `${entry}`,
      name,
      ...values.map((value, place) => formatValue(codes[place] ?? "", value, language)),
    ]),
  );
  const title = words.title({
    event: file.tournament.header.name,
    rounds: field.rounds,
    hasEvent: file.tournament.header.name !== "",
  });
  return [title, words.rules({ edition, pairing, codes: makeChain(chain) }), body].join("\n");
};
