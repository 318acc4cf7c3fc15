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
    reused: (seq: number) =>
      `Achtung: Mit Ereignis ${seq} wieder geöffnet, ohne neuen Startwert; spätere Lose konnte man vorher ausrechnen.`,
    draw: (round: number, name: string, order: string) => `Runde ${round}, Los ${name}: ${order}`,
    expected: (order: string) => `Der Startwert ergibt: ${order}`,
    round: (round: number) => `Runde ${round}: noch einmal angesetzt`,
    byHand: (round: number, seq: number) =>
      `Runde ${round}: Änderung von Hand nachvollzogen (Ereignis ${seq})`,
    stage: (stage: number) => `Stufe ${stage}: noch einmal gesetzt`,
    stageByHand: (stage: number, seq: number) =>
      `Stufe ${stage}: Änderung von Hand nachvollzogen (Ereignis ${seq})`,
    stageDraw: (stage: number, name: string, order: string) =>
      `Stufe ${stage}, Los ${name}: ${order}`,
    sound: (events: number, draws: number, rounds: number) =>
      `Alles stimmt: ${events} Ereignisse, ${draws} Lose, ${rounds} Ansetzungen.`,
    soundStages: (events: number, draws: number, seatings: number) =>
      `Alles stimmt: ${events} Ereignisse, ${draws} Lose, ${seatings} Sitzordnungen.`,
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
    reused: (seq: number) =>
      `Beware: reopened by event ${seq} without a new seed; later lots could be computed beforehand.`,
    draw: (round: number, name: string, order: string) => `Round ${round}, draw ${name}: ${order}`,
    expected: (order: string) => `The seed gives: ${order}`,
    round: (round: number) => `Round ${round}: paired once more`,
    byHand: (round: number, seq: number) =>
      `Round ${round}: change by hand repeated (event ${seq})`,
    stage: (stage: number) => `Stage ${stage}: seated once more`,
    stageByHand: (stage: number, seq: number) =>
      `Stage ${stage}: change by hand repeated (event ${seq})`,
    stageDraw: (stage: number, name: string, order: string) =>
      `Stage ${stage}, draw ${name}: ${order}`,
    sound: (events: number, draws: number, rounds: number) =>
      `Everything matches: ${events} events, ${draws} draws, ${rounds} pairings.`,
    soundStages: (events: number, draws: number, seatings: number) =>
      `Everything matches: ${events} events, ${draws} draws, ${seatings} seatings.`,
    soundFacts: (events: number) => `Everything matches: ${events} events.`,
    unsound: "Not everything matches; what differs is marked ✗.",
  },
});
