import type { Language } from "@losfee/contract/language";
import { usageRefusals } from "@losfee/messages/cli-commander";
import type { CommanderError } from "commander";

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
    "commander.unknownCommand": words.unknownCommand({ text: about }),
    "commander.unknownOption": words.unknownOption({ text: about }),
    "commander.missingArgument": words.missingArgument({ name: about }),
    "commander.optionMissingArgument": words.missingValue({ flags: about }),
    "commander.excessArguments": words.tooManyArguments({ command: about }),
  };
  const sentence = sentences[error.code] ?? error.message;
  const hint = nearest === undefined ? words.seeHelp({ command }) : words.meant({ nearest });
  return `${sentence} ${hint}`;
};
