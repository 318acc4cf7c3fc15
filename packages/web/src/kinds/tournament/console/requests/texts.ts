import { counted, texts } from "@losfee/contract";

const REQUESTS = texts({
  de: { one: "Bitte", other: "Bitten" },
  en: { one: "request", other: "requests" },
});

export const requestsTexts = texts({
  de: {
    title: "Bitten",
    waiting: (count: number) => `${counted(count, REQUESTS.de, "de")} zu beantworten.`,
    pause: (rounds: string) => `bittet um eine Pause in Runde ${rounds}`,
    withdrawal: "möchte ausscheiden",
    overdue: "Die Runde ist schon veröffentlicht; bewilligen lässt sich das nicht mehr.",
    inDraft: (round: number) =>
      `Runde ${round} liegt als Entwurf vor; wer dort gegenübersitzt, ist danach neu zu paaren.`,
    grant: "Bewilligen",
    grantFirst: "Erste Bitte bewilligen",
    grantOf: (name: string) => `Bitte von ${name} bewilligen`,
    grantLeave: (name: string) =>
      `${name} scheidet aus, ab der nächsten Runde, die noch nicht veröffentlicht ist.`,
    granted: (name: string) => `Bitte von ${name} bewilligt.`,
    decline: "Ablehnen",
    declineFirst: "Erste Bitte ablehnen",
    declineOf: (name: string) => `Bitte von ${name} ablehnen`,
    declineAsk: (name: string) => `${name} sieht die Antwort mit diesem Grund.`,
    declined: (name: string) => `Bitte von ${name} abgelehnt.`,
  },
  en: {
    title: "Requests",
    waiting: (count: number) => `${counted(count, REQUESTS.en, "en")} to answer.`,
    pause: (rounds: string) => `asks for a pause in round ${rounds}`,
    withdrawal: "asks to leave",
    overdue: "The round is published already; this can no longer be granted.",
    inDraft: (round: number) =>
      `There is a draft of round ${round}; whoever is the opponent there has to be paired again.`,
    grant: "Grant",
    grantFirst: "Grant the first request",
    grantOf: (name: string) => `Grant the request of ${name}`,
    grantLeave: (name: string) => `${name} leaves, from the next round that is not published yet.`,
    granted: (name: string) => `Request of ${name} granted.`,
    decline: "Decline",
    declineFirst: "Decline the first request",
    declineOf: (name: string) => `Decline the request of ${name}`,
    declineAsk: (name: string) => `${name} sees the answer with this reason.`,
    declined: (name: string) => `Request of ${name} declined.`,
  },
});
