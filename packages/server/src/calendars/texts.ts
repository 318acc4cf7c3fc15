import { texts } from "@losfee/contract";

export const calendarTexts = texts({
  de: {
    round: (round: number) => `Runde ${round}`,
    deadlines: (name: string, event: string) => `Fristen von ${name}: ${event}`,
    deadline: (what: string, pair: string) => (pair === "" ? what : `${what} (${pair})`),
  },
  en: {
    round: (round: number) => `Round ${round}`,
    deadlines: (name: string, event: string) => `Deadlines of ${name}: ${event}`,
    deadline: (what: string, pair: string) => (pair === "" ? what : `${what} (${pair})`),
  },
});
