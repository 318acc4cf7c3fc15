import { eachLanguage } from "@losfee/contract";
import { letters as messages } from "@losfee/messages/server-ladder-letters";
import { challengeLetters } from "./challenge-letters.ts";
import { gameLetters } from "./game-letters.ts";
import { type LetterMessages, type LetterTexts, letterOf, letterTextOf } from "./letter-text.ts";
import { playerLetters } from "./player-letters.ts";

const lettersWith = (t: LetterMessages): LetterTexts => {
  const withdrawnTogether: LetterTexts["withdrawnTogether"] = (subjects, because, about) =>
    letterOf(
      t.withdrawn.subject({ about }),
      t.withdrawn.text({
        because,
        count: subjects.length,
        first: subjects[0] ?? "",
        list: subjects.map((subject) => `- ${subject}`).join("\n"),
      }),
    );
  const letters: LetterTexts = {
    ...challengeLetters(t),
    ...gameLetters(t),
    ...playerLetters(t),
    withdrawn({ was, because }, words) {
      const { subject } = letterTextOf(letters, was, words);
      return withdrawnTogether([subject], because, subject);
    },
    withdrawnTogether,
  };
  return letters;
};

/** The mails to players, by language and form of address. */
export const letters = eachLanguage(messages, ({ formal, informal }) => ({
  formal: lettersWith(formal),
  informal: lettersWith(informal),
}));
