import type { TrfFile } from "@losfee/files/trf";
import { engineTexts } from "@losfee/messages/cli-engine";
import type { Call } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { writeBytes } from "../terminal/files.ts";
import { print } from "../terminal/print.ts";
import { type BoardDifference, compareRound } from "./compare-round.ts";
import { checklistPath } from "./files.ts";
import { openRound, tellNotes } from "./open-round.ts";
import { readTournament } from "./read-tournament.ts";
import type { EngineRequest, EngineTask } from "./request.ts";
import { inputFailure } from "./sentences.ts";

/** `-c`: pairs rounds of a file again and lists every board that differs. */
export const checkRounds = async (
  call: Call,
  { input: path, round }: Extract<EngineTask, { kind: "check" }>,
  { system, baku, checklist }: EngineRequest,
): Promise<ExitCode> => {
  const list = checklist === null ? null : checklistPath(call, checklist, path);
  const file = await readTournament(call, path);
  const words = engineTexts[call.language];
  const lists: string[] = [];
  let differing = 0;
  for (const each of roundsToCheck(call, path, file, round)) {
    const open = openRound(call, path, file, { system, round: each, baku });
    // The last round contains the history of all.
    if (each === (round ?? file.tournament.playedRounds)) tellNotes(call, path, open);
    const paired = open.pair();
    const recorded = open.recorded();
    if (list !== null) {
      lists.push(`${words.roundHeading({ round: each })}\n${(paired ?? open).checklist()}`);
    }
    if (paired === null) {
      print(words.noPairing({ round: each }));
      differing++;
      continue;
    }
    const differences = compareRound(paired, open, recorded);
    if (differences.length > 0) differing++;
    tellRound(call, each, recorded.pairs.length + recorded.byes.length, differences);
  }
  if (list !== null) await writeBytes(call, list, lists.join("\n"), true);
  return differing === 0 ? EXIT.done : EXIT.refused;
};

const roundsToCheck = (
  call: Call,
  path: string,
  { tournament }: TrfFile,
  round: number | null,
): readonly number[] => {
  const last = tournament.playedRounds;
  if (round === null) return Array.from({ length: last }, (_, index) => index + 1);
  if (round >= 1 && round <= last) return [round];
  throw inputFailure(path, { code: "trf-no-such-round", round, last }, call.language);
};

const tellRound = (
  { language }: Call,
  round: number,
  boards: number,
  differences: readonly BoardDifference[],
): void => {
  const words = engineTexts[language];
  if (differences.length === 0) {
    print(words.roundSame({ round, boards }));
    return;
  }
  print(words.roundDiffers({ round, boards: differences.length }));
  print(words.expectedFound);
  for (const { expected, found } of differences) print(`  ${expected}\t${found}`);
};
