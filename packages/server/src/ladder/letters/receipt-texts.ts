import { addressedTexts } from "@losfee/contract";
import type { LetterText } from "./letter-text.ts";

interface ReceiptTexts {
  readonly receipt: (subject: string) => LetterText;
}

/** Receipt for a player whose mail waits for the director. */
export const receiptTexts = addressedTexts<ReceiptTexts>({
  de: {
    receipt: (subject) => ({
      subject: "Ihre Mail ist angekommen",
      paragraphs: [
        subject === ""
          ? "Ihre Mail ist angekommen. Es zählt der Zeitpunkt ihres Eingangs."
          : `Ihre Mail „${subject}“ ist angekommen. Es zählt der Zeitpunkt ihres Eingangs.`,
        "Nicht alles darin war eindeutig. Die Leitung sieht sie sich an und meldet sich; Sie brauchen sie nicht noch einmal zu schicken.",
        "Was schon eingetragen ist, steht in einer eigenen Mail.",
      ],
    }),
  },
  du: {
    receipt: (subject) => ({
      subject: "Deine Mail ist angekommen",
      paragraphs: [
        subject === ""
          ? "Deine Mail ist angekommen. Es zählt der Zeitpunkt ihres Eingangs."
          : `Deine Mail „${subject}“ ist angekommen. Es zählt der Zeitpunkt ihres Eingangs.`,
        "Nicht alles darin war eindeutig. Die Leitung sieht sie sich an und meldet sich; du brauchst sie nicht noch einmal zu schicken.",
        "Was schon eingetragen ist, steht in einer eigenen Mail.",
      ],
    }),
  },
  en: {
    receipt: (subject) => ({
      subject: "Your mail has arrived",
      paragraphs: [
        subject === ""
          ? "Your mail has arrived and counts from the time it arrived."
          : `Your mail “${subject}” has arrived and counts from the time it arrived.`,
        "Not all of it was clear. The director will look at it and write to you; there is no need to send it again.",
        "Anything already recorded is in a separate mail.",
      ],
    }),
  },
});
