import { texts } from "@losfee/contract";

export const calendarTexts = texts({
  de: {
    round: (round: number) => `Runde ${round}`,
    fixtures: (event: string, team: string) =>
      team === "" ? `Spielplan: ${event}` : `${team}: ${event}`,
    match: (teams: string, event: string, round: number, moved: string) =>
      `${teams} (${event}, Runde ${round}${moved})`,
    deadlines: (name: string, event: string) => `Fristen von ${name}: ${event}`,
    deadline: (what: string, pair: string) => (pair === "" ? what : `${what} (${pair})`),
  },
  en: {
    round: (round: number) => `Round ${round}`,
    fixtures: (event: string, team: string) =>
      team === "" ? `Fixtures: ${event}` : `${team}: ${event}`,
    match: (teams: string, event: string, round: number, moved: string) =>
      `${teams} (${event}, round ${round}${moved})`,
    deadlines: (name: string, event: string) => `Deadlines of ${name}: ${event}`,
    deadline: (what: string, pair: string) => (pair === "" ? what : `${what} (${pair})`),
  },
});
