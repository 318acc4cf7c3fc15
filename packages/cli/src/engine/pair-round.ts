import type { Call } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { engineTexts } from "../language/engine.ts";
import { writeBytes } from "../terminal/files.ts";
import { note, printText } from "../terminal/print.ts";
import { checklistText } from "./checklist.ts";
import { besideInput, checklistPath } from "./files.ts";
import { pairingLines } from "./pairing-lines.ts";
import { pairOrNull, readTournament, roundOf, tellNotes } from "./read-tournament.ts";
import type { EngineRequest, EngineTask } from "./request.ts";

/** `-p`: pairs the first round that is not in the file. */
export const pairRound = async (
  call: Call,
  { input: path, output }: Extract<EngineTask, { kind: "pair" }>,
  { baku, checklist }: EngineRequest,
): Promise<ExitCode> => {
  const list = checklist === null ? null : checklistPath(call, checklist, path);
  const input = roundOf(call, path, await readTournament(call, path), { baku });
  tellNotes(call, path, input);
  const round = pairOrNull(call, path, input);
  if (list !== null) await writeBytes(call, list, checklistText(input, round), true);
  if (round === null) {
    const sentence = engineTexts[call.language].noPairing(input.tournament.round);
    note(`losfee: ${path}: ${sentence}`);
    return EXIT.refused;
  }
  const lines = pairingLines(round, input);
  if (output === null) printText(lines);
  else await writeBytes(call, besideInput(output, path), lines, true);
  return EXIT.done;
};
