import { texts } from "./texts.ts";

/** The words of `losfee verify`. */
export const verifyTexts = texts({
  de: {
    chain: (events: number, hash: string) =>
      `Alle ${events} Ereignisse sind die, die aufgezeichnet wurden; Prüfsumme des letzten: ${hash}`,
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
        `${events} Ereignisse`,
        `${draws} Lose`,
        ...(rounds > 0 || seatings === 0 ? [`${rounds} Ansetzungen`] : []),
        ...(seatings > 0 ? [`${seatings} Sitzordnungen`] : []),
      ].join(", ")}.`,
    soundFacts: (events: number) => `Alles stimmt: ${events} Ereignisse.`,
    unsound: "Es stimmt nicht alles; mit ✗ bezeichnet ist, was abweicht.",
  },
  en: {
    chain: (events: number, hash: string) =>
      `All ${events} events are those that were recorded; hash of the last: ${hash}`,
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
        `${events} events`,
        `${draws} draws`,
        ...(rounds > 0 || seatings === 0 ? [`${rounds} pairings`] : []),
        ...(seatings > 0 ? [`${seatings} seatings`] : []),
      ].join(", ")}.`,
    soundFacts: (events: number) => `Everything matches: ${events} events.`,
    unsound: "Not everything matches; what differs is marked ✗.",
  },
});
