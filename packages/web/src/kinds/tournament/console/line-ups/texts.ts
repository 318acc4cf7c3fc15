import { counted, isOne, texts } from "@losfee/contract";

const LINE_UPS_DE = { one: "Aufstellung", other: "Aufstellungen" } as const;
const LINE_UPS_EN = { one: "line-up", other: "line-ups" } as const;

export const lineUpsTexts = texts({
  de: {
    titleOf: (round: number) => (round === 0 ? "Aufstellungen" : `Aufstellungen Runde ${round}`),
    none: "Noch ist keine Runde veröffentlicht. Aufstellungen gehören zu deren Kämpfen.",
    missing: (count: number) =>
      count === 0
        ? "vollständig"
        : `${counted(count, LINE_UPS_DE, "de")} ${isOne(count, "de") ? "fehlt" : "fehlen"}`,
    rounds: "Runde",
    match: "Kampf",
    home: "Heim",
    away: "Gast",
    find: "Mannschaft tippen – Enter: Aufstellung",
    findHint: "Teil des Namens; Pfeiltasten wählen, Enter öffnet die Aufstellung.",
    states: {
      missing: "fehlt",
      "not-needed": "nicht nötig",
      given: "abgegeben, geheim",
      published: "veröffentlicht",
    },
    noSquad: "kein Kader",
    publish: "Veröffentlichen",
    byList: "Wer fehlt: nach der Liste aufstellen",
    byListOne: (team: string) => `${team}: nach der Liste aufstellen`,
    list: "nach der Liste",
    undo: "Zurücknehmen, was nach der Liste aufgestellt wurde",
    linedUp: (teams: number) =>
      `${counted(teams, { one: "Mannschaft", other: "Mannschaften" }, "de")} nach der Liste aufgestellt.`,
    publishedAll: "Die vollständigen Aufstellungen sind veröffentlicht.",
    undone: "Zurückgenommen. Diese Mannschaften haben wieder nichts abgegeben.",
    takeBack: "Aufstellung zurücknehmen",
    publishAll: "Alle vollständigen veröffentlichen",
    publishAsk: (home: string, away: string) =>
      `Die Aufstellungen von ${home} und ${away} werden für alle sichtbar.`,
    publishMissing: (team: string) =>
      `${team} hat keine abgegeben. Die andere wird trotzdem für alle sichtbar; wer noch fehlt, stellt danach öffentlich auf.`,
    publishNote: "Sind beide Seiten da, werden sie von selbst veröffentlicht.",
    dialog: (team: string) => `Aufstellung von ${team}`,
    places: "Rangnummern, Brett für Brett",
    placesHint: "z. B. 1-6 8 9; ein Strich (-) lässt ein Brett leer",
    set: "Abgeben",
    board: "Brett",
    nobody: "niemand",
    legal: "Verstößt gegen keine Regel.",
    illegal: "Verstößt gegen die Regeln; angenommen wird sie nur mit Begründung:",
    notAPlace: (text: string) => `„${text}“ ist keine Rangnummer.`,
    noSuchPlace: (place: number, players: number) =>
      `Eine Rangnummer ${place} gibt es nicht, im Kader stehen ${players}.`,
    tooMany: (given: number, boards: number) =>
      `${given} genannt, der Kampf hat ${boards} Bretter.`,
    empty:
      "Niemand ist aufgestellt. Tritt die Mannschaft nicht an, den Kampf als kampflos eintragen.",
    twice: (name: string) => `${name} ist zweimal aufgestellt.`,
    unclear: "Bitte zuerst die Rangnummern berichtigen.",
    reason: "Begründung",
    penalties: "Vorgeschlagene Punktabzüge",
    penalty: (team: string, round: number, points: string) => `${team}, Runde ${round}: ${points}`,
    points: {
      match: (points: string) => `Mannschaftspunkte −${points}`,
      game: (points: string) => `Brettpunkte −${points}`,
    },
    impose: "Verhängen",
    imposeOn: (team: string) => `Punktabzug für ${team}`,
    waive: "Darauf verzichten",
    waiveFor: (team: string) => `Kein Punktabzug für ${team}`,
  },
  en: {
    titleOf: (round: number) => (round === 0 ? "Line-ups" : `Line-ups of round ${round}`),
    none: "No round has been published yet. Line-ups belong to its matches.",
    missing: (count: number) =>
      count === 0
        ? "all in"
        : `${counted(count, LINE_UPS_EN, "en")} ${isOne(count, "en") ? "is" : "are"} missing`,
    rounds: "Round",
    match: "Match",
    home: "Home",
    away: "Away",
    find: "Type a team – Enter: line-up",
    findHint: "Part of the name; arrow keys choose, Enter opens the line-up.",
    states: {
      missing: "missing",
      "not-needed": "not needed",
      given: "in, secret",
      published: "published",
    },
    noSquad: "no squad",
    publish: "Publish",
    byList: "Missing ones: line up by the list",
    byListOne: (team: string) => `${team}: line up by the list`,
    list: "by the list",
    undo: "Take back what was lined up by the list",
    linedUp: (teams: number) =>
      `${counted(teams, { one: "team", other: "teams" }, "en")} lined up by the list.`,
    publishedAll: "The complete line-ups are published.",
    undone: "Taken back. These teams have handed in nothing again.",
    takeBack: "Take the line-up back",
    publishAll: "Publish all that are complete",
    publishAsk: (home: string, away: string) =>
      `Everybody will see the line-ups of ${home} and ${away}.`,
    publishMissing: (team: string) =>
      `${team} has not handed one in. The other is shown to everybody all the same; whoever is missing lines up in public after that.`,
    publishNote: "When both sides are in, they are published by themselves.",
    dialog: (team: string) => `Line-up of ${team}`,
    places: "Numbers of the squad, board by board",
    placesHint: "e.g. 1-6 8 9; a hyphen (-) leaves a board empty",
    set: "Hand in",
    board: "Board",
    nobody: "nobody",
    legal: "Breaks no rule.",
    illegal: "Breaks the rules; it is taken only with a reason:",
    notAPlace: (text: string) => `“${text}” is not a number of the squad.`,
    noSuchPlace: (place: number, players: number) =>
      `There is no number ${place}; the squad has ${players}.`,
    tooMany: (given: number, boards: number) => `${given} named; the match has ${boards} boards.`,
    empty: "Nobody is lined up. If the team does not play, enter the match as a forfeit.",
    twice: (name: string) => `${name} is lined up twice.`,
    unclear: "Please correct the numbers first.",
    reason: "Reason",
    penalties: "Proposed penalties",
    penalty: (team: string, round: number, points: string) => `${team}, round ${round}: ${points}`,
    points: {
      match: (points: string) => `match points −${points}`,
      game: (points: string) => `game points −${points}`,
    },
    impose: "Impose",
    imposeOn: (team: string) => `Penalty for ${team}`,
    waive: "Waive",
    waiveFor: (team: string) => `No penalty for ${team}`,
  },
});
