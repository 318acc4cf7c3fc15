import { engineTexts } from "@losfee/messages/cli-engine";
import type { Call } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { writeBytes } from "../terminal/files.ts";
import { note, printText } from "../terminal/print.ts";
import { besideInput, checklistPath } from "./files.ts";
import { openRound, tellNotes } from "./open-round.ts";
import { pairingLines } from "./pairing-lines.ts";
import { readTournament } from "./read-tournament.ts";
import type { EngineRequest, EngineTask } from "./request.ts";

/** `-p`: pairs the first round that is not in the file. */
export const pairRound = async (
  call: Call,
  { input: path, output }: Extract<EngineTask, { kind: "pair" }>,
  { system, baku, checklist }: EngineRequest,
): Promise<ExitCode> => {
  const list = checklist === null ? null : checklistPath(call, checklist, path);
  const open = openRound(call, path, await readTournament(call, path), { system, baku });
  tellNotes(call, path, open);
  const round = open.pair();
  if (list !== null) await writeBytes(call, list, (round ?? open).checklist(), true);
  if (round === null) {
    const sentence = engineTexts[call.language].noPairing({ round: open.number });
    note(`losfee: ${path}: ${sentence}`);
    return EXIT.refused;
  }
  const lines = pairingLines(round, open);
  if (output === null) printText(lines);
  else await writeBytes(call, besideInput(output, path), lines, true);
  return EXIT.done;
};
