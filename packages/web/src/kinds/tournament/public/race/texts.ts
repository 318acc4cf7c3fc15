import { isOne, texts } from "@losfee/contract";

export const raceTexts = texts({
  de: {
    title: "Verlauf",
    empty: "Nach der ersten Runde, deren Ergebnisse alle vorliegen, ist hier der Verlauf zu sehen.",
    round: (round: number) => `Runde ${round}`,
    game: (game: number, stage: string) => `${stage}, Spiel ${game}`,
    gameShort: (game: number) => `Spiel ${game}`,
    leads: (names: string, count: number, closed: boolean) =>
      isOne(count, "de")
        ? `${names} ${closed ? "lag am Ende vorn" : "führt"}`
        : `${names} ${closed ? "lagen am Ende vorn" : "führen"}`,
    leadsSince: (name: string, step: string, closed: boolean) =>
      closed ? `${name} lag ab ${step} vorn` : `${name} führt seit ${step}`,
    climbs: (name: string, step: string, ranks: number, closed: boolean) =>
      closed
        ? `${name} gewann ab ${step} noch ${ranks} Plätze`
        : `${name} klettert seit ${step} um ${ranks} Plätze`,
    rankHeading: "Platz nach jeder Runde",
    rankNote: "Platz nach jeder Runde, deren Ergebnisse alle vorliegen.",
    gameNote: "Platz nach jedem Spiel, dessen Ergebnisse alle vorliegen.",
    cutNote: (places: number, stage: string) =>
      isOne(places, "de")
        ? `Die getönte Fläche ist der Platz, der zählt: ${stage}.`
        : `Die getönte Fläche sind die ersten ${places} Plätze: ${stage}.`,
    othersNote: (lines: number, all: number) =>
      `Grau sind die ersten ${lines} von ${all}; weitere lassen sich hervorheben.`,
    highlight: "Hervorheben",
    choose: "Name wählen",
    show: "Zeigen",
    remove: (name: string) => `${name} nicht mehr hervorheben`,
    usual: "Spitze und größte Sprünge",
    full: (most: number) =>
      `Mehr als ${most} Linien lassen sich kaum verfolgen: Nehmen Sie erst jemanden heraus.`,
    unknown: (numbers: string) => `Im Verlauf gibt es niemanden mit der Nummer ${numbers}.`,
    asTable: "Dieselben Zahlen als Tabelle",
    whole: (all: number) => `Alle ${all} in dieser Tabelle`,
    name: "Name",
    rankCaption: "Platz nach jeder Runde",
    rankPicture: (names: string) => `Linien: Platz nach jeder Runde von ${names}.`,
    ended: "nicht mehr dabei",
    behindHeading: {
      points: "Punkte hinter der Spitze",
      wins: "Siege hinter der Spitze",
      "rank-points": "Rangpunkte hinter der Spitze",
    },
    behindNote: {
      points: "0 hat, wer nach der Runde am meisten Punkte hatte.",
      wins: "0 hat, wer nach der Runde am meisten Siege hatte.",
      "rank-points":
        "0 hat, wer nach dem Spiel am meisten Rangpunkte hatte; jede Stufe zählt von vorn.",
    },
    behindPicture: (names: string) => `Linien: Abstand zum besten Stand von ${names}.`,
    spreadHeading: "Summe der Differenz",
    spreadNote: "Alle Differenzen bis dahin zusammen.",
    spreadPicture: (names: string) => `Linien: Summe der Differenz von ${names}.`,
    performanceHeading: "Leistung und Wertungszahl",
    performanceNote:
      "Leistung: Schnitt der Wertungszahlen der Gegner und der Aufschlag, der zum Anteil der Punkte gehört. Es zählen Partien gegen Personen mit Wertungszahl. Über der gestrichelten Linie: besser als nach der Wertungszahl zu erwarten.",
    performancePicture: (names: string) =>
      `Punkte: Wertungszahl waagerecht, Leistung senkrecht; mit Namen ${names}.`,
    rating: "Wertungszahl",
    performance: "Leistung",
    difference: "Unterschied",
    games: "Partien",
  },
  en: {
    title: "Race",
    empty: "The race can be seen here after the first round that has all its results.",
    round: (round: number) => `round ${round}`,
    game: (game: number, stage: string) => `${stage}, game ${game}`,
    gameShort: (game: number) => `Game ${game}`,
    leads: (names: string, count: number, closed: boolean) =>
      isOne(count, "en")
        ? `${names} ${closed ? "finished first" : "leads"}`
        : `${names} ${closed ? "finished first" : "lead"}`,
    leadsSince: (name: string, step: string, closed: boolean) =>
      closed ? `${name} led from ${step}` : `${name} has led since ${step}`,
    climbs: (name: string, step: string, ranks: number, closed: boolean) =>
      closed
        ? `${name} climbed ${ranks} places from ${step}`
        : `${name} has climbed ${ranks} places since ${step}`,
    rankHeading: "Rank after each round",
    rankNote: "Rank after each round that has all its results.",
    gameNote: "Place after each game that has all its results.",
    cutNote: (places: number, stage: string) =>
      isOne(places, "en")
        ? `The tinted band is the place that counts: ${stage}.`
        : `The tinted band is the first ${places} places: ${stage}.`,
    othersNote: (lines: number, all: number) =>
      `The first ${lines} of ${all} are grey; anybody else can be highlighted.`,
    highlight: "Highlight",
    choose: "Choose a name",
    show: "Show",
    remove: (name: string) => `Highlight ${name} no longer`,
    usual: "The top and the biggest moves",
    full: (most: number) => `More than ${most} lines are hard to follow: take somebody out first.`,
    unknown: (numbers: string) => `There is nobody with the number ${numbers} in the race.`,
    asTable: "The same numbers as a table",
    whole: (all: number) => `All ${all} in this table`,
    name: "Name",
    rankCaption: "Rank after each round",
    rankPicture: (names: string) => `Lines: rank after each round of ${names}.`,
    ended: "no longer in it",
    behindHeading: {
      points: "Points behind the top",
      wins: "Wins behind the top",
      "rank-points": "Rank points behind the top",
    },
    behindNote: {
      points: "0 is whoever had most points after the round.",
      wins: "0 is whoever had most wins after the round.",
      "rank-points":
        "0 is whoever had most rank points after the game; each stage counts from zero.",
    },
    behindPicture: (names: string) => `Lines: distance from the best score of ${names}.`,
    spreadHeading: "Cumulative spread",
    spreadNote: "All spreads up to then added up.",
    spreadPicture: (names: string) => `Lines: cumulative spread of ${names}.`,
    performanceHeading: "Performance and rating",
    performanceNote:
      "Performance: the average rating of the opponents plus the difference that belongs to the share of points. Games against rated players count. Above the dashed line: better than the rating lets expect.",
    performancePicture: (names: string) =>
      `Dots: rating from left to right, performance upwards; with names ${names}.`,
    rating: "Rating",
    performance: "Performance",
    difference: "Difference",
    games: "Games",
  },
});
