import { addressedTexts } from "@losfee/contract";

/** Texts of a captain's own squad. */
export const ownSquadTexts = addressedTexts({
  de: {
    title: "Kader",
    hint: "Wer hier steht, kann aufgestellt werden; neue Personen stehen am Ende der Rangliste. Reihenfolge und Spielberechtigung legt die Turnierleitung fest. Sie berichtigt auch Angaben von Personen, die schon aufgestellt waren.",
    closed: "Den Kader ändert die Turnierleitung.",
    none: "Noch niemand im Kader.",
    place: "Platz",
    editOf: (name: string) => `Ändern: ${name}`,
    back: "Zurück zu meiner Mannschaft",
    noScript: "Zum Ändern braucht diese Seite JavaScript.",
  },
  du: {},
  en: {
    title: "Squad",
    hint: "The players on this list can be lined up; new ones stand at its end. The director decides on the order and on eligibility, and corrects the details of players who have already been lined up.",
    closed: "The director changes the squad.",
    none: "Nobody in the squad yet.",
    place: "Place",
    editOf: (name: string) => `Edit: ${name}`,
    back: "Back to my team",
    noScript: "This page needs JavaScript to change anything.",
  },
});
