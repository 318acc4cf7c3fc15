import { createInterface } from "node:readline/promises";
import { type Language, texts } from "@losfee/contract/language";

/** Answers that mean yes; everything else, also an empty line, is no. */
const answers = texts({ de: { yes: ["j", "ja"] }, en: { yes: ["y", "yes"] } });

/** Asks a question at the terminal that only yes confirms. */
export const confirm = async (question: string, language: Language): Promise<boolean> =>
  [...answers[language].yes, ...answers.en.yes].includes((await ask(question)).toLowerCase());

/** Asks for a line at the terminal; empty if none was typed. */
export const ask = async (question: string): Promise<string> => {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await lines.question(`${question} `)).trim();
  } finally {
    lines.close();
  }
};
