import { texts } from "./texts.ts";

interface RoundTexts {
  readonly title: (round: number, system: string, status: "draft" | "published") => string;
  readonly board: string;
  readonly boardNumber: (board: number) => string;
  readonly players: string;
  readonly result: string;
  readonly byHand: string;
  readonly sitOut: (player: string, reason: string, worth: string) => string;
  readonly unpaired: (players: readonly string[]) => string;
  readonly missing: (count: number) => string;
  readonly why: string;
  readonly act: (what: string, reason: string, actor: string) => string;
  readonly none: string;
  readonly noSuchRound: (round: number, rounds: number) => string;
  readonly noDraft: string;
  readonly published: (round: number) => string;
  readonly recalled: (round: number) => string;
  readonly discarded: (round: number) => string;
  readonly actMisused: string;
  readonly breach: (sentence: string) => string;
  readonly answeredBreach: (sentence: string, reason: string, actor: string) => string;
  readonly openBreach: (sentence: string) => string;
  readonly breaches: string;
  readonly despiteByOption: string;
  readonly despiteQuestion: string;
}

/** A round and what is done with it. */
export const roundTexts = texts<RoundTexts>({
  de: {
    title: (round, system, status) =>
      `Runde ${round}, ${system}${status === "draft" ? " – Entwurf, nur für die Leitung" : ""}`,
    board: "Brett",
    boardNumber: (board) => `Brett ${board}`,
    players: "Paarung",
    result: "Ergebnis",
    byHand: "von Hand",
    sitOut: (player, reason, worth) => `${player}: ${reason} (${worth})`,
    unpaired: (players) => `Noch ohne Paarung: ${players.join(", ")}`,
    missing: (count) =>
      count === 0
        ? "Alle Ergebnisse sind da."
        : `Es ${count === 1 ? "fehlt 1 Ergebnis" : `fehlen ${count} Ergebnisse`}.`,
    why: "Warum:",
    act: (what, reason, actor) => `${what}: ${reason} (${actor})`,
    none: "Noch ist keine Runde ausgelost. „losfee pair“ entwirft die erste.",
    noSuchRound: (round, rounds) => `Runde ${round} gibt es noch nicht; ausgelost sind ${rounds}.`,
    noDraft: "Es gibt keinen Entwurf. „losfee pair“ macht einen.",
    published: (round) => `Runde ${round} ist veröffentlicht.`,
    recalled: (round) => `Runde ${round} ist wieder Entwurf.`,
    discarded: (round) => `Der Entwurf von Runde ${round} ist verworfen.`,
    breach: (sentence) => `Regelverstoß: ${sentence}`,
    breaches: "Gegen Regeln, von denen das Auslosungssystem nie abweicht:",
    answeredBreach: (sentence, reason, actor) => `${sentence} Grund: ${reason} (${actor})`,
    openBreach: (sentence) => `${sentence} Zu begründen, bevor die Runde veröffentlicht wird.`,
    despiteByOption: "Mit --despite GRUND geht es trotzdem; der Grund steht dann bei der Paarung.",
    despiteQuestion: "Trotzdem? Dann bitte der Grund (leer: nein):",
    actMisused:
      "So geht es: adjust pair 3 7 · break BRETT · swap 3 7 · exchange-starts (exchange-colours) BRETT · exchange-boards 1 2 · bye 5 · rest, jeweils mit --reason.",
  },
  en: {
    title: (round, system, status) =>
      `Round ${round}, ${system}${status === "draft" ? " – draft, for the director alone" : ""}`,
    board: "Board",
    boardNumber: (board) => `Board ${board}`,
    players: "Pairing",
    result: "Result",
    byHand: "by hand",
    sitOut: (player, reason, worth) => `${player}: ${reason} (${worth})`,
    unpaired: (players) => `Not paired yet: ${players.join(", ")}`,
    missing: (count) =>
      count === 0
        ? "All results are in."
        : `${count === 1 ? "1 result is" : `${count} results are`} missing.`,
    why: "Why:",
    act: (what, reason, actor) => `${what}: ${reason} (${actor})`,
    none: "No round has been paired yet. “losfee pair” drafts the first.",
    noSuchRound: (round, rounds) => `There is no round ${round} yet; ${rounds} are paired.`,
    noDraft: "There is no draft. “losfee pair” makes one.",
    published: (round) => `Round ${round} is published.`,
    recalled: (round) => `Round ${round} is a draft again.`,
    discarded: (round) => `The draft of round ${round} is discarded.`,
    breach: (sentence) => `A rule is broken: ${sentence}`,
    breaches: "Against rules that the pairing system never departs from:",
    answeredBreach: (sentence, reason, actor) => `${sentence} Reason: ${reason} (${actor})`,
    openBreach: (sentence) => `${sentence} To be answered for before the round is published.`,
    despiteByOption: "--despite REASON does it all the same; the reason then stands with the pair.",
    despiteQuestion: "Do it all the same? Then type the reason (empty: no):",
    actMisused:
      "Like this: adjust pair 3 7 · break BOARD · swap 3 7 · exchange-starts (exchange-colours) BOARD · exchange-boards 1 2 · bye 5 · rest, each with --reason.",
  },
});
