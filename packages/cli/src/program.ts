import type { Language } from "@losfee/contract/language";
import { usageTexts } from "@losfee/messages/cli-usage-usage";
import { Command, Option } from "commander";
import type { Call } from "./call/call.ts";
import type { ExitCode } from "./call/exit.ts";
import type { CommandShape, Meaning } from "./usage/command.ts";
import { commands, commonOptions } from "./usage/commands.ts";

/**
 * Defines the command line of Losfee. Parsing runs the command, whose exit code goes to `done`;
 * usage errors are thrown as commander's own.
 */
export const createProgram = (
  language: Language,
  version: string,
  done: (code: ExitCode) => void,
): Command => {
  const words = usageTexts[language];
  const program = new Command("losfee")
    .description(words.about)
    .usage(words.usage)
    .version(version, "-V, --version", words.version)
    .helpOption("-h, --help", words.help)
    .helpCommand("help [command]", words.helpCommand)
    .addHelpText("after", `\n${words.engine}`)
    .configureHelp({ showGlobalOptions: true, styleTitle: (title) => titled(title, language) })
    .configureOutput({ writeErr: () => {} })
    .exitOverride();
  for (const [flags, meaning] of Object.entries(commonOptions)) {
    program.addOption(optionOf(flags, meaning, language));
  }
  for (const [name, shape] of Object.entries(commands)) {
    addCommand(program, name, shape, language, done);
  }
  return program;
};

const addCommand = (
  program: Command,
  name: string,
  shape: CommandShape,
  language: Language,
  done: (code: ExitCode) => void,
): void => {
  const command = program
    .command(name)
    .description(shape.about[language])
    .helpOption("-h, --help", usageTexts[language].help);
  for (const [place, meaning] of Object.entries(shape.arguments ?? {})) {
    command.argument(place, meaning[language]);
  }
  for (const [flags, meaning] of Object.entries(shape.options ?? {})) {
    command.addOption(optionOf(flags, meaning, language));
  }
  command.action(async () => {
    const { run } = await shape.load();
    done(await run(callOf(command, language)));
  });
};

const optionOf = (flags: string, meaning: Meaning, language: Language): Option => {
  const option = new Option(flags, meaning[language]);
  if (meaning.repeatable !== true) return option;
  return option.argParser((value, before: readonly string[] = []) => [...before, value]);
};

const callOf = (command: Command, language: Language): Call => {
  const options = command.optsWithGlobals();
  return { language, json: options["json"] === true, args: command.processedArgs, options };
};

/** Commander's headings, which are English. */
const titled = (title: string, language: Language): string => {
  const { headings } = usageTexts[language];
  const own: Readonly<Record<string, string>> = {
    "Usage:": headings.usage,
    "Arguments:": headings.arguments,
    "Options:": headings.options,
    "Commands:": headings.commands,
    "Global Options:": headings.commonOptions,
  };
  return own[title] ?? title;
};
