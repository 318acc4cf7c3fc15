import { counted, isOne, texts } from "@losfee/contract/language";

/** Texts of `losfee verify`. */
export const verifyTexts = texts({
  de: {
    chain: (events: number, hash: string) =>
      `${isOne(events, "de") ? "Das eine Ereignis ist das, das aufgezeichnet wurde" : `Alle ${events} Ereignisse sind die, die aufgezeichnet wurden`}; Prüfsumme des letzten: ${hash}`,
    chainBroken: (what: string) => `Das Journal ist ${what}; geprüft ist, was davor steht.`,
    seed: (hash: string) => `Der Startwert hat die veröffentlichte Prüfsumme ${hash}`,
    range: (from: number, last: number | null) =>
      last === null ? ` (ab Ereignis ${from})` : ` (Ereignisse ${from} bis ${last})`,
    draw: (part: string, name: string, order: string) => `${part}, Los ${name}: ${order}`,
    expected: (order: string) => `Der Startwert ergibt: ${order}`,
    pairedAgain: (part: string) => `${part}: noch einmal angesetzt`,
    seatedAgain: (part: string) => `${part}: noch einmal gesetzt`,
    byHand: (part: string, seq: number) =>
      `${part}: Änderung von Hand nachvollzogen (Ereignis ${seq})`,
    sound: (events: number, draws: number, rounds: number, seatings: number) =>
      `Alles stimmt: ${[
        `${counted(events, { one: "Ereignis", other: "Ereignisse" }, "de")}`,
        `${counted(draws, { one: "Los", other: "Lose" }, "de")}`,
        ...(rounds > 0 || seatings === 0
          ? [`${counted(rounds, { one: "Ansetzung", other: "Ansetzungen" }, "de")}`]
          : []),
        ...(seatings > 0
          ? [`${counted(seatings, { one: "Sitzordnung", other: "Sitzordnungen" }, "de")}`]
          : []),
      ].join(", ")}.`,
    soundFacts: (events: number) =>
      `Alles stimmt: ${counted(events, { one: "Ereignis", other: "Ereignisse" }, "de")}.`,
    unsound: "Es stimmt nicht alles; mit ✗ bezeichnet ist, was abweicht.",
  },
  en: {
    chain: (events: number, hash: string) =>
      `${isOne(events, "en") ? "The one event is the one that was recorded" : `All ${events} events are those that were recorded`}; hash of the last: ${hash}`,
    chainBroken: (what: string) => `The journal is ${what}; what is before it was verified.`,
    seed: (hash: string) => `The seed has the published hash ${hash}`,
    range: (from: number, last: number | null) =>
      last === null ? ` (from event ${from})` : ` (events ${from} to ${last})`,
    draw: (part: string, name: string, order: string) => `${part}, draw ${name}: ${order}`,
    expected: (order: string) => `The seed gives: ${order}`,
    pairedAgain: (part: string) => `${part}: paired once more`,
    seatedAgain: (part: string) => `${part}: seated once more`,
    byHand: (part: string, seq: number) => `${part}: change by hand repeated (event ${seq})`,
    sound: (events: number, draws: number, rounds: number, seatings: number) =>
      `Everything matches: ${[
        `${counted(events, { one: "event", other: "events" }, "en")}`,
        `${counted(draws, { one: "draw", other: "draws" }, "en")}`,
        ...(rounds > 0 || seatings === 0
          ? [`${counted(rounds, { one: "pairing", other: "pairings" }, "en")}`]
          : []),
        ...(seatings > 0
          ? [`${counted(seatings, { one: "seating", other: "seatings" }, "en")}`]
          : []),
      ].join(", ")}.`,
    soundFacts: (events: number) =>
      `Everything matches: ${counted(events, { one: "event", other: "events" }, "en")}.`,
    unsound: "Not everything matches; what differs is marked ✗.",
  },
});
