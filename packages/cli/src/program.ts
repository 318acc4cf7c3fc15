import { Command, Option } from "commander";
import type { Call } from "./call/call.ts";
import type { ExitCode } from "./call/exit.ts";
import type { Language } from "./language/language.ts";
import { type CommandName, type CommandShape, commands, commonOptions } from "./usage/commands.ts";
import { usageTexts } from "./usage/usage.ts";

/**
 * The command line of Losfee. Reading it runs the command that was called, whose exit code goes to
 * `done`; usage errors are thrown as commander's own.
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
  for (const flags of commonOptions) program.option(flags, words.common[flags]);
  for (const name of commandNames) addCommand(program, name, language, done);
  return program;
};

const commandNames = Object.keys(commands) as readonly CommandName[];

const addCommand = (
  program: Command,
  name: CommandName,
  language: Language,
  done: (code: ExitCode) => void,
): void => {
  const shape: CommandShape = commands[name];
  const { about, ...words } = usageTexts[language].commands[name];
  // The keys of the words are those of the shape, by type; a loop over names cannot show it.
  const meanings = words as Readonly<Record<"arguments" | "options", Record<string, string>>>;
  const command = program
    .command(name)
    .description(about)
    .helpOption("-h, --help", usageTexts[language].help);
  for (const argument of shape.arguments) command.argument(argument, meanings.arguments[argument]);
  for (const flags of shape.options) {
    command.addOption(optionOf(flags, meanings.options[flags] ?? "", shape.repeatable ?? []));
  }
  command.action(async () => {
    const { run } = await shape.load();
    done(await run(callOf(command, language)));
  });
};

const optionOf = (flags: string, meaning: string, repeatable: readonly string[]): Option => {
  const option = new Option(flags, meaning);
  if (!repeatable.includes(flags)) return option;
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
