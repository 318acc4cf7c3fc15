import { addressedTexts } from "@losfee/contract";

/** Texts of requests for a pause or a withdrawal, and of the answers. */
export const absenceTexts = addressedTexts({
  de: {
    title: "Pause oder Ausscheiden",
    ask: "Um eine Pause bitten",
    askToLeave: "Vorzeitig ausscheiden",
    rounds: "Pause in",
    round: (round: number) => `Runde ${round}`,
    reason: "Grund (freiwillig)",
    send: "Um Pause bitten",
    sendLeave: "Ausscheiden beantragen",
    leaveHint:
      "Die Turnierleitung nimmt Sie ab der nächsten Runde heraus, die noch nicht veröffentlicht ist. Solange sie nicht geantwortet hat, können Sie die Bitte zurücknehmen.",
    pauseHint: "Es gilt erst, wenn die Turnierleitung zustimmt.",
    incomplete: "Bitte mindestens eine Runde auswählen.",
    replaces: "Eine neue Bitte tritt an die Stelle der bisherigen.",
    pause: (rounds: string) => `Pause in Runde ${rounds}`,
    leaving: "Ausscheiden",
    waiting: (what: string) => `${what}: Die Bitte liegt der Turnierleitung vor.`,
    overdue: (what: string) =>
      `${what}: Inzwischen ist die Runde veröffentlicht. Bitte sprechen Sie mit der Turnierleitung.`,
    granted: (what: string) => `${what}: bewilligt.`,
    declined: (what: string, reason: string) =>
      `${what}: abgelehnt${reason === "" ? "." : ` – ${reason}`}`,
    takeBack: "Bitte zurücknehmen",
  },
  du: {
    leaveHint:
      "Die Turnierleitung nimmt dich ab der nächsten Runde heraus, die noch nicht veröffentlicht ist. Solange sie nicht geantwortet hat, kannst du die Bitte zurücknehmen.",
    overdue: (what: string) =>
      `${what}: Inzwischen ist die Runde veröffentlicht. Bitte sprich mit der Turnierleitung.`,
  },
  en: {
    title: "Pause or leave",
    ask: "Ask for a pause",
    askToLeave: "Leave early",
    rounds: "Pause in",
    round: (round: number) => `Round ${round}`,
    reason: "Reason (optional)",
    send: "Ask for the pause",
    sendLeave: "Ask to leave",
    leaveHint:
      "The director takes you out from the next round that is not published yet. You can take your request back until it is answered.",
    pauseHint: "It counts only once the director agrees.",
    incomplete: "Please choose at least one round.",
    replaces: "A new request takes the place of this one.",
    pause: (rounds: string) => `Pause in round ${rounds}`,
    leaving: "Leaving the event",
    waiting: (what: string) => `${what}: the director has your request.`,
    overdue: (what: string) =>
      `${what}: the round has been published in the meantime. Please speak to the director.`,
    granted: (what: string) => `${what}: granted.`,
    declined: (what: string, reason: string) =>
      `${what}: declined${reason === "" ? "." : ` – ${reason}`}`,
    takeBack: "Take the request back",
  },
});
