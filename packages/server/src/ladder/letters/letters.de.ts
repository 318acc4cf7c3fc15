import type { FormOfAddress } from "@losfee/core";
import { challengeLettersDe } from "./challenge-letters.de.ts";
import { gameLettersDe } from "./game-letters.de.ts";
import type { Say } from "./letter-parts.de.ts";
import { type LetterTexts, letterTextOf } from "./letter-text.ts";
import { playerLettersDe } from "./player-letters.de.ts";

/** Reports that mails with these subjects are void. */
const withdrawn: LetterTexts["withdrawnTogether"] = (subjects, because, about) => {
  const [first = ""] = subjects;
  const list = subjects.map((subject) => `- ${subject}`).join("\n");
  const cause =
    because === "decision"
      ? "Die Leitung hat über einen Einspruch entschieden."
      : "Eine früher eingegangene Nachricht ist erst jetzt bekannt geworden.";
  return {
    subject: `Berichtigung: ${about}`,
    paragraphs: [
      cause,
      subjects.length === 1
        ? `Damit gilt unsere Mail „${first}“ nicht mehr.`
        : `Damit gelten diese Mails nicht mehr:\n${list}`,
    ],
  };
};

const lettersWith = (say: Say): LetterTexts => {
  const letters: LetterTexts = {
    ...challengeLettersDe(say),
    ...gameLettersDe(say),
    ...playerLettersDe(say),
    withdrawn({ was, because }, words) {
      const { subject } = letterTextOf(letters, was, words);
      return withdrawn([subject], because, subject);
    },
    withdrawnTogether: withdrawn,
  };
  return letters;
};

/** The German mails, by form of address. */
export const letterTextsDe: Readonly<Record<FormOfAddress, LetterTexts>> = {
  formal: lettersWith((formal) => formal),
  informal: lettersWith((_formal, informal) => informal),
};
