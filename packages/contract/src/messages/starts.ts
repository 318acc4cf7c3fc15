import type { GameTerms, StartNote } from "@losfee/core";
import { startNotes } from "@losfee/messages/starts";
import type { Language } from "../language/language.ts";

/** Explains why this player goes first (has White). */
export const describeStart = (start: StartNote, terms: GameTerms, language: Language): string => {
  const t = startNotes[language][terms.sides];
  switch (start.code) {
    case "fewer-starts": {
      const [first, second] = start.starts;
      return t["fewer-starts"]({ first, second });
    }
    case "more-replies": {
      const [first, second] = start.replies;
      return t["more-replies"]({ first, second });
    }
    case "run-broken":
      return t["run-broken"]({ games: start.run + 1 });
    default:
      return t[start.code];
  }
};
