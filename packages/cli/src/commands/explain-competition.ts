import {
  publishedRounds,
  standingDerivations,
  standingLead,
  standingsCodes,
  standingsOf,
} from "@losfee/core";
import { type Call, integerOption, misused } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import type { Question } from "../call/question.ts";
import { type Competition, inRoundsOrAtTables } from "../journal/competition.ts";
import { playerNamed } from "../journal/players.ts";
import { roundNumbered } from "../journal/rounds.ts";
import { explainTexts } from "../language/explain.ts";
import { print, printJson } from "../terminal/print.ts";
import { leadText, workingText } from "../views/working.ts";

/** `losfee explain` of the journal: how a player's values are calculated, or why one is ahead. */
export const explainCompetition = (call: Call, question: Question): Promise<ExitCode> =>
  inRoundsOrAtTables(
    call,
    (competition) => explainRound(competition, question),
    async (competition) => {
      const { explainTables } = await import("./explain-tables.ts");
      return explainTables(competition, question);
    },
  );

const explainRound = async (competition: Competition, question: Question): Promise<ExitCode> => {
  const published = publishedRounds(competition.state());
  const rounds = integerOption(competition.call, "rounds", 0) ?? published;
  if (rounds > published) roundNumbered(competition, rounds);
  if ("pair" in question) await compare(competition, rounds, question.pair);
  else await explain(competition, rounds, question.player, question.criterion);
  return EXIT.done;
};

const explain = async (
  { call, state, nameOf }: Competition,
  rounds: number,
  player: string,
  criterion: string | undefined,
): Promise<void> => {
  const entry = playerNamed(call, state(), player);
  const words = explainTexts[call.language];
  const code = criterion?.toUpperCase();
  const codes = standingsCodes(state(), rounds);
  if (code !== undefined && !codes.includes(code)) {
    throw misused(words.notInRanking(code, codes), "criterion-not-in-ranking", { code, codes });
  }
  const all = standingDerivations(state(), entry, rounds);
  const derivations = all.filter((derivation) => code === undefined || derivation.code === code);
  const rank = standingsOf(state(), rounds).find((row) => row.entry === entry)?.rank ?? 0;
  if (call.json) {
    printJson({ entry, name: nameOf(entry), rank, rounds, derivations });
    return;
  }
  const workings = await Promise.all(
    derivations.map((derivation) => workingText(call, derivation, nameOf)),
  );
  print([words.rankOf(nameOf(entry), rank, rounds), ...workings].join("\n\n"));
};

const compare = async (
  { call, state, nameOf }: Competition,
  rounds: number,
  [one, other]: readonly [string, string],
): Promise<void> => {
  const pair = [playerNamed(call, state(), one), playerNamed(call, state(), other)] as const;
  const lead = standingLead(state(), ...pair, rounds);
  if (call.json) printJson({ players: pair, rounds, lead });
  else print(await leadText(call, lead, pair, nameOf));
};
