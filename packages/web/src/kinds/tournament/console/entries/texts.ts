import { counted, formatChoice, texts } from "@losfee/contract";

const entries = { one: "Meldung", other: "Meldungen" };
const entriesEn = { one: "entry", other: "entries" };

export const entriesTexts = texts({
  de: {
    title: "Meldungen",
    tally: (present: number, all: number, withdrawn: number) =>
      `${present} von ${all} anwesend${withdrawn === 0 ? "" : ` · ${withdrawn} ausgeschieden`}`,
    filter: "Name eintippen – Enter: anwesend",
    filterHint:
      "Teil des Namens; Pfeiltasten wählen, Enter: anwesend. Ein Klick auf das Häkchen nimmt es zurück.",
    whoIsMissing: (count: number) => `Wer fehlt noch? (${count})`,
    missing: (count: number) => `Es ${count === 1 ? "fehlt" : "fehlen"} noch ${count}`,
    print: "Drucken",
    showAll: (count: number) => `Alle zeigen (${count})`,
    arrivals: {
      came: (name: string) => `${name}: anwesend`,
      present: (name: string) =>
        `${name} ist schon als anwesend eingetragen. Nicht anwesend? Dann das Häkchen entfernen.`,
      withdrawn: (name: string) =>
        `${name} ist ausgeschieden. Wieder dabei? Person wählen, dann „Wieder dabei“.`,
      several: (names: readonly string[]) =>
        `Wer ist gemeint: ${formatChoice(names.slice(0, 5), "de")}${names.length > 5 ? " …" : ""}? Bitte mehr vom Namen tippen oder mit den Pfeiltasten wählen.`,
      nobody: "So heißt niemand in der Liste.",
    },
    none: "Noch keine Meldungen: eine Liste einfügen oder einzeln eingeben.",
    allPresent: "Alle anwesend",
    number: "Nr.",
    ratingShort: "WZ",
    here: "Anwesend",
    state: "Status",
    withdrawn: (round: number | null, reason: string) =>
      `ausgeschieden${round === null ? "" : ` ab Runde ${round}`}${reason === "" ? "" : `: ${reason}`}`,
    unseated: "noch ohne Platz",
    whatFollows:
      "Vor dem ersten Ergebnis einer Stufe wird ihr Platz neu vergeben, wie es die Einstellungen sagen; danach ist die Person in jedem offenen Spiel Letzte ohne Punkte.",
    toStage:
      "Wer nach der Auslosung gemeldet wird, bekommt auf der Seite der Stufe einen Platz: neu auslosen oder an einen Tisch setzen.",
    substitute: "Jemand springt ein? Das geht auf der Seite der Stufe.",
    pauses: (rounds: string) => `pausiert Runde ${rounds}`,
    halves: (rounds: string) => `½ Punkt in Runde ${rounds}`,
    late: (round: number) => `dabei ab Runde ${round}`,
    add: "Neue Meldung",
    addOne: "Melden",
    added: (name: string) => `${name} ist gemeldet.`,
    paste: "Liste einfügen",
    remove: "Löschen",
    removeConfirm: "Meldung löschen",
    removeAsk: (name: string) => `${name} ganz aus der Liste nehmen?`,
    withdraw: "Scheidet aus",
    withdrawConfirm: "Abmelden",
    withdrawAsk: (name: string) => `${name} scheidet aus.`,
    fromRound: "Ab Runde",
    reinstate: "Wieder dabei",
    reinstated: (name: string) => `${name} ist wieder dabei.`,
    allPresentDone: (count: number) => `${count} als anwesend eingetragen.`,
    pause: "Pausiert",
    pauseAsk: (name: string) => `${name} pausiert in den Runden`,
    pauseHint: "z. B. 5, 7-9; leer: keine Pause",
    halfPointsAsk: "davon mit halbem Punkt",
    notRounds: "Bitte Rundennummern wie 5, 7-9.",
    preview: (count: number) => `Vorschau: ${counted(count, entries, "de")}`,
    addAll: (count: number) => `Alle ${count} übernehmen`,
    addedAll: (count: number) => `${counted(count, entries, "de")} übernommen.`,
  },
  en: {
    title: "Entries",
    tally: (present: number, all: number, withdrawn: number) =>
      `${present} of ${all} present${withdrawn === 0 ? "" : ` · ${withdrawn} withdrawn`}`,
    filter: "Type a name – Enter: present",
    filterHint:
      "part of the name; choose with the arrow keys, Enter: present. Untick the box to undo.",
    whoIsMissing: (count: number) => `Who is missing? (${count})`,
    missing: (count: number) => `${count} still missing`,
    print: "Print",
    showAll: (count: number) => `Show all (${count})`,
    arrivals: {
      came: (name: string) => `${name}: present`,
      present: (name: string) => `${name} is already checked in. Not there? Then clear the box.`,
      withdrawn: (name: string) =>
        `${name} has withdrawn. Back again? Choose the person, then “Reinstate”.`,
      several: (names: readonly string[]) =>
        `Who is meant: ${formatChoice(names.slice(0, 5), "en")}${names.length > 5 ? " …" : ""}? Type more of the name, or choose with the arrow keys.`,
      nobody: "Nobody on the list is called that.",
    },
    none: "No entries yet: paste a list, or enter them one by one.",
    allPresent: "All present",
    number: "No.",
    ratingShort: "Rating",
    here: "Present",
    state: "Status",
    withdrawn: (round: number | null, reason: string) =>
      `withdrawn${round === null ? "" : ` from round ${round}`}${reason === "" ? "" : `: ${reason}`}`,
    unseated: "without a seat",
    whatFollows:
      "Before the first result of a stage the seat is given away as the settings say; later the player is last without points in every open game.",
    toStage:
      "Whoever enters after the draw gets a seat on the stage’s page: draw again, or seat them at a table.",
    substitute: "Is somebody stepping in? That is done on the stage’s page.",
    pauses: (rounds: string) => `paused in round ${rounds}`,
    halves: (rounds: string) => `½ point in round ${rounds}`,
    late: (round: number) => `joined in round ${round}`,
    add: "New entry",
    addOne: "Enter",
    added: (name: string) => `${name} is entered.`,
    paste: "Paste a list",
    remove: "Remove",
    removeConfirm: "Remove the entry",
    removeAsk: (name: string) => `Take ${name} off the list altogether?`,
    withdraw: "Withdraw",
    withdrawConfirm: "Withdraw the player",
    withdrawAsk: (name: string) => `${name} withdraws.`,
    fromRound: "From round",
    reinstate: "Reinstate",
    reinstated: (name: string) => `${name} is back.`,
    allPresentDone: (count: number) => `${count} checked in.`,
    pause: "Pause",
    pauseAsk: (name: string) => `${name} is away in rounds`,
    pauseHint: "e.g. 5, 7-9; empty: no pause",
    halfPointsAsk: "half-point bye in these of them",
    notRounds: "Please give rounds like 5, 7-9.",
    preview: (count: number) => `Preview: ${counted(count, entriesEn, "en")}`,
    addAll: (count: number) => `Add all ${count}`,
    addedAll: (count: number) => `${counted(count, entriesEn, "en")} added.`,
  },
});
