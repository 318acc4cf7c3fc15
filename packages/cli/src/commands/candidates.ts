import { pairingSystems, parseOptions } from "@losfee/core";
import {
  analyseStandings,
  type CandidatesReport,
  candidatesReport,
  type NamedAnalysis,
  readStandingsCsv,
} from "@losfee/files/standings-csv";
import { candidatesTexts } from "@losfee/messages/cli-candidates";
import { argument, type Call, integerOption } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { loadMessages, unreadable } from "../call/messages.ts";
import { definedOnly } from "../call/options.ts";
import { readBytes } from "../terminal/files.ts";
import { print, printJson } from "../terminal/print.ts";
import { left, table } from "../terminal/table.ts";

/** `losfee candidates STANDINGS.csv`: what annex B says about a standing, and why. */
export const run = async (call: Call): Promise<ExitCode> => {
  const path = argument(call, 0);
  const read = readStandingsCsv(await readBytes(call, path));
  if (!read.ok) throw await unreadable(call, path, read.error);
  const margins = parseOptions(
    pairingSystems.candidates.options,
    definedOnly({
      spreadMargin: integerOption(call, "spreadMargin"),
      winMargin: integerOption(call, "winMargin"),
    }),
  );
  if (!margins.ok) {
    const { describeRefusal } = await loadMessages();
    const message = describeRefusal(margins.error, call.language);
    throw new Failure(EXIT.invalid, message, margins.error);
  }
  const report = candidatesReport(read.value, margins.value);
  if (call.json) printJson(report);
  else {
    print(summary(call, report));
    print(await reasons(call, analyseStandings(read.value, margins.value)));
  }
  return EXIT.done;
};

const summary = (call: Call, report: CandidatesReport): string => {
  const words = candidatesTexts[call.language];
  const names = (list: readonly string[]): string => list.join(", ") || words.nobody;
  const games = (list: CandidatesReport["fixed"]): string =>
    list.map((players) => players.join(" – ")).join(", ") || words.nothing;
  return table(
    [left(""), left("")],
    [
      [words.sure, names(report.sure)],
      [words.candidates, names(report.candidates)],
      [words.out, names(report.out)],
      [words.fixed, games(report.fixed)],
      [words.released, games(report.released)],
    ],
  );
};

const reasons = async (call: Call, { analysis, nameOf }: NamedAnalysis): Promise<string> => {
  const { describeNote } = await loadMessages();
  const lines = analysis.notes.map((note) => `  ${describeNote(note, call.language, nameOf)}`);
  return ["", candidatesTexts[call.language].why, ...lines].join("\n");
};
