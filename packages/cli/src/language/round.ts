import { texts } from "@losfee/contract/language";

interface RoundTexts {
  readonly players: string;
  readonly byHand: string;
  readonly group: (group: number) => string;
  readonly betweenGroups: string;
  readonly unplayed: (player: string, reason: string) => string;
  readonly unpaired: (players: readonly string[]) => string;
  readonly actMisused: string;
  readonly breach: (sentence: string) => string;
  readonly answeredBreach: (sentence: string, reason: string, actor: string) => string;
  readonly openBreach: (sentence: string) => string;
  readonly breaches: string;
  readonly despiteByOption: string;
  readonly despiteQuestion: string;
}

/** Texts about a round of games for two. */
export const roundTexts = texts<RoundTexts>({
  de: {
    players: "Paarung",
    byHand: "von Hand",
    group: (group) => `Gruppe ${group}`,
    betweenGroups: "Zwischen den Gruppen",
    unplayed: (player, reason) => `${player}: ${reason}`,
    unpaired: (players) => `Noch ohne Paarung: ${players.join(", ")}`,
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
    players: "Pairing",
    byHand: "by hand",
    group: (group) => `Group ${group}`,
    betweenGroups: "Between groups",
    unplayed: (player, reason) => `${player}: ${reason}`,
    unpaired: (players) => `Not paired yet: ${players.join(", ")}`,
    breach: (sentence) => `A rule is broken: ${sentence}`,
    breaches: "Against rules that the pairing system never departs from:",
    answeredBreach: (sentence, reason, actor) => `${sentence} Reason: ${reason} (${actor})`,
    openBreach: (sentence) => `${sentence} Give a reason before the round is published.`,
    despiteByOption:
      "--despite REASON does it all the same; the reason is then recorded with the pair.",
    despiteQuestion: "Do it all the same? Then type the reason (empty: no):",
    actMisused:
      "Like this: adjust pair 3 7 · break BOARD · swap 3 7 · exchange-starts (exchange-colours) BOARD · exchange-boards 1 2 · bye 5 · rest, each with --reason.",
  },
});
