import { counted, texts } from "@losfee/contract";

export const takeOverTexts = texts({
  de: {
    title: "Laufende Pyramide übernehmen",
    intro:
      "Für eine Pyramide, die bisher anders geführt wurde. Eine Zeile je Platz, Partie oder Person; die Spalten trennt ein Semikolon oder ein Tabulator. Übernommen wird alles auf einmal, und erst, wenn nichts mehr fehlt.",
    parts: {
      seats: "Plätze",
      games: "Offene Partien",
      waiting: "Warteliste",
      standing: "Ewige Warteliste",
      past: "Was von früher noch zählt",
    },
    hints: {
      seats: "Platz; Name; E-Mail; Wertung; Verein. Freie Plätze weglassen oder XXX nennen.",
      games:
        "Wer gefordert hat; wer gefordert ist; Stand; gefordert am; seit; gemeldet von. Stand ist „gefordert“, „zugeteilt“ (wartet auf den ersten Zug), „bestätigt“ (zugeteilt, wartet auf Annahme), „läuft“, „1-0“, „remis“, „0-1“ (vorläufig) oder „Abschätzung“. „Seit“ ist der Tag, an dem der Brief abging, die Uhren starteten oder das Ergebnis gemeldet wurde.",
      waiting: "Name; seit wann.",
      standing: "Name; dahinter „ruht“, wo der Eintrag ruht.",
      past: "Name; zuletzt verteidigt; ohne Partie seit; nicht angenommene Forderungen; Urlaub (1.8.2026 - 14.8.2026, …). Was leer bleibt, ist unbekannt.",
    },
    examples: {
      seats: "1.1; Ada Berg; ada@example.org; 1900; SC Ulm\n2.1; Ben Cron; ben@example.org",
      games: "Ben Cron; Ada Berg; läuft; 1.6.2026; 15.6.2026",
      waiting: "Ben Cron; 1.7.2026 14:30",
      standing: "Ben Cron; ruht",
      past: "Ada Berg; 1.3.2026; ; 1; 1.8.2026 - 14.8.2026",
    },
    wrong: (count: number) =>
      counted(
        count,
        { one: "Zeile ist noch zu klären", other: "Zeilen sind noch zu klären" },
        "de",
      ),
    place: (part: string, line: number) => `${part}, Zeile ${line}`,
    faults: {
      "no-seat": (text: string) => `„${text}“ ist kein Platz wie 3.2.`,
      "seat-twice": (text: string) => `Platz ${text} steht zweimal da.`,
      "seat-taken": (text: string) => `Auf Platz ${text} sitzt schon jemand.`,
      "name-missing": () => "Der Name fehlt.",
      "name-twice": (text: string) => `${text} steht schon da.`,
      "no-address": (text: string) => `„${text}“ ist keine Mailadresse.`,
      "no-rating": (text: string) => `„${text}“ ist keine Wertungszahl.`,
      "unknown-player": (text: string) =>
        text === "" ? "Ein Name fehlt." : `„${text}“ ist nicht genau eine Person der Pyramide.`,
      "same-player": (text: string) => `${text} kann nicht gegen sich selbst spielen.`,
      "no-status": (text: string) =>
        text === ""
          ? "Es fehlt, wie die Partie steht."
          : `„${text}“ sagt nicht, wie die Partie steht.`,
      "no-time": (text: string) => `„${text}“ ist kein Datum wie 1.7.2026 oder 1.7.2026 14:30.`,
      "time-missing": (text: string) =>
        text === "" ? "Das Datum fehlt." : `Bei „${text}“ fehlt, seit wann.`,
      "time-in-future": (text: string) => `${text} liegt in der Zukunft.`,
      "reporter-missing": () => "Es fehlt, wer das Ergebnis gemeldet hat.",
      "not-of-game": (text: string) => `${text} spielt in dieser Partie nicht mit.`,
      "challenger-twice": (text: string) =>
        `${text} spielt schon eine andere Partie als Herausforderer.`,
      "defender-twice": (text: string) => `${text} ist schon in einer anderen Partie gefordert.`,
      "player-twice": (text: string) => `${text} steht zweimal da.`,
      "plays-and-waits": () =>
        "Wer als Herausforderer spielt, kann nicht auf der Warteliste stehen.",
      "no-word": (text: string) => `„${text}“: Hier kann nur „ruht“ stehen.`,
      "no-number": (text: string) => `„${text}“ ist keine Anzahl.`,
      "no-days": (text: string) => `„${text}“ sind keine Tage wie 1.8.2026 - 14.8.2026.`,
    },
    preview: "So sieht es dann aus",
    empty: "Noch ist nichts eingetragen.",
    counts: (players: number, games: number, waiting: number) =>
      `${counted(players, { one: "Person kommt", other: "Personen kommen" }, "de")} hinzu, ${counted(games, { one: "offene Partie", other: "offene Partien" }, "de")}, ${counted(waiting, { one: "Person", other: "Personen" }, "de")} auf den Wartelisten.`,
    since: (date: string) => `gefordert am ${date}`,
    confirm: "Alles übernehmen",
    ask: "Danach laufen die Fristen von selbst weiter. Zurücknehmen lässt sich das nicht; einzelne Partien und Personen können danach einzeln geändert werden.",
    done: "Übernommen. Von jetzt an läuft die Pyramide hier weiter.",
  },
  en: {
    title: "Take over a running pyramid",
    intro:
      "For a pyramid that has been run some other way until now. One line per seat, game or player; columns are separated by a semicolon or a tab. Everything is taken over at once, and only when nothing is missing.",
    parts: {
      seats: "Seats",
      games: "Open games",
      waiting: "Waiting list",
      standing: "Standing waiting list",
      past: "Players’ history that still counts",
    },
    hints: {
      seats: "Seat; name; e-mail; rating; club. Leave vacant seats out, or name them XXX.",
      games:
        "Challenger; defender; status; challenged on; since; reported by. The status is “challenged”, “assigned” (waits for move 1), “confirmed” (assigned, waits for acceptance), “running”, “1-0”, “draw”, “0-1” (provisional) or “adjudication”. “Since” is the day on which the letter left, the clocks started or the result was reported.",
      waiting: "Name; since when.",
      standing: "Name; then “suspended” where the entry is.",
      past: "Name; last defended; without a game since; challenges not accepted; holidays (2026-08-01 to 2026-08-14, …). What is left empty is unknown.",
    },
    examples: {
      seats: "1.1; Ada Berg; ada@example.org; 1900; SC Ulm\n2.1; Ben Cron; ben@example.org",
      games: "Ben Cron; Ada Berg; running; 2026-06-01; 2026-06-15",
      waiting: "Ben Cron; 2026-07-01 14:30",
      standing: "Ben Cron; suspended",
      past: "Ada Berg; 2026-03-01; ; 1; 2026-08-01 to 2026-08-14",
    },
    wrong: (count: number) =>
      counted(count, { one: "line needs clearing up", other: "lines need clearing up" }, "en"),
    place: (part: string, line: number) => `${part}, line ${line}`,
    faults: {
      "no-seat": (text: string) => `“${text}” is not a seat such as 3.2.`,
      "seat-twice": (text: string) => `Seat ${text} is named twice.`,
      "seat-taken": (text: string) => `Seat ${text} is already taken.`,
      "name-missing": () => "The name is missing.",
      "name-twice": (text: string) => `${text} is already there.`,
      "no-address": (text: string) => `“${text}” is not an e-mail address.`,
      "no-rating": (text: string) => `“${text}” is not a rating.`,
      "unknown-player": (text: string) =>
        text === ""
          ? "A name is missing."
          : `“${text}” does not match exactly one player in the pyramid.`,
      "same-player": (text: string) => `${text} cannot play against themselves.`,
      "no-status": (text: string) =>
        text === "" ? "The status of the game is missing." : `“${text}” is not a status.`,
      "no-time": (text: string) =>
        `“${text}” is not a date such as 2026-07-01 or 2026-07-01 14:30.`,
      "time-missing": (text: string) =>
        text === "" ? "The date is missing." : `“${text}” needs the date since when.`,
      "time-in-future": (text: string) => `${text} is in the future.`,
      "reporter-missing": () => "Please say who reported the result.",
      "not-of-game": (text: string) => `${text} does not play in this game.`,
      "challenger-twice": (text: string) =>
        `${text} is already playing another game as challenger.`,
      "defender-twice": (text: string) => `${text} is already challenged in another game.`,
      "player-twice": (text: string) => `${text} is named twice.`,
      "plays-and-waits": () => "Whoever plays as challenger cannot be on the waiting list.",
      "no-word": (text: string) => `“${text}”: this can only be “suspended”.`,
      "no-number": (text: string) => `“${text}” is not a number.`,
      "no-days": (text: string) => `“${text}” is not a period such as 2026-08-01 to 2026-08-14.`,
    },
    preview: "This is how it will look",
    empty: "Nothing is entered yet.",
    counts: (players: number, games: number, waiting: number) =>
      `${counted(players, { one: "player joins", other: "players join" }, "en")}, ${counted(games, { one: "open game", other: "open games" }, "en")}, ${counted(waiting, { one: "player", other: "players" }, "en")} on the waiting lists.`,
    since: (date: string) => `challenged on ${date}`,
    confirm: "Take everything over",
    ask: "From then on deadlines run by themselves. This cannot be undone; games and players can be changed one by one afterwards.",
    done: "Taken over. The pyramid now continues here.",
  },
});
