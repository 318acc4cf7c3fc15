import { readFileSync } from "node:fs";
import type { Language } from "@losfee/contract/language";
import { engineTexts } from "@losfee/messages/cli-engine";
import { mainTexts } from "@losfee/messages/cli-main";
import type { Call } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { languageFrom } from "../language/language.ts";
import { writeBytes } from "../terminal/files.ts";
import { note, print, printText } from "../terminal/print.ts";
import { checkRounds } from "./check-rounds.ts";
import { besideInput, checklistPath } from "./files.ts";
import { generate } from "./generate.ts";
import { openRound, tellNotes } from "./open-round.ts";
import { pairingLines } from "./pairing-lines.ts";
import { readTournament } from "./read-tournament.ts";
import { type EngineRequest, type EngineTask, parseRequest } from "./request.ts";
import { usageFailure } from "./sentences.ts";

/**
 * Runs a command line with `--dutch` or `--team`, as programs call JaVaFo and bbpPairings; returns
 * their exit code: 0 done, 1 no valid pairing, 2 unexpected, 3 invalid, 4 too large, 5 file access.
 */
export const runEngine = async (args: readonly string[]): Promise<ExitCode> => {
  const language = languageFrom(args, process.env);
  try {
    return await perform(args, language);
  } catch (error) {
    return report(error, language);
  }
};

const perform = async (args: readonly string[], language: Language): Promise<ExitCode> => {
  if (args.includes("--help") || args.includes("-h")) {
    print(engineTexts[language].usage);
    return EXIT.done;
  }
  const request = parseRequest(args);
  if (!request.ok) throw usageFailure(request.error, language);
  const { task, version } = request.value;
  if (version) print(`losfee ${versionOf()}`);
  const call: Call = { language, json: false, args: [], options: {} };
  switch (task?.kind) {
    case "pair":
      return await pairRound(call, task, request.value);
    case "check":
      return await checkRounds(call, task, request.value);
    case "generate":
      return await generate(call, task, request.value);
    case undefined:
      return EXIT.done;
  }
};

const versionOf = (): string => {
  const file = new URL(import.meta.resolve("losfee/package.json"));
  const { version } = JSON.parse(readFileSync(file, "utf8")) as { readonly version: string };
  return version;
};

const report = (error: unknown, language: Language): ExitCode => {
  if (process.env["LOSFEE_DEBUG"] === "1") console.error(error);
  if (error instanceof Failure) {
    note(`losfee: ${error.message}`);
    return error.exitCode;
  }
  const reason = error instanceof Error ? error.message : String(error);
  note(`losfee: ${mainTexts[language].unexpected({ reason })}`);
  // V8 and typed arrays throw this for more than they can hold.
  return error instanceof RangeError ? EXIT.tooLarge : EXIT.unexpected;
};

/** `-p`: pairs the first round that is not in the file. */
const pairRound = async (
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
