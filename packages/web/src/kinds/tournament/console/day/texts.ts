import { counted, texts } from "@losfee/contract";

const entries = { one: "Meldung", other: "Meldungen" };

export const dayTexts = texts({
  de: {
    title: "Überblick",
    nextTitle: "Als Nächstes",
    steps: {
      "enter-entries": "Meldungen eingeben",
      "check-in": "Anwesenheit festhalten",
      draft: (round: number) => `Runde ${round} auslosen`,
      "pair-rest": (round: number) => `Runde ${round} fertig paaren`,
      publish: (round: number) => `Runde ${round} ansehen und veröffentlichen`,
      "enter-results": (round: number) => `Ergebnisse Runde ${round} eintragen`,
      "settle-differences": (round: number) => `Abweichungen in Runde ${round} klären`,
      "deciding-game": (round: number) =>
        `Das Finale steht gleich: Entscheidungspartie auslosen (Runde ${round})`,
      close: "Turnier abschließen",
      closed: "Endstand ansehen",
    },
    confirmResults: (round: number) => `Ergebnisse Runde ${round} bestätigen`,
    toConfirm: (count: number) =>
      `${counted(count, { one: "gemeldetes Ergebnis", other: "gemeldete Ergebnisse" }, "de")} zu bestätigen`,
    reported: "gemeldet, nicht bestätigt",
    missing: (count: number) =>
      counted(count, { one: "Ergebnis fehlt", other: "Ergebnisse fehlen" }, "de"),
    notPresent: (count: number) =>
      `${counted(count, { one: "fehlt", other: "fehlen" }, "de")} noch`,
    absentTitle: (count: number) => `Es ${count === 1 ? "fehlt" : "fehlen"} noch ${count}`,
    absentList: "Liste, auch zum Drucken",
    unpairedCount: (count: number) => `${count} ohne Gegner`,
    differingCount: (count: number) =>
      counted(count, { one: "Eingabe weicht ab", other: "Eingaben weichen ab" }, "de"),
    entriesSoFar: (count: number) => `bisher ${counted(count, entries, "de")}`,
    drawAnyway: "Trotzdem Runde 1 auslosen",
    drafting: (round: number) => `Runde ${round} wird ausgelost …`,
    closing: "Wird abgeschlossen …",
    closeTitle: "Turnier abschließen?",
    closeConfirm: "Turnier abschließen",
    closeSeed:
      "Damit wird der Startwert der Lose veröffentlicht: Alle können nachrechnen, dass kein Los geändert wurde. Zurücknehmen lässt sich das nicht.",
    closeThen:
      "Danach ändert sich nichts mehr. Wird das Turnier wieder geöffnet, kommen neue Lose aus einem neuen, geheimen Startwert.",
    closed: "Das Turnier ist abgeschlossen; der Startwert der Lose ist veröffentlicht.",
    reopen: "Turnier wieder öffnen",
    reopenAsk:
      "Das Turnier wird wieder geöffnet. Der Startwert der Lose ist schon bekannt; deshalb wird ein neuer gezogen und seine Prüfsumme sofort veröffentlicht. Was danach ausgelost wird, kommt aus ihm.",
    entries: (all: number) => counted(all, entries, "de"),
    present: (count: number) => `${count} anwesend`,
    withdrawn: (count: number) => `${count} ausgeschieden`,
    paused: (count: number) => counted(count, { one: "pausiert", other: "pausieren" }, "de"),
    rounds: (published: number, planned: number) =>
      `${published} von ${counted(planned, { one: "Runde", other: "Runden" }, "de")} veröffentlicht`,
    missingTitle: (round: number) => `Es fehlen in Runde ${round}`,
    attention: "Bitte ansehen",
    costs: (teams: string) => `Aufstellungen mit Folgen, zu entscheiden: ${teams}`,
    outstanding: (round: number, matches: number) =>
      `Runde ${round}: ${counted(matches, { one: "Kampf ist", other: "Kämpfe sind" }, "de")} noch offen.`,
    differing: (round: number, boards: string, ofTeams: boolean) =>
      `Runde ${round}: Zweiteingabe weicht ab ${ofTeams ? "in Kampf" : "an Brett"} ${boards}.`,
    unpaired: (round: number, names: string) => `Runde ${round}: noch ohne Gegner ${names}.`,
    leaders: "Spitze",
    public: "Öffentlich",
    publicPages: "Öffentliche Seiten",
    screen: "Leinwand",
    screens: "Leinwände einrichten",
    print: "Drucken",
    pairings: "Paarungen",
    standings: "Tabelle",
    slips: "Ergebniszettel",
    cards: "Laufzettel",
    lots: "Lose",
    seedHash: "Prüfsumme des Startwerts",
    seed: "Startwert der Lose",
    export: "Turnier als Datei sichern",
    exportTrf: "Turnierbericht für die Auswertung (TRF)",
    rename: "Umbenennen",
    name: "Name",
    delete: "Turnier löschen",
    deleteAsk:
      "Das Turnier wird mit allen Ergebnissen gelöscht; zurücknehmen lässt sich das nicht. Vorher als Datei sichern! Zum Löschen den Namen eintippen:",
    run: "Nächster Schritt",
  },
  en: {
    title: "Overview",
    nextTitle: "Next",
    steps: {
      "enter-entries": "Enter the entries",
      "check-in": "Check players in",
      draft: (round: number) => `Draw round ${round}`,
      "pair-rest": (round: number) => `Finish pairing round ${round}`,
      publish: (round: number) => `Look at round ${round} and publish it`,
      "enter-results": (round: number) => `Enter the results of round ${round}`,
      "settle-differences": (round: number) => `Settle differences in round ${round}`,
      "deciding-game": (round: number) =>
        `The final is level: draw the deciding game (round ${round})`,
      close: "Close the competition",
      closed: "View the final standings",
    },
    confirmResults: (round: number) => `Confirm the results of round ${round}`,
    toConfirm: (count: number) =>
      `${counted(count, { one: "reported result", other: "reported results" }, "en")} to confirm`,
    reported: "reported, not confirmed",
    missing: (count: number) =>
      counted(count, { one: "result missing", other: "results missing" }, "en"),
    notPresent: (count: number) => `${count} still missing`,
    absentTitle: (count: number) => `${count} still missing`,
    absentList: "The list, for printing, too",
    unpairedCount: (count: number) => `${count} not paired`,
    differingCount: (count: number) =>
      counted(count, { one: "entry differs", other: "entries differ" }, "en"),
    entriesSoFar: (count: number) =>
      `${counted(count, { one: "entry", other: "entries" }, "en")} so far`,
    drawAnyway: "Draw round 1 anyway",
    drafting: (round: number) => `Drawing round ${round} …`,
    closing: "Closing …",
    closeTitle: "Close the competition?",
    closeConfirm: "Close the competition",
    closeSeed:
      "This publishes the random seed, so that everybody can check that no draw was changed. It cannot be undone.",
    closeThen:
      "After that nothing can be changed. If the competition is reopened, later draws use a new, secret seed.",
    closed: "The competition is closed; the random seed is published.",
    reopen: "Reopen the competition",
    reopenAsk:
      "This opens the competition again. Its random seed is public by now, so a new one is created and its hash published at once. All later draws come from it.",
    entries: (all: number) => counted(all, { one: "entry", other: "entries" }, "en"),
    present: (count: number) => `${count} present`,
    withdrawn: (count: number) => `${count} withdrawn`,
    paused: (count: number) => `${count} sitting out`,
    rounds: (published: number, planned: number) =>
      `${published} of ${counted(planned, { one: "round", other: "rounds" }, "en")} published`,
    missingTitle: (round: number) => `Missing in round ${round}`,
    attention: "Needs a look",
    costs: (teams: string) => `Line-ups that cost something, to be decided: ${teams}`,
    outstanding: (round: number, matches: number) =>
      `Round ${round}: ${counted(matches, { one: "match is", other: "matches are" }, "en")} still open.`,
    differing: (round: number, boards: string, ofTeams: boolean) =>
      `Round ${round}: the second entry differs ${ofTeams ? "in match" : "at board"} ${boards}.`,
    unpaired: (round: number, names: string) => `Round ${round}: not paired yet ${names}.`,
    leaders: "Leaders",
    public: "Public",
    publicPages: "Public pages",
    screen: "Big screen",
    screens: "Set up big screens",
    print: "Print",
    pairings: "Pairings",
    standings: "Standings",
    slips: "Result slips",
    cards: "Score cards",
    lots: "Random draws",
    seedHash: "Hash of the random seed",
    seed: "Random seed",
    export: "Save the competition as a file",
    exportTrf: "Report for rating (TRF)",
    rename: "Rename",
    name: "Name",
    delete: "Delete the competition",
    deleteAsk:
      "The competition is deleted with all its results; this cannot be undone. Save it as a file first! To delete it, type its name:",
    run: "Next step",
  },
});
