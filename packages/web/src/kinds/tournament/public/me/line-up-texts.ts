import { addressedTexts, texts } from "@losfee/contract";

export const lineUpTexts = addressedTexts({
  de: {
    title: "Aufstellung",
    board: (board: number) => `Brett ${board}`,
    nobody: "niemand",
    reason: "Begründung (nur nötig, wenn sie gegen eine Regel verstößt)",
    send: "Aufstellung abgeben",
    sendAgain: "Geänderte Aufstellung abgeben",
    illegal: "Verstößt gegen die Regeln; angenommen wird sie nur mit Begründung:",
    impossible: "So lässt sie sich nicht abgeben:",
    label: (round: number) => `Aufstellung für Runde ${round}`,
    missing: "Noch nicht abgegeben. Vorgeschlagen sind die Ersten der Rangliste.",
    given:
      "Abgegeben. Bis zur Veröffentlichung sieht sie nur die eigene Seite, und sie lässt sich ändern.",
    published: "Die Aufstellungen sind veröffentlicht.",
    theirs: "Die andere Mannschaft hat abgegeben.",
    notTheirs: "Die andere Mannschaft hat noch nicht abgegeben.",
    howPublished: "Sind beide da, werden beide zugleich veröffentlicht.",
    change: "Aufstellung ändern",
    incomplete: "Es fehlt noch etwas: Bitte jedes Feld ausfüllen.",
  },
  du: {},
  en: {
    title: "Line-up",
    board: (board: number) => `Board ${board}`,
    nobody: "nobody",
    reason: "Reason (needed only if it breaks a rule)",
    send: "Hand in the line-up",
    sendAgain: "Hand in the changed line-up",
    illegal: "Breaks the rules; it is taken only with a reason:",
    impossible: "It cannot be handed in like this:",
    label: (round: number) => `Line-up for round ${round}`,
    missing: "Not handed in yet. The first of the squad's list are suggested.",
    given: "Handed in. Until it is published only your side sees it, and it can be changed.",
    published: "The line-ups are published.",
    theirs: "The other team has handed in theirs.",
    notTheirs: "The other team has not handed in theirs yet.",
    howPublished: "When both are in, both are published together.",
    change: "Change the line-up",
    incomplete: "Something is missing: please fill in every field.",
  },
});

/** Texts for a line-up that cannot be handed in. */
export const impossibleTexts = texts({
  de: {
    empty: "Niemand ist aufgestellt. Tritt die Mannschaft nicht an, hilft die Turnierleitung.",
    twice: (name: string) => `${name} ist zweimal aufgestellt.`,
  },
  en: {
    empty: "Nobody is lined up. If the team does not play, ask the director.",
    twice: (name: string) => `${name} is lined up twice.`,
  },
});
