import type { Language } from "@losfee/contract/language";
import { texts } from "@losfee/contract/language";
import type { CommanderError } from "commander";

interface UsageRefusals {
  readonly unknownCommand: (text: string) => string;
  readonly unknownOption: (text: string) => string;
  readonly missingArgument: (name: string) => string;
  readonly missingValue: (flags: string) => string;
  readonly tooManyArguments: (command: string) => string;
  readonly meant: (nearest: string) => string;
  readonly seeHelp: (command: string) => string;
  /** `choices`: the option with its possible values. */
  readonly unknownLanguage: (text: string, choices: string) => string;
}

/** Usage errors found by commander. */
export const usageRefusals = texts<UsageRefusals>({
  de: {
    unknownCommand: (text) => `Den Befehl „${text}“ gibt es nicht.`,
    unknownOption: (text) => `Die Option „${text}“ gibt es hier nicht.`,
    missingArgument: (name) => `Es fehlt die Angabe <${name}>.`,
    missingValue: (flags) => `Zur Option „${flags}“ fehlt der Wert.`,
    tooManyArguments: (command) => `Zu viele Angaben für „${command}“.`,
    meant: (nearest) => `Meinten Sie „${nearest}“?`,
    seeHelp: (command) => `Hilfe: ${command} --help`,
    unknownLanguage: (text, choices) => `Die Sprache „${text}“ gibt es nicht: ${choices}.`,
  },
  en: {
    unknownCommand: (text) => `There is no command “${text}”.`,
    unknownOption: (text) => `There is no option “${text}” here.`,
    missingArgument: (name) => `<${name}> is missing.`,
    missingValue: (flags) => `The option “${flags}” needs a value.`,
    tooManyArguments: (command) => `Too many arguments for “${command}”.`,
    meant: (nearest) => `Did you mean “${nearest}”?`,
    seeHelp: (command) => `Help: ${command} --help`,
    unknownLanguage: (text, choices) => `There is no language “${text}”: ${choices}.`,
  },
});

/**
 * Translates commander's refusal. It has a code, but its subject is only in the English sentence,
 * between quotes.
 */
export const describeUsageError = (
  error: CommanderError,
  command: string,
  language: Language,
): string => {
  const words = usageRefusals[language];
  const [about = ""] = Array.from(error.message.matchAll(/'([^']*)'/g), ([, text]) => text ?? "");
  const nearest = /\(Did you mean (?:one of )?([^?)]*)\?\)/.exec(error.message)?.[1];
  const sentences: Readonly<Record<string, string>> = {
    "commander.unknownCommand": words.unknownCommand(about),
    "commander.unknownOption": words.unknownOption(about),
    "commander.missingArgument": words.missingArgument(about),
    "commander.optionMissingArgument": words.missingValue(about),
    "commander.excessArguments": words.tooManyArguments(about),
  };
  const sentence = sentences[error.code] ?? error.message;
  const hint = nearest === undefined ? words.seeHelp(command) : words.meant(nearest);
  return `${sentence} ${hint}`;
};
