import { createInterface } from "node:readline/promises";
import type { Language } from "../language/language.ts";

/** What counts as yes; everything else, also an empty line, is no. */
const YES: Readonly<Record<Language, RegExp>> = { de: /^(j|ja|y|yes)$/i, en: /^(y|yes)$/i };

/** Asks a question at the terminal that has to be answered with yes. */
export const confirm = async (question: string, language: Language): Promise<boolean> => {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return YES[language].test((await lines.question(`${question} `)).trim());
  } finally {
    lines.close();
  }
};
