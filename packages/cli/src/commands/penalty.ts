import { publishedRounds } from "@losfee/core";
import { argument, type Call, integerFrom, integerOption, textOption } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { refuseOptions } from "../call/options.ts";
import { type Competition, inRoundsOrAtTables, printDone } from "../journal/competition.ts";
import { playerLabel, playerNamed } from "../journal/players.ts";
import { directorTexts } from "../language/director.ts";
import { standingsTexts } from "../language/standings.ts";

/** `losfee penalty PLAYER POINTS --reason …`: deducts points from a round or stage. */
export const run = (call: Call): Promise<ExitCode> =>
  inRoundsOrAtTables(call, penaltyInRound, async (competition) => {
    const { penaltyAtTables } = await import("./penalty-tables.ts");
    return penaltyAtTables(competition);
  });

const penaltyInRound = async (competition: Competition): Promise<ExitCode> => {
  const { call } = competition;
  refuseOptions(call, ["of"], standingsTexts[call.language].tablesOnly);
  const entry = playerNamed(call, competition.state(), argument(call, 0));
  const points = integerFrom(call, "POINTS", argument(call, 1), 1);
  const round = integerOption(call, "round", 1) ?? publishedRounds(competition.state());
  const reason = textOption(call, "reason") ?? "";
  const answer = await competition.executeCommand({
    type: "impose-penalty",
    entry,
    round,
    points,
    reason,
  });
  const player = playerLabel(competition.state(), entry);
  const text = directorTexts[call.language].penalty(player, points, round, answer.seq);
  return printDone(competition, [answer], text);
};
