import { texts } from "@losfee/contract/language";

/** Texts of `losfee journal`. */
export const whoDidWhatTexts = texts({
  de: {
    number: "Nr.",
    when: "Zeit",
    who: "Wer",
    by: "Womit",
    what: "Was",
    nothing: "Nichts gefunden.",
  },
  en: {
    number: "No.",
    when: "Time",
    who: "Who",
    by: "By",
    what: "What",
    nothing: "Nothing found.",
  },
});
