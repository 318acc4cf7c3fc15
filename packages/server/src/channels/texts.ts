import { addressedTexts, texts } from "@losfee/contract";

/** How messages to one person are written. */
export const messageTexts = addressedTexts({
  de: {
    round: (round: number) => `Runde ${round}`,
    board: (board: number) => `Brett ${board}`,
    table: (table: number) => `Tisch ${table}`,
    seat: (seat: number) => `Sitz ${seat}`,
    starts: "Sie beginnen",
    replies: (name: string) => `${name} beginnt`,
    white: "Sie haben Weiß",
    black: "Sie haben Schwarz",
    drawn: {
      starts: "Das Anspiel wird am Brett ausgelost",
      colours: "Die Farben werden am Brett ausgelost",
    },
    against: (name: string) => `gegen ${name}`,
    with: (names: string) => `mit ${names}`,
    recalled: (of: string) => `${of}: zurückgenommen`,
    recalledText: "Was dazu angekündigt war, gilt nicht mehr. Bitte die neue Auslosung abwarten.",
    result: (of: string) => `${of}: Ergebnis eingetragen`,
    resultChanged: (of: string) => `${of}: Ergebnis geändert`,
    resultTakenBack: (of: string) => `${of}: Ergebnis zurückgenommen`,
    reported: (of: string) => `${of}: Ergebnis gemeldet`,
    reportedText: (result: string) => `${result}. Stimmt das? Bitte bestätigen oder anders melden.`,
    disputed: (of: string) => `${of}: verschieden gemeldet`,
    disputedText:
      "Ihre Meldung und eine andere passen nicht zusammen. Die Turnierleitung entscheidet.",
    pause: (rounds: string) => `Pause in Runde ${rounds}`,
    leaving: "Ausscheiden",
    granted: (what: string) => `${what}: bewilligt`,
    declined: (what: string) => `${what}: abgelehnt`,
    announcement: "Mitteilung",
    announcementEdited: "Mitteilung (geändert)",
    final: "Endstand",
    ladderClosed: "Die Pyramide ist geschlossen",
    rankOf: (rank: number, of: number) => `Sie sind auf Platz ${rank} von ${of}.`,
    more: "Alles Weitere",
    settings: "Welche Nachrichten kommen, wählen Sie hier",
  },
  du: {
    starts: "Du beginnst",
    white: "Du hast Weiß",
    black: "Du hast Schwarz",
    disputedText:
      "Deine Meldung und eine andere passen nicht zusammen. Die Turnierleitung entscheidet.",
    rankOf: (rank: number, of: number) => `Du bist auf Platz ${rank} von ${of}.`,
    settings: "Welche Nachrichten kommen, wählst du hier",
  },
  en: {
    round: (round: number) => `Round ${round}`,
    board: (board: number) => `Board ${board}`,
    table: (table: number) => `Table ${table}`,
    seat: (seat: number) => `seat ${seat}`,
    starts: "You go first",
    replies: (name: string) => `${name} goes first`,
    white: "You have White",
    black: "You have Black",
    drawn: {
      starts: "You draw for the start at the board",
      colours: "You draw for colours at the board",
    },
    against: (name: string) => `against ${name}`,
    with: (names: string) => `with ${names}`,
    recalled: (of: string) => `${of}: taken back`,
    recalledText:
      "What was announced of it does not hold any more. Please wait for the new pairings.",
    result: (of: string) => `${of}: result recorded`,
    resultChanged: (of: string) => `${of}: result changed`,
    resultTakenBack: (of: string) => `${of}: result taken back`,
    reported: (of: string) => `${of}: result reported`,
    reportedText: (result: string) =>
      `${result}. Is that right? Please confirm it or report otherwise.`,
    disputed: (of: string) => `${of}: reports differ`,
    disputedText: "Your report and another one contradict each other. The director decides.",
    pause: (rounds: string) => `Pause in round ${rounds}`,
    leaving: "Leaving the event",
    granted: (what: string) => `${what}: granted`,
    declined: (what: string) => `${what}: declined`,
    announcement: "Announcement",
    announcementEdited: "Announcement (changed)",
    final: "Final standings",
    ladderClosed: "The pyramid is closed",
    rankOf: (rank: number, of: number) => `You finished in place ${rank} of ${of}.`,
    more: "More",
    settings: "Choose here which messages you get",
  },
});

/** What stands in every mail of messages, and in the one that asks whether they are wanted. */
export const mailTexts = texts({
  de: {
    unsubscribe: "Keine Nachrichten mehr an diese Adresse",
    confirmTitle: "Nachrichten an diese Adresse?",
    confirmText: (event: string) =>
      `Jemand hat diese Adresse angegeben, um Nachrichten von „${event}“ zu bekommen. Es kommt nur etwas, wenn das hier bestätigt wird, innerhalb von drei Tagen:`,
    confirmNot: "Wer das nicht war, braucht nichts zu tun. Die Adresse gleich entfernen",
  },
  en: {
    unsubscribe: "No more messages to this address",
    confirmTitle: "Messages to this address?",
    confirmText: (event: string) =>
      `Somebody gave this address to get messages of “${event}”. Nothing comes unless that is confirmed here, within three days:`,
    confirmNot: "If that was not you, there is nothing to do. Remove the address right away",
  },
});
