import { texts } from "@losfee/contract/language";

interface OddsTexts {
  readonly name: string;
  readonly margin: string;
  readonly notForTeams: string;
  readonly noRuns: (why: string) => string;
}

/** Chances on the command line. */
export const oddsTexts = texts<OddsTexts>({
  de: {
    name: "Name",
    margin: "95 %",
    notForTeams:
      "Chancen gibt es nur für Turniere, in denen Einzelne spielen: Wie ein Mannschaftskampf ausgeht, hängt an seinen Brettern, und die kennt die Vorhersage nicht.",
    noRuns: (why) => `Das Turnier lässt sich nicht zu Ende spielen. ${why}`,
  },
  en: {
    name: "Name",
    margin: "95%",
    notForTeams:
      "Chances are told only of events in which people play for themselves: how a match of teams ends depends on its boards, which the forecast knows nothing of.",
    noRuns: (why) => `The competition cannot be played to its end. ${why}`,
  },
});
