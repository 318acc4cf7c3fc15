import { counted, texts } from "@losfee/contract";

export const dayTexts = texts({
  de: {
    title: "Überblick",
    summary: (players: number, games: number, provisional: number, waiting: number) =>
      `${counted(players, { one: "Person", other: "Personen" }, "de")} · ${counted(games, { one: "offene Partie", other: "offene Partien" }, "de")} · ${counted(provisional, { one: "vorläufiges Ergebnis", other: "vorläufige Ergebnisse" }, "de")} · ${counted(waiting, { one: "Person", other: "Personen" }, "de")} auf der Warteliste`,
    empty: "Noch sitzt niemand in der Pyramide.",
    addPlayers: "Personen aufnehmen",
    takeOver: "Laufende Pyramide übernehmen",
    questions: "Zu entscheiden",
    noQuestions: "Nichts zu entscheiden.",
    dispute: "Einspruch gegen das Ergebnis",
    reported: (by: string, result: string) => `${by} hat ${result} gemeldet.`,
    adjudication: (complete: boolean): string =>
      complete ? "Abschätzen: beide haben eingesandt" : "Abschätzen: nur eine Seite hat eingesandt",
    contested: "Angenommen, ohne berechtigt zu sein",
    expulsion: (strikes: number) =>
      `${counted(strikes, { one: "Forderung", other: "Forderungen" }, "de")} nicht angenommen: ausschließen?`,
    acts: {
      white: "1 – 0",
      draw: "½ – ½",
      black: "0 – 1",
      stay: "ohne Ergebnis",
      keep: "gelten lassen",
      void: "aufheben",
      expel: "ausschließen",
      decline: "nicht ausschließen",
    },
    decide: {
      white: {
        ask: (white: string, black: string) =>
          `Entschieden wird: ${white} (Weiß) hat gegen ${black} gewonnen.`,
        button: "1 – 0 entscheiden",
      },
      draw: {
        ask: (white: string, black: string) =>
          `Entschieden wird: ${white} – ${black} endete remis.`,
        button: "Remis entscheiden",
      },
      black: {
        ask: (white: string, black: string) =>
          `Entschieden wird: ${black} (Schwarz) hat gegen ${white} gewonnen.`,
        button: "0 – 1 entscheiden",
      },
      stay: {
        ask: (white: string, black: string) =>
          `Die Partie ${white} – ${black} bleibt ohne Ergebnis; beide bleiben auf ihren Plätzen.`,
        button: "Ohne Ergebnis beenden",
      },
      keep: {
        ask: (white: string, black: string) =>
          `Die Partie ${white} – ${black} gilt weiter, obwohl die Forderung nicht berechtigt war.`,
        button: "Partie gelten lassen",
      },
      void: {
        ask: (white: string, black: string) =>
          `Die Partie ${white} – ${black} wird aufgehoben: Sie zählt nicht, und beide sind wieder frei.`,
        button: "Partie aufheben",
      },
      expel: {
        ask: (name: string) =>
          `${name} wird ausgeschlossen: Laufende Partien sind verloren, der Platz wird frei.`,
        button: "Ausschließen",
      },
      decline: {
        ask: (name: string) => `${name} bleibt in der Pyramide.`,
        button: "Nicht ausschließen",
      },
    },
    next: "Nächste Frage",
    previous: "Vorige Frage",
    absence: "Fristen aus der Zeit ohne Losfee",
    absenceWas: (since: string, until: string) =>
      `Von ${since} bis ${until} lief Losfee nicht. Was in dieser Zeit zu Ende ging, hat noch nichts bewirkt, und es geschieht auch nichts, bevor Sie entschieden haben.`,
    absenceAsk:
      "Angekreuzt: Die Frist wirkt, und zwar mit dem Tag, an dem sie zu Ende war. Nicht angekreuzt: Sie läuft von heute an weiter.",
    absenceAll: "Alle wirken lassen",
    absenceNone: "Alle weiterlaufen lassen",
    absenceGoesOn: "läuft von heute an weiter",
    absenceDecide: "Über die Fristen entscheiden",
    absenceConfirm: "So entscheiden",
    absenceSum: (act: number, goOn: number) =>
      `${counted(act, { one: "Frist wirkt", other: "Fristen wirken" }, "de")}, ${counted(goOn, { one: "läuft", other: "laufen" }, "de")} von heute an weiter. Zurücknehmen lässt sich das nicht.`,
    deadlines: "Fristen der nächsten zwei Wochen",
    noDeadlines: "In den nächsten zwei Wochen läuft keine Frist ab.",
    must: (names: string) => `am Zug: ${names}`,
    waitsForMail: "wirkt erst, wenn die Mail dieser Person unten erledigt ist",
    outbox: "Entwürfe und nicht zugestellte Post",
    draft: "Entwurf",
    failed: "nicht zugestellt",
    to: (address: string) => `an ${address}`,
    send: "Senden",
    sent: "Geht hinaus.",
    markSent: "Von Hand gesendet",
    markedSent: "Vermerkt: Fristen, die mit diesem Brief beginnen, laufen von jetzt an.",
    startsDeadline: "mit ihr beginnt eine Frist",
    takeBack: "Zurückziehen",
    takeBackTitle: "Nachricht zurückziehen?",
    takeBackAsk: (to: string, subject: string) =>
      `„${subject}“ an ${to} geht dann nicht hinaus, auch später nicht.`,
    takeBackConfirm: "Nachricht zurückziehen",
    takenBack: "Zurückgezogen.",
    public: "Öffentliche Seite",
    export: "Alles sichern (JSON)",
    pgn: "Partien als PGN",
    closed: "Die Pyramide ist abgeschlossen.",
  },
  en: {
    title: "Overview",
    summary: (players: number, games: number, provisional: number, waiting: number) =>
      `${counted(players, { one: "player", other: "players" }, "en")} · ${counted(games, { one: "open game", other: "open games" }, "en")} · ${counted(provisional, { one: "provisional result", other: "provisional results" }, "en")} · ${counted(waiting, { one: "player", other: "players" }, "en")} on the waiting list`,
    empty: "Nobody is in the pyramid yet.",
    addPlayers: "Add players",
    takeOver: "Take over a running pyramid",
    questions: "To decide",
    noQuestions: "Nothing to decide.",
    dispute: "Objection to the result",
    reported: (by: string, result: string) => `${by} reported ${result}.`,
    adjudication: (complete: boolean) =>
      complete
        ? "Adjudicate: both have sent the game"
        : "Adjudicate: only one side has sent the game",
    contested: "Challenge accepted, but not allowed",
    expulsion: (strikes: number) =>
      `${counted(strikes, { one: "challenge", other: "challenges" }, "en")} not accepted: expel?`,
    acts: {
      white: "1 – 0",
      draw: "½ – ½",
      black: "0 – 1",
      stay: "no result",
      keep: "let it stand",
      void: "annul",
      expel: "expel",
      decline: "do not expel",
    },
    decide: {
      white: {
        ask: (white: string, black: string) =>
          `The decision: ${white} (White) has won against ${black}.`,
        button: "Decide 1 – 0",
      },
      draw: {
        ask: (white: string, black: string) => `The decision: ${white} – ${black} was a draw.`,
        button: "Decide a draw",
      },
      black: {
        ask: (white: string, black: string) =>
          `The decision: ${black} (Black) has won against ${white}.`,
        button: "Decide 0 – 1",
      },
      stay: {
        ask: (white: string, black: string) =>
          `The game ${white} – ${black} has no result; both stay in their seats.`,
        button: "End it without a result",
      },
      keep: {
        ask: (white: string, black: string) =>
          `The game ${white} – ${black} goes on, although the challenge was not allowed.`,
        button: "Let the game stand",
      },
      void: {
        ask: (white: string, black: string) =>
          `The game ${white} – ${black} is annulled: it does not count, and both are free again.`,
        button: "Annul the game",
      },
      expel: {
        ask: (name: string) =>
          `${name} is expelled: running games are lost and the seat becomes vacant.`,
        button: "Expel",
      },
      decline: {
        ask: (name: string) => `${name} stays in the pyramid.`,
        button: "Do not expel",
      },
    },
    next: "Next question",
    previous: "Previous question",
    absence: "Deadlines from the time without Losfee",
    absenceWas: (since: string, until: string) =>
      `Losfee did not run from ${since} to ${until}. Deadlines that ended in that time have had no effect yet, and nothing happens until you have decided.`,
    absenceAsk:
      "Ticked: the deadline takes effect as of the day it ended. Not ticked: it runs on from today.",
    absenceAll: "Let all take effect",
    absenceNone: "Let all run on",
    absenceGoesOn: "runs on from today",
    absenceDecide: "Decide on the deadlines",
    absenceConfirm: "Confirm the decision",
    absenceSum: (act: number, goOn: number) =>
      `${counted(act, { one: "deadline takes", other: "deadlines take" }, "en")} effect, ${counted(goOn, { one: "runs", other: "run" }, "en")} on from today. This cannot be undone.`,
    deadlines: "Deadlines in the next two weeks",
    noDeadlines: "No deadline ends in the next two weeks.",
    must: (names: string) => `waiting for ${names}`,
    waitsForMail: "takes effect once this player’s mail below is dealt with",
    outbox: "Drafts and undelivered mail",
    draft: "draft",
    failed: "not delivered",
    to: (address: string) => `to ${address}`,
    send: "Send",
    sent: "On its way.",
    markSent: "Sent by hand",
    markedSent: "Noted: deadlines that begin with this letter now run.",
    startsDeadline: "a deadline begins with it",
    takeBack: "Withdraw",
    takeBackTitle: "Withdraw the letter?",
    takeBackAsk: (to: string, subject: string) => `“${subject}” to ${to} will then never be sent.`,
    takeBackConfirm: "Withdraw the letter",
    takenBack: "Withdrawn.",
    public: "Public page",
    export: "Save everything (JSON)",
    pgn: "Games as PGN",
    closed: "The pyramid is closed.",
  },
});
