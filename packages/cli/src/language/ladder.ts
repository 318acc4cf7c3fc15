import { counted, isOne, texts } from "@losfee/contract/language";

/** The pyramid at the terminal. */
export const ladderTexts = texts({
  de: {
    vacant: "frei",
    nobody: "Noch ist niemand in der Pyramide. „losfee join NAME“ nimmt jemanden auf.",
    legend: "↑ fordert gerade   ↓ ist gefordert",
    lastDay: "Bis",
    what: "Was",
    who: "Wer",
    game: "Partie",
    noDeadlines: "Es läuft keine Frist.",
    passed: (events: number) =>
      events === 0
        ? "Keine Frist ist abgelaufen."
        : isOne(events, "de")
          ? "Eine abgelaufene Frist hat gewirkt."
          : `${events} abgelaufene Fristen haben gewirkt.`,
    joined: (player: string, seat: string) => `${player} sitzt auf ${seat}.`,
    challenged: (player: string) => `Forderung von ${player} eingetragen.`,
    accepted: (game: string) => `${game}: angenommen.`,
    reported: (game: string, result: string) => `${game} ${result}: eingetragen, vorläufig.`,
    notAResult: (text: string) =>
      `„${text}“ ist kein Ergebnis. Schreiben Sie 1-0, 0-1 oder 1/2; wer gefordert hat, steht zuerst.`,
    notATime: (place: string, text: string) =>
      `${place} „${text}“ ist kein Zeitpunkt wie 2026-07-01T10:00:00+02:00.`,
  },
  en: {
    vacant: "vacant",
    nobody: "Nobody is in the pyramid yet. “losfee join NAME” adds a player.",
    legend: "↑ has challenged   ↓ is challenged",
    lastDay: "By",
    what: "What",
    who: "Who",
    game: "Game",
    noDeadlines: "No deadline is running.",
    passed: (events: number) =>
      events === 0
        ? "No deadline has passed."
        : `${counted(events, { one: "deadline", other: "deadlines" }, "en")} that had passed took effect.`,
    joined: (player: string, seat: string) => `${player} sits on ${seat}.`,
    challenged: (player: string) => `The challenge by ${player} is recorded.`,
    accepted: (game: string) => `${game}: accepted.`,
    reported: (game: string, result: string) => `${game} ${result}: recorded, provisionally.`,
    notAResult: (text: string) =>
      `“${text}” is not a result. Write 1-0, 0-1 or 1/2; the challenger comes first.`,
    notATime: (place: string, text: string) =>
      `${place} “${text}” is not a time such as 2026-07-01T10:00:00+02:00.`,
  },
});
