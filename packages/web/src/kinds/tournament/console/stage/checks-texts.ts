import { isOne, texts } from "@losfee/contract";

/** Texts of a stage's checks. */
export const checksTexts = texts({
  de: {
    seated: "Alle haben einen Platz",
    unseated: (players: number) =>
      isOne(players, "de")
        ? "Eine Person hat keinen Platz"
        : `${players} Personen haben keinen Platz`,
    tables: (sizes: string) => `Tische: ${sizes}`,
    tablesOf: (tables: number, size: number) => `${tables} zu ${size}`,
    noneMet: "Niemand saß in einer Stufe davor zusammen",
    met: (pairs: number) =>
      isOne(pairs, "de")
        ? "Zwei saßen schon in einer Stufe davor zusammen"
        : `${pairs}-mal sitzen zwei zusammen, die es schon in einer Stufe davor taten`,
    most: (times: number) => `Zwei sitzen höchstens ${times}-mal zusammen`,
    even: "Der erste Platz ist gerecht verteilt",
    uneven: (names: string) => `Zu oft oder zu selten am ersten Platz: ${names}`,
  },
  en: {
    seated: "Everybody has a seat",
    unseated: (players: number) =>
      isOne(players, "en") ? "One player has no seat" : `${players} players have no seat`,
    tables: (sizes: string) => `Tables: ${sizes}`,
    tablesOf: (tables: number, size: number) => `${tables} of ${size}`,
    noneMet: "Nobody sat together in an earlier stage",
    met: (pairs: number) =>
      isOne(pairs, "en")
        ? "Two sat together in an earlier stage"
        : `${pairs} pairs of players sat together in an earlier stage`,
    most: (times: number) => `No two sit together more than ${times} times`,
    even: "The first seats are shared out evenly",
    uneven: (names: string) => `In the first seat too often or too rarely: ${names}`,
  },
});
