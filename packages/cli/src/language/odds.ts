import { texts } from "@losfee/contract/language";

interface OddsTexts {
  readonly name: string;
  readonly margin: string;
  readonly noRuns: (why: string) => string;
}

/** Chances on the command line. */
export const oddsTexts = texts<OddsTexts>({
  de: {
    name: "Name",
    margin: "95 %",
    noRuns: (why) => `Das Turnier lässt sich nicht zu Ende spielen. ${why}`,
  },
  en: {
    name: "Name",
    margin: "95%",
    noRuns: (why) => `The competition cannot be played to its end. ${why}`,
  },
});
