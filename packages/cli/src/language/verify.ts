import { counted, texts } from "./texts.ts";

/** The words of `losfee verify`. */
export const verifyTexts = texts({
  de: {
    chain: (events: number, hash: string) =>
      `${events === 1 ? "Das eine Ereignis ist das, das aufgezeichnet wurde" : `Alle ${events} Ereignisse sind die, die aufgezeichnet wurden`}; Prüfsumme des letzten: ${hash}`,
    chainBroken: (what: string) => `Das Journal ist ${what}; geprüft ist, was davor steht.`,
    seed: (hash: string) => `Der Startwert hat die veröffentlichte Prüfsumme ${hash}`,
    range: (from: number, until: number | null) =>
      until === null ? ` (ab Ereignis ${from})` : ` (Ereignisse ${from} bis ${until - 1})`,
    draw: (part: string, name: string, order: string) => `${part}, Los ${name}: ${order}`,
    expected: (order: string) => `Der Startwert ergibt: ${order}`,
    pairedAgain: (part: string) => `${part}: noch einmal angesetzt`,
    seatedAgain: (part: string) => `${part}: noch einmal gesetzt`,
    byHand: (part: string, seq: number) =>
      `${part}: Änderung von Hand nachvollzogen (Ereignis ${seq})`,
    sound: (events: number, draws: number, rounds: number, seatings: number) =>
      `Alles stimmt: ${[
        `${counted(events, "Ereignis", "Ereignisse")}`,
        `${counted(draws, "Los", "Lose")}`,
        ...(rounds > 0 || seatings === 0 ? [`${counted(rounds, "Ansetzung", "Ansetzungen")}`] : []),
        ...(seatings > 0 ? [`${counted(seatings, "Sitzordnung", "Sitzordnungen")}`] : []),
      ].join(", ")}.`,
    soundFacts: (events: number) => `Alles stimmt: ${counted(events, "Ereignis", "Ereignisse")}.`,
    unsound: "Es stimmt nicht alles; mit ✗ bezeichnet ist, was abweicht.",
  },
  en: {
    chain: (events: number, hash: string) =>
      `${events === 1 ? "The one event is the one that was recorded" : `All ${events} events are those that were recorded`}; hash of the last: ${hash}`,
    chainBroken: (what: string) => `The journal is ${what}; what is before it was verified.`,
    seed: (hash: string) => `The seed has the published hash ${hash}`,
    range: (from: number, until: number | null) =>
      until === null ? ` (from event ${from})` : ` (events ${from} to ${until - 1})`,
    draw: (part: string, name: string, order: string) => `${part}, draw ${name}: ${order}`,
    expected: (order: string) => `The seed gives: ${order}`,
    pairedAgain: (part: string) => `${part}: paired once more`,
    seatedAgain: (part: string) => `${part}: seated once more`,
    byHand: (part: string, seq: number) => `${part}: change by hand repeated (event ${seq})`,
    sound: (events: number, draws: number, rounds: number, seatings: number) =>
      `Everything matches: ${[
        `${counted(events, "event", "events")}`,
        `${counted(draws, "draw", "draws")}`,
        ...(rounds > 0 || seatings === 0 ? [`${counted(rounds, "pairing", "pairings")}`] : []),
        ...(seatings > 0 ? [`${counted(seatings, "seating", "seatings")}`] : []),
      ].join(", ")}.`,
    soundFacts: (events: number) => `Everything matches: ${counted(events, "event", "events")}.`,
    unsound: "Not everything matches; what differs is marked ✗.",
  },
});
