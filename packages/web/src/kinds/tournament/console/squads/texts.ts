import { counted, isOne, texts } from "@losfee/contract";

const TEAMS_DE = { one: "Mannschaft", other: "Mannschaften" } as const;
const TEAMS_EN = { one: "team", other: "teams" } as const;
const PLAYERS_DE = { one: "Person", other: "Personen" } as const;
const PLAYERS_EN = { one: "player", other: "players" } as const;

export const squadsTexts = texts({
  de: {
    title: "Kader",
    all: "Alle Mannschaften",
    team: "Mannschaft",
    players: "Im Kader",
    averageOf: (boards: number) => `Schnitt der ersten ${boards}`,
    average: "Schnitt",
    tally: (players: number, average: number) =>
      `${counted(players, PLAYERS_DE, "de")}${average === 0 ? "" : ` · Schnitt ${average}`}`,
    teams: (teams: number, players: number) =>
      `${counted(teams, TEAMS_DE, "de")} · ${counted(players, PLAYERS_DE, "de")}`,
    findTeam: "Mannschaft tippen – Enter: Kader öffnen",
    findTeamHint: "Teil des Namens; Pfeiltasten wählen, Enter öffnet den Kader.",
    findMember: "Name tippen – Pfeiltasten wählen",
    findMemberHint: "Teil des Namens; Pfeiltasten wählen, Alt mit Pfeiltaste verschiebt.",
    noTeams:
      "Noch keine Mannschaften: Kader einfügen oder Mannschaften unter „Meldungen“ eingeben.",
    noMembers: "Noch niemand im Kader: eine Liste einfügen oder einzeln eingeben.",
    tooFew: (players: number, boards: number) =>
      `Nur ${counted(players, PLAYERS_DE, "de")} für ${boards} Bretter`,
    pasteSquads: "Kader einfügen",
    pasteSquadsTitle: "Kader vieler Mannschaften einfügen oder Datei lesen",
    pasteSquadsHint:
      "Je Person eine Zeile, in der Reihenfolge der Rangliste. Mit Kopfzeile: Mannschaft und Name, dazu Wertungszahl, Titel, FIDE-ID und anderes in beliebiger Reihenfolge; ohne Kopfzeile: Mannschaft, Name, Wertungszahl. Eine leere Mannschaft heißt: dieselbe wie in der Zeile darüber. Mannschaften, die es noch nicht gibt, werden angelegt.",
    pasteMembers: "Liste einfügen",
    pasteMembersTitle: (team: string) => `Liste für ${team} einfügen oder Datei lesen`,
    proposal: (teams: number, players: number) =>
      `Vorschau: ${counted(players, PLAYERS_DE, "de")} in ${isOne(teams, "de") ? "einer Mannschaft" : `${teams} Mannschaften`}`,
    isNew: "neue Mannschaft",
    isKnown: "schon gemeldet",
    who: "Wer kommt dazu",
    addAll: (players: number) =>
      isOne(players, "de") ? "Übernehmen" : `Alle ${players} übernehmen`,
    added: (teams: number, players: number) =>
      `${counted(players, PLAYERS_DE, "de")} in ${isOne(teams, "de") ? "einer Mannschaft" : `${teams} Mannschaften`} übernommen.`,
    up: "Nach oben",
    down: "Nach unten",
    order: "Die Reihenfolge ist geändert, aber noch nicht gespeichert.",
    orderFollows:
      "Wer in der Rangliste wo steht, entscheidet, wer an welchem Brett spielen darf. Schon abgegebene Aufstellungen bleiben, wie sie sind; die nächsten werden nach der neuen Reihenfolge geprüft. Die bisherige kommt nur zurück, indem sie wieder so geordnet wird.",
    saveOrder: "Reihenfolge speichern",
    discardOrder: "Verwerfen",
    orderSaved: "Die Reihenfolge ist gespeichert.",
    eligibility: "Spielberechtigung",
    fromRound: "Darf spielen ab Runde",
    suspended: "Gesperrt in den Runden",
    suspendedHint: "z. B. 5, 7-9; leer: nicht gesperrt",
    matchesAbove: "Einsätze in höheren Mannschaften",
    bound: (matches: number) =>
      `Ab ${counted(matches, { one: "Einsatz", other: "Einsätzen" }, "de")} ist jemand dort festgespielt.`,
    onLoan: "Gastweise von einem anderen Verein ausgeliehen",
    lender: "Stammverein",
    loanFrom: "Ab Runde",
    loanUntil: "Bis Runde",
    notRounds: "Bitte Rundennummern wie 5, 7-9.",
    proposed: "Einsätze in höheren Mannschaften",
    proposedNote:
      "Nach den Spielklassen darüber haben diese Personen öfter höher gespielt, als hier eingetragen ist. Übernommen wird nur, was Sie bestätigen.",
    proposedCount: (known: number, played: number) => `${played} statt ${known}`,
    same: { "fide-id": "gleiche FIDE-ID", "name-and-birth": "gleicher Name und Jahrgang" },
    takeOver: "Übernehmen",
    takenOver: (name: string) => `${name}: übernommen.`,
    remove: "Aus dem Kader nehmen",
    removeAsk: (name: string) =>
      `${name} aus dem Kader nehmen? Zurück kommt die Person nur als neuer Eintrag am Ende der Liste, mit neuer Nummer.`,
    place: "Platz",
    rating: "WZ",
    ratingLong: "Wertungszahl",
    number: "Nr.",
    state: "Status",
    reserve: "Ersatz",
    states: {
      fromRound: (round: number) => `ab Runde ${round}`,
      suspended: (rounds: string) => `gesperrt in Runde ${rounds}`,
      above: (matches: number) => `${matches}-mal weiter oben`,
      lent: (club: string) => (club === "" ? "ausgeliehen" : `ausgeliehen von ${club}`),
      bound: "festgespielt",
    },
    publicPage: "Öffentliche Seite",
  },
  en: {
    title: "Squads",
    all: "All teams",
    team: "Team",
    players: "In the squad",
    averageOf: (boards: number) => `Average of the first ${boards}`,
    average: "Average",
    tally: (players: number, average: number) =>
      `${counted(players, PLAYERS_EN, "en")}${average === 0 ? "" : ` · average ${average}`}`,
    teams: (teams: number, players: number) =>
      `${counted(teams, TEAMS_EN, "en")} · ${counted(players, PLAYERS_EN, "en")}`,
    findTeam: "Type a team – Enter: open its squad",
    findTeamHint: "part of the name; choose with the arrow keys, Enter opens the squad.",
    findMember: "Type a name – choose with the arrow keys",
    findMemberHint: "part of the name; arrow keys choose, Alt with an arrow key moves.",
    noTeams: "No teams yet: paste squads, or enter teams on the page “Entries”.",
    noMembers: "Nobody in the squad yet: paste a list, or enter players one by one.",
    tooFew: (players: number, boards: number) =>
      `Only ${counted(players, PLAYERS_EN, "en")} for ${boards} boards`,
    pasteSquads: "Paste squads",
    pasteSquadsTitle: "Paste the squads of many teams, or read a file",
    pasteSquadsHint:
      "One line for each player, in the order of the list. With a header line: team and name, and rating, title, FIDE ID and so on in any order; without one: team, name, rating. An empty team means the one of the line above. Teams that are not there yet are entered.",
    pasteMembers: "Paste a list",
    pasteMembersTitle: (team: string) => `Paste a list for ${team}, or read a file`,
    proposal: (teams: number, players: number) =>
      `Preview: ${counted(players, PLAYERS_EN, "en")} in ${isOne(teams, "en") ? "one team" : `${teams} teams`}`,
    isNew: "new team",
    isKnown: "already entered",
    who: "Who joins",
    addAll: (players: number) => (isOne(players, "en") ? "Add" : `Add all ${players}`),
    added: (teams: number, players: number) =>
      `${counted(players, PLAYERS_EN, "en")} added to ${isOne(teams, "en") ? "one team" : `${teams} teams`}.`,
    up: "Move up",
    down: "Move down",
    order: "The order has changed, but is not saved yet.",
    orderFollows:
      "The place in the list decides who may play at which board. Line-ups that were handed in stay as they are; the next ones are checked by the new order. The order before comes back only by arranging it again.",
    saveOrder: "Save the order",
    discardOrder: "Discard",
    orderSaved: "The order is saved.",
    eligibility: "Eligibility",
    fromRound: "May play from round",
    suspended: "Suspended in rounds",
    suspendedHint: "e.g. 5, 7-9; empty: not suspended",
    matchesAbove: "Matches for higher teams",
    bound: (matches: number) =>
      `After ${counted(matches, { one: "match", other: "matches" }, "en")} somebody is bound to the higher team.`,
    onLoan: "On loan from another club",
    lender: "Own club",
    loanFrom: "From round",
    loanUntil: "Until round",
    notRounds: "Please give rounds like 5, 7-9.",
    proposed: "Matches for higher teams",
    proposedNote:
      "By the divisions above, these players played higher up more often than is entered here. Only what you confirm is taken over.",
    proposedCount: (known: number, played: number) => `${played} instead of ${known}`,
    same: { "fide-id": "same FIDE ID", "name-and-birth": "same name and year of birth" },
    takeOver: "Take over",
    takenOver: (name: string) => `${name}: taken over.`,
    remove: "Take out of the squad",
    removeAsk: (name: string) =>
      `Take ${name} out of the squad? The player comes back only as a new one at the end of the list, with a new number.`,
    place: "Place",
    rating: "Rating",
    ratingLong: "Rating",
    number: "No.",
    state: "Status",
    reserve: "Reserve",
    states: {
      fromRound: (round: number) => `from round ${round}`,
      suspended: (rounds: string) => `suspended in round ${rounds}`,
      above: (matches: number) => `${matches}× higher up`,
      lent: (club: string) => (club === "" ? "on loan" : `on loan from ${club}`),
      bound: "bound to a higher team",
    },
    publicPage: "Public page",
  },
});
