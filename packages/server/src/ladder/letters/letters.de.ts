import type { FormOfAddress } from "@losfee/core";
import { challengeLettersDe } from "./challenge-letters.de.ts";
import { gameLettersDe } from "./game-letters.de.ts";
import type { Say } from "./letter-parts.de.ts";
import { type LetterTexts, letterTextOf } from "./letter-text.ts";
import { playerLettersDe } from "./player-letters.de.ts";

const lettersWith = (say: Say): LetterTexts => {
  const letters: LetterTexts = {
    ...challengeLettersDe(say),
    ...gameLettersDe(say),
    ...playerLettersDe(say),
    withdrawn: ({ was }, words) => ({
      subject: `Berichtigung: ${letterTextOf(letters, was, words).subject}`,
      paragraphs: [
        `Unsere Mail „${letterTextOf(letters, was, words).subject}“ gilt nicht mehr: Eine früher eingegangene Nachricht ist erst jetzt bekannt geworden, oder die Leitung hat anders entschieden.`,
        say(
          "Was stattdessen gilt, steht auf der Seite der Pyramide; betrifft es Sie, bekommen Sie dazu eine eigene Mail.",
          "Was stattdessen gilt, steht auf der Seite der Pyramide; betrifft es dich, bekommst du dazu eine eigene Mail.",
        ),
      ],
    }),
  };
  return letters;
};

/** The mails in German, by how they address their reader. */
export const letterTextsDe: Readonly<Record<FormOfAddress, LetterTexts>> = {
  formal: lettersWith((formal) => formal),
  informal: lettersWith((_formal, informal) => informal),
};
