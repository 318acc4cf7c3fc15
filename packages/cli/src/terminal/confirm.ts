import { createInterface } from "node:readline/promises";
import type { Language } from "../language/language.ts";

/** What counts as yes; everything else, also an empty line, is no. */
const YES: Readonly<Record<Language, RegExp>> = { de: /^(j|ja|y|yes)$/i, en: /^(y|yes)$/i };

/** Asks a question at the terminal that has to be answered with yes. */
export const confirm = async (question: string, language: Language): Promise<boolean> =>
  YES[language].test(await ask(question));

/** Asks for a line at the terminal; empty where none was typed. */
export const ask = async (question: string): Promise<string> => {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await lines.question(`${question} `)).trim();
  } finally {
    lines.close();
  }
};
