import type {
  ChallengeStatus,
  LadderImpact,
  MoveReason,
  RulingOutcome,
  Seat,
  TimerKind,
} from "@losfee/core";
import type { Language } from "../../language/language.ts";
import { counted } from "../../language/plurals.ts";
import { texts } from "../../language/texts.ts";

/** Formats a seat in clubs' notation: level and number from the left, `5.2`. */
export const seatLabel = ({ level, index }: Seat): string => `${level}.${index}`;

const statuses = texts<Readonly<Record<ChallengeStatus, string>>>({
  de: {
    pendingConfirmation: "wartet auf den ersten Zug",
    pendingAcceptance: "wartet auf Annahme",
    running: "läuft",
    provisional: "vorläufiges Ergebnis",
    final: "endgültig",
    rejected: "nicht berechtigt",
    lapsed: "nicht bestätigt, verfallen",
    forfeited: "kampflos",
    voided: "aufgehoben",
    disputed: "Einspruch, wartet auf Entscheidung",
    inAdjudication: "wird abgeschätzt",
    bothStay: "ohne Ergebnis, beide bleiben",
    contested: "fraglich, wartet auf Entscheidung",
  },
  en: {
    pendingConfirmation: "waiting for move 1",
    pendingAcceptance: "waiting for the answer",
    running: "running",
    provisional: "provisional result",
    final: "final",
    rejected: "not allowed",
    lapsed: "not confirmed, lapsed",
    forfeited: "without a game",
    voided: "called off",
    disputed: "objection, waiting for a decision",
    inAdjudication: "in adjudication",
    bothStay: "no result, both stay",
    contested: "in question, waiting for a decision",
  },
});

/** Returns the status of a challenge in a few words. */
export const challengeStatusLabel = (status: ChallengeStatus, language: Language): string =>
  statuses[language][status];

const outcomes = texts<Readonly<Record<RulingOutcome, string>>>({
  de: {
    "challenger-wins": "1 – 0",
    draw: "½ – ½",
    "defender-wins": "0 – 1",
    "both-stay": "ohne Ergebnis",
  },
  en: {
    "challenger-wins": "1 – 0",
    draw: "½ – ½",
    "defender-wins": "0 – 1",
    "both-stay": "no result",
  },
});

/** Formats the result of a game: the challenger, who has White, first. */
export const ladderOutcomeLabel = (outcome: RulingOutcome, language: Language): string =>
  outcomes[language][outcome];

const timers = texts<Readonly<Record<TimerKind, string>>>({
  de: {
    confirm: "Bestätigen mit dem ersten Zug",
    accept: "Annehmen mit dem ersten Antwortzug",
    objection: "Einspruch gegen das Ergebnis",
    game: "Ende der Partiezeit",
    record: "Partie einsenden zur Abschätzung",
    idle: "Spielen oder auf eine Warteliste",
    letter: "Antworten auf den Brief",
  },
  en: {
    confirm: "Confirm with move 1",
    accept: "Accept with the first reply",
    objection: "Object to the result",
    game: "Finish the game",
    record: "Send the game for adjudication",
    idle: "Play, or join a waiting list",
    letter: "Answer the letter",
  },
});

/** Returns the purpose of a deadline. */
export const timerLabel = (kind: TimerKind, language: Language): string => timers[language][kind];

const moves = texts<Readonly<Record<MoveReason, string>>>({
  de: {
    joined: "neu dabei",
    returned: "wieder dabei",
    win: "durch eine gewonnene Partie",
    forfeit: "kampflos",
    retirement: "durch einen Rücktritt",
    vacancy: "auf einen freien Platz",
    shifted: "aufgerückt oder nachgerückt",
    retired: "zurückgetreten",
    expelled: "ausgeschlossen",
    silent: "nach langem Schweigen",
  },
  en: {
    joined: "new",
    returned: "returned",
    win: "by a game won",
    forfeit: "without a game",
    retirement: "by a retirement",
    vacancy: "onto a vacant seat",
    shifted: "moved along",
    retired: "retired",
    expelled: "expelled",
    silent: "after a long silence",
  },
});

/** Returns the reason for a move between seats, in a few words. */
export const moveReasonLabel = (reason: MoveReason, language: Language): string =>
  moves[language][reason];

const impactNouns = texts({
  de: {
    undone: { one: "Folge entfällt", other: "Folgen entfallen" },
    added: { one: "kommt hinzu", other: "kommen hinzu" },
    seats: { one: "Person sitzt anders", other: "Personen sitzen anders" },
    challenges: { one: "Forderung ändert sich", other: "Forderungen ändern sich" },
  },
  en: {
    undone: { one: "consequence no longer applies", other: "consequences no longer apply" },
    added: { one: "is added", other: "are added" },
    seats: { one: "player sits elsewhere", other: "players sit elsewhere" },
    challenges: { one: "challenge changes", other: "challenges change" },
  },
});

/** Summarises the changes due to late information, in numbers. */
export const impactSummary = (impact: LadderImpact, language: Language): string =>
  (["undone", "added", "seats", "challenges"] as const)
    .filter((part) => impact[part].length > 0)
    .map((part) => counted(impact[part].length, impactNouns[language][part], language))
    .join(", ");
