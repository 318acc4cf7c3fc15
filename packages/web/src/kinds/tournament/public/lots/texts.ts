import { counted, isOne, texts } from "@losfee/contract";

export const lotsTexts = texts({
  de: {
    title: "Lose",
    intro:
      "Alle Lose dieses Turniers kommen aus einem geheimen Startwert. Seine Prüfsumme steht hier von Anfang an; der Startwert selbst wird mit dem Abschluss veröffentlicht. So kann niemand ein Los nachträglich ändern, und alle können nachrechnen.",
    soFar: (draws: number) =>
      draws === 0
        ? "Noch wurde nichts ausgelost. Der Startwert aller Lose liegt schon fest."
        : `Bisher ${counted(draws, { one: "Auslosung", other: "Auslosungen" }, "de")}, alle aus dem Startwert, der vor der ersten schon feststand.`,
    seeds: (count: number): string => (isOne(count, "de") ? "Der Startwert" : "Die Startwerte"),
    hash: "Prüfsumme des Startwerts (SHA-256)",
    seed: "Startwert",
    several:
      "Das Turnier wurde nach dem Abschluss wieder geöffnet. Der alte Startwert war da schon bekannt; deshalb kommen die Lose seitdem aus einem neuen, dessen Prüfsumme beim Öffnen veröffentlicht wurde. Lose, die es vorher gab, bleiben.",
    seedNumber: (number: number) => `Startwert ${number}`,
    range: (from: number, last: number | null) =>
      last === null ? `ab Ereignis ${from}` : `von Ereignis ${from} bis ${last}`,
    own: "Startwert, der bei der Meldung galt",
    secret: "noch geheim, bis das Turnier abgeschlossen ist",
    seedFits: "Der Startwert hat die Prüfsumme, die vor der ersten Auslosung veröffentlicht war.",
    seedDiffers: "Der Startwert passt nicht zur veröffentlichten Prüfsumme.",
    draws: "Auslosungen",
    noDraws: "Noch wurde nichts ausgelost.",
    caption: "Alle Auslosungen in der Reihenfolge, in der sie gemacht wurden",
    round: "Runde",
    stage: "Stufe",
    fits: "stimmt",
    differs: "stimmt nicht",
    subjects: (count: number) => counted(count, { one: "Los", other: "Lose" }, "de"),
    summary: (wrong: number, all: number) =>
      wrong === 0
        ? `Alle ${counted(all, { one: "Auslosung", other: "Auslosungen" }, "de")} nachgerechnet: Sie stimmen.`
        : `${wrong} von ${counted(all, { one: "Auslosung", other: "Auslosungen" }, "de")} stimmen nicht mit dem Startwert überein.`,
    how: "Selbst nachrechnen",
    seedPlaceholder: "STARTWERT",
    steps: [
      "Den Startwert (64 Hexadezimalziffern) als 32 Bytes lesen. Ihr SHA-256 ist die Prüfsumme.",
      "Jede Auslosung hat eine Bezeichnung. Das Los einer Person ist der HMAC-SHA-256 des Textes „Bezeichnung/Meldenummer“ mit dem Startwert als Schlüssel, hexadezimal geschrieben.",
      "Das kleinste Los wird zuerst gezogen, dann das nächstgrößere. Mehr Zufall gibt es nicht.",
    ],
    command: "Mit Losfee selbst, aus der Exportdatei des Turniers:",
    openssl: "Oder ohne Losfee, mit openssl:",
    example: "Beispiel",
  },
  en: {
    title: "Random draws",
    intro:
      "Every random draw in this competition comes from a secret seed. Its hash is shown here from the beginning; the seed itself is published when the competition is closed. So nobody can change a draw afterwards, and everybody can check.",
    soFar: (draws: number) =>
      draws === 0
        ? "Nothing has been drawn yet. The seed of all lots is fixed already."
        : `${counted(draws, { one: "draw", other: "draws" }, "en")} so far, from a seed that was fixed before the first.`,
    seeds: (count: number): string => (isOne(count, "en") ? "The seed" : "The seeds"),
    hash: "Hash of the seed (SHA-256)",
    seed: "Seed",
    several:
      "The competition was reopened after it had been closed. The old seed was public by then, so later draws come from a new one, whose hash was published at the reopening. Earlier draws stand.",
    seedNumber: (number: number) => `Seed ${number}`,
    range: (from: number, last: number | null) =>
      last === null ? `from event ${from}` : `from event ${from} to ${last}`,
    own: "the seed in force at each entry",
    secret: "secret until the competition is closed",
    seedFits: "The seed has the hash that was published before the first draw.",
    seedDiffers: "The seed does not have the hash that was published.",
    draws: "Draws",
    noDraws: "Nothing has been drawn yet.",
    caption: "All draws in the order in which they were made",
    round: "Round",
    stage: "Stage",
    fits: "correct",
    differs: "wrong",
    subjects: (count: number) => counted(count, { one: "lot", other: "lots" }, "en"),
    summary: (wrong: number, all: number) =>
      wrong === 0
        ? `Repeated from the seed: ${counted(all, { one: "draw", other: "draws" }, "en")}, all correct.`
        : `${wrong} of ${counted(all, { one: "draw", other: "draws" }, "en")} ${isOne(wrong, "en") ? "differs" : "differ"} from what the seed gives.`,
    how: "Check it yourself",
    seedPlaceholder: "SEED",
    steps: [
      "Read the seed (64 hexadecimal digits) as 32 bytes. Their SHA-256 is the hash.",
      "Each draw has a name. A player’s lot is the HMAC-SHA-256 of the text “name/entry number” with the seed as the key, written in hexadecimal.",
      "The smallest lot is drawn first, then the next. Nothing else in the program is random.",
    ],
    command: "With Losfee itself, from the competition’s export file:",
    openssl: "Or without Losfee, with openssl:",
    example: "Example",
  },
});
