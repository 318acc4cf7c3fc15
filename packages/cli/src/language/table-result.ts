import { texts } from "./texts.ts";

/** Results at tables: entered, confirmed, taken back, corrected, annulled. */
export const tableResultTexts = texts({
  de: {
    prompt: (stage: number, missing: number) => `Stufe ${stage}, ${missing} fehlen> `,
    echo: (place: string, players: string, missing: number) =>
      `S${place}: ${players}. ${missing === 0 ? "Alle Ergebnisse sind da." : `Noch ${missing}.`}`,
    roundsOnly: (option: string) => `${option} gibt es nur bei Turnieren mit Runden.`,
    notALine: (text: string) =>
      `„${text}“ ist kein Ergebnis: 3.2 120 98 87 (Tisch 3, Spiel 2, der Reihe nach wie sie sitzen, - wer fehlt) oder 3.2 Meier=120, Schulz=98, Kunz=87.`,
    noGame: (stage: number, place: string) =>
      `In Stufe ${stage} gibt es ${place} (Tisch.Spiel) nicht.`,
    confirmed: (count: number) =>
      count === 1 ? "1 Ergebnis bestätigt." : `${count} Ergebnisse bestätigt.`,
    nothingToConfirm: "Es ist kein Ergebnis gemeldet, das zu bestätigen wäre.",
    undone: (stage: number, place: string) =>
      `Das Ergebnis von ${place} (Tisch.Spiel) in Stufe ${stage} ist zurückgenommen.`,
    annulled: (stage: number, place: string) =>
      `${place} (Tisch.Spiel) in Stufe ${stage} zählt für niemanden.`,
    rankPoints: "RP",
    sameNext: "Die nächste Stufe wäre dieselbe, oder es gibt noch keine.",
    otherNext: (stage: number, played: boolean) =>
      `Stufe ${stage} wäre anders${played ? "; sie hat schon Ergebnisse" : ""}.`,
    instead: (stage: number) => `Statt ihrer käme Stufe ${stage}.`,
    out: (players: string) => `Nicht dabei: ${players}.`,
    in: (players: string) => `Dafür dabei: ${players}.`,
    otherSeeds: "Dieselben säßen an anderen Tischen.",
    canDraftAgain: (acts: number) =>
      `Niemand hat sie gespielt: --repair draft-again entwirft sie neu${acts === 0 ? "" : ` (Änderungen von Hand, hier ${acts}, gehen dabei verloren)`}, --repair keep lässt sie.`,
  },
  en: {
    prompt: (stage: number, missing: number) => `Stage ${stage}, ${missing} missing> `,
    echo: (place: string, players: string, missing: number) =>
      `S${place}: ${players}. ${missing === 0 ? "All results are in." : `${missing} to go.`}`,
    roundsOnly: (option: string) => `${option} is only for tournaments in rounds.`,
    notALine: (text: string) =>
      `“${text}” is no result: 3.2 120 98 87 (table 3, game 2, in the order of the seats, - for who is absent) or 3.2 Meier=120, Schulz=98, Kunz=87.`,
    noGame: (stage: number, place: string) => `Stage ${stage} has no ${place} (table.game).`,
    confirmed: (count: number) =>
      count === 1 ? "1 result confirmed." : `${count} results confirmed.`,
    nothingToConfirm: "No reported result is waiting to be confirmed.",
    undone: (stage: number, place: string) =>
      `The result of ${place} (table.game) in stage ${stage} is taken back.`,
    annulled: (stage: number, place: string) =>
      `${place} (table.game) in stage ${stage} counts for nobody.`,
    rankPoints: "RP",
    sameNext: "The next stage would be the same, or there is none yet.",
    otherNext: (stage: number, played: boolean) =>
      `Stage ${stage} would differ${played ? "; it has results already" : ""}.`,
    instead: (stage: number) => `Stage ${stage} would come in its place.`,
    out: (players: string) => `Not in it: ${players}.`,
    in: (players: string) => `In it instead: ${players}.`,
    otherSeeds: "The same players would sit at other tables.",
    canDraftAgain: (acts: number) =>
      `Nobody has played it: --repair draft-again drafts it anew${acts === 0 ? "" : ` (changes by hand, here ${acts}, are lost)`}, --repair keep leaves it.`,
  },
});
