import type { Outcome } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { formatHalves } from "../language/numbers.ts";
import { texts } from "../language/texts.ts";
import type { NameOf } from "./message.ts";

const words = texts({
  de: {
    forfeit: (absent: string) => `kampflos (${absent} fehlt)`,
    doubleForfeit: "kampflos (beide fehlen)",
  },
  en: {
    forfeit: (absent: string) => `forfeit (${absent} absent)`,
    doubleForfeit: "double forfeit (both absent)",
  },
});

/** A result in a few words: `412–389`, `½–0`, or who did not come. */
export const outcomeLabel = (outcome: Outcome, language: Language, name: NameOf): string => {
  if (outcome.kind === "played") return outcome.scores.map(formatHalves).join("–");
  const [absent, other] = outcome.absent;
  return absent === undefined || other !== undefined
    ? words[language].doubleForfeit
    : words[language].forfeit(name(absent));
};
