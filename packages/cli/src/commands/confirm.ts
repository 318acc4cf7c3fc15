import type { TableAddress, TablesStage } from "@losfee/core";
import { type Call, integerOption, restArguments } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { ofKind, printDone, withCompetition } from "../journal/competition.ts";
import { gameAddress, stageInPlay } from "../journal/stages.ts";
import { tableResultTexts } from "../language/table-result.ts";

/** `losfee confirm [3.2 …]`: confirms what tables have reported; without any, all of it. */
export const run = (call: Call): Promise<ExitCode> =>
  withCompetition(call, async (any) => {
    const competition = ofKind("tables", any);
    const words = tableResultTexts[call.language];
    const stage = stageInPlay(competition, integerOption(call, "round", 1));
    const named = restArguments(call, 0).map((text) => ({
      stage: stage.stage,
      ...gameAddress(call, text),
    }));
    const results = named.length > 0 ? named : reportedIn(stage);
    if (results.length === 0) {
      throw new Failure(EXIT.refused, words.nothingToConfirm, { code: "no-result" });
    }
    const answer = await competition.executeCommand({ type: "confirm-results", results });
    return printDone(competition, [answer], words.confirmed(results.length));
  });

const reportedIn = ({ stage, games }: TablesStage): readonly TableAddress[] =>
  games.flatMap(({ game, tables }) =>
    tables
      .filter(({ result }) => result?.status === "reported")
      .map(({ table }) => ({ stage, game, table })),
  );
