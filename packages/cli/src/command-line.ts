import { readFileSync } from "node:fs";
import { isLanguage, LANGUAGES, type Language } from "@losfee/contract/language";
import { usageRefusals } from "@losfee/messages/cli-commander";
import { mainTexts } from "@losfee/messages/cli-main";
import { CommanderError } from "commander";
import { EXIT, type ExitCode, Failure } from "./call/exit.ts";
import { describeUsageError } from "./language/commander.ts";
import { languageFrom } from "./language/language.ts";
import { createProgram } from "./program.ts";
import { note, print, printJson } from "./terminal/print.ts";

/** Runs one command line and returns the exit code. Reports any failure in one sentence. */
export const runCommandLine = async (args: readonly string[]): Promise<ExitCode> => {
  const language = languageFrom(args, process.env, systemLocale());
  let code: ExitCode = EXIT.done;
  const program = createProgram(language, version(), (ended) => {
    code = ended;
  });
  program.hook("preAction", (_, command) => refuseLanguage(command.optsWithGlobals(), language));
  if (args.length === 0) {
    print(program.helpInformation().trimEnd());
    return EXIT.invalid;
  }
  try {
    await program.parseAsync(args, { from: "user" });
    return code;
  } catch (error) {
    return report(error, language, args);
  }
};

/** Windows' language; other systems name theirs in the environment. */
const systemLocale = (): string =>
  process.platform === "win32" ? new Intl.DateTimeFormat().resolvedOptions().locale : "";

const version = (): string => {
  const file = new URL(import.meta.resolve("losfee/package.json"));
  const { version } = JSON.parse(readFileSync(file, "utf8")) as { readonly version: string };
  return version;
};

const refuseLanguage = ({ lang }: Record<string, unknown>, language: Language): void => {
  if (typeof lang !== "string" || isLanguage(lang)) return;
  const message = usageRefusals[language].unknownLanguage({
    text: lang,
    choices: `--lang ${LANGUAGES.join("|")}`,
  });
  throw new Failure(EXIT.invalid, message, { code: "unknown-language", given: lang });
};

const report = (error: unknown, language: Language, args: readonly string[]): ExitCode => {
  // Help and version were printed: commander ends with these, too.
  if (error instanceof CommanderError && error.exitCode === 0) return EXIT.done;
  const failure = failureOf(error, language, args);
  note(`losfee: ${failure.message}`);
  if (args.includes("--json")) {
    printJson({ error: { ...failure.details, message: failure.message } });
  }
  if (process.env["LOSFEE_DEBUG"] === "1") console.error(error);
  return failure.exitCode;
};

const failureOf = (error: unknown, language: Language, args: readonly string[]): Failure => {
  if (error instanceof Failure) return error;
  if (error instanceof CommanderError) {
    const command = args.find((arg) => !arg.startsWith("-"));
    const isCommand = error.code !== "commander.unknownCommand" && command !== undefined;
    const help = isCommand ? `losfee ${command}` : "losfee";
    const message = describeUsageError(error, help, language);
    return new Failure(EXIT.invalid, message, { code: error.code.replace("commander.", "usage-") });
  }
  const reason = error instanceof Error ? error.message : String(error);
  const message = mainTexts[language].unexpected({ reason });
  return new Failure(EXIT.unexpected, message, { code: "unexpected" });
};
