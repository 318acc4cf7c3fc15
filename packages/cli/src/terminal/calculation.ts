import { formatChoice } from "@losfee/contract";
import type { Result } from "@losfee/core";
import type { CalculationRefusal, InputProblem } from "@losfee/files/calculations";
import { calculationTexts } from "@losfee/messages/cli-calculations";
import type { Call } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";
import { readBytes } from "./files.ts";
import { note } from "./print.ts";

/** Most problems listed for people; programs get all. */
const LISTED = 50;

/** Reads a file for a calculation. Prints all problems, a line each, which end the command. */
export const readCalculation = async <T>(
  call: Call,
  path: string,
  read: (bytes: Uint8Array) => Result<T, CalculationRefusal>,
): Promise<T> => {
  const event = read(await readBytes(call, path));
  if (event.ok) return event.value;
  throw refused(call, path, event.error);
};

const refused = (call: Call, path: string, refusal: CalculationRefusal): Failure => {
  const words = calculationTexts[call.language];
  if (refusal.code === "input-not-text")
    return new Failure(EXIT.invalid, words.notText({ path }), refusal);
  if (refusal.code === "input-not-json") {
    const { line, truncated } = refusal;
    return new Failure(EXIT.invalid, words.notJson({ path, line, truncated }), refusal);
  }
  const problems = refusal.problems.map((problem) => ({
    ...problem,
    message: sentenceOf(call, problem),
  }));
  if (!call.json) {
    for (const { message } of problems.slice(0, LISTED)) {
      note(words.problem({ path, sentence: message }));
    }
    if (problems.length > LISTED) note(words.more({ count: problems.length - LISTED }));
  }
  const message = words.refused({ path, count: problems.length });
  return new Failure(EXIT.invalid, message, { code: refusal.code, path, problems });
};

const sentenceOf = ({ language }: Call, problem: InputProblem): string => {
  const { theFile, problems: t } = calculationTexts[language];
  const place = problem.place === "" ? theFile : problem.place;
  switch (problem.code) {
    case "wrong-type":
      return t["wrong-type"]({ place, expected: problem.expected });
    case "too-small":
    case "too-short":
      return t[problem.code]({ place, minimum: problem.minimum });
    case "too-large":
    case "too-long":
    case "fund-too-large":
    case "threshold-too-high":
      return t[problem.code]({ place, maximum: problem.maximum });
    case "not-one-of":
      return t["not-one-of"]({ place, values: formatChoice(problem.values, language) });
    case "duplicate":
      return t.duplicate({ place, value: problem.value, first: problem.first });
    case "not-a-multiple":
      return t["not-a-multiple"]({ place, unit: problem.unit });
    case "unknown-list":
      return t["unknown-list"]({ place, name: problem.name });
    case "unknown-player":
      return t["unknown-player"]({ place, id: problem.id });
    case "player-missing":
      return t[problem.code]({ place, id: problem.id });
    case "unknown-reason":
      return t["unknown-reason"]({ place, reason: problem.reason });
    default:
      return t[problem.code]({ place });
  }
};
