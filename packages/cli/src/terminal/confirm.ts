import { createInterface } from "node:readline/promises";
import type { Language } from "@losfee/contract/language";
import { yesAnswers } from "@losfee/messages/cli-confirm";

/** Asks a question at the terminal that only yes confirms, in the language or in English. */
export const confirm = async (question: string, language: Language): Promise<boolean> =>
  [...Object.values(yesAnswers[language]), ...Object.values(yesAnswers.en)].includes(
    (await ask(question)).toLowerCase(),
  );

/** Asks for a line at the terminal; empty if none was typed. */
export const ask = async (question: string): Promise<string> => {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await lines.question(`${question} `)).trim();
  } finally {
    lines.close();
  }
};
