import { counted } from "../../language/plurals.ts";
import { sentenceFor } from "../message.ts";
import { type ConsequenceSentences, pairText } from "./consequence-sentences.ts";
import { eventRefusalsDe } from "./event-refusals.de.ts";
import { ladderOutcomeLabel, moveReasonLabel, seatLabel } from "./labels.ts";

const DAYS = { one: "Tag", other: "Tage" } as const;

/** Consequences in a pyramid, in German. */
export const consequencesDe: ConsequenceSentences = {
  challenged: ({ challenger, defender }, { name }) =>
    `${name(challenger)} fordert ${name(defender)}`,
  assigned: ({ challenger, defender, waitedSince }, { name }) =>
    `${name(challenger)} bekommt ${name(defender)} zugeteilt (${waitedSince === null ? "ewige Warteliste" : "Warteliste"})`,
  "not-entitled": ({ player, target, voided, reason }, { name }) =>
    `Forderung von ${name(player)} ${target.kind === "vacancy" ? `auf den freien Platz ${seatLabel(target.seat)}` : `gegen ${name(target.player)}`} ${voided ? "aufgehoben" : "nicht möglich"}: ${sentenceFor(eventRefusalsDe, reason, name)}`,
  confirmed: ({ challenger, defender }, { name }) =>
    `${name(challenger)} bestätigt die Forderung gegen ${name(defender)} mit dem ersten Zug`,
  accepted: ({ challenger, defender }, { name }) =>
    `${name(defender)} nimmt die Forderung von ${name(challenger)} an`,
  contested: (game, { name }) =>
    `Partie ${pairText(game, name)} ist fraglich: angenommen, ohne berechtigt zu sein`,
  kept: (game, { name }) => `Die Leitung lässt die Partie ${pairText(game, name)} gelten`,
  lapsed: (game, { name }) =>
    `Partie ${pairText(game, name)} verfällt: nicht rechtzeitig bestätigt`,
  forfeited: ({ by, challenger, defender }, { name }) =>
    by === "silence"
      ? `${name(defender)} hat die Forderung von ${name(challenger)} nicht rechtzeitig angenommen`
      : by === "refusal"
        ? `${name(defender)} lehnt die Forderung von ${name(challenger)} ab`
        : `Partie ${name(challenger)} – ${name(defender)} endet durch einen Rücktritt`,
  reported: ({ by, outcome, ...game }, { name }) =>
    `${name(by)} meldet ${pairText(game, name)} ${ladderOutcomeLabel(outcome, "de")}`,
  objected: ({ by, ...game }, { name }) =>
    `${name(by)} erhebt Einspruch gegen das Ergebnis ${pairText(game, name)}`,
  final: ({ outcome, rated, ...game }, { name }) =>
    `${pairText(game, name)} ${ladderOutcomeLabel(outcome, "de")} ist endgültig${rated ? "" : ", ohne Wertung"}`,
  "game-time-over": (game, { name }) => `Partie ${pairText(game, name)}: Die Zeit ist um`,
  "both-stay": (game, { name }) => `${pairText(game, name)} ohne Ergebnis: Beide bleiben`,
  voided: (game, { name }) => `Partie ${pairText(game, name)} aufgehoben`,
  record: ({ by, ...game }, { name }) =>
    `${by === "director" ? "Die Leitung" : name(by)} hat die Partie ${pairText(game, name)} eingesandt`,
  moved: ({ player, from, to, reason }, { name, seat }) => {
    const why = moveReasonLabel(reason, "de");
    if (from === null && to !== null) return `${name(player)} kommt auf Platz ${seat(to)} (${why})`;
    if (from !== null && to === null)
      return `${name(player)} verlässt Platz ${seat(from)} (${why})`;
    return `${name(player)} wechselt von Platz ${seat(from ?? 0)} auf ${seat(to ?? 0)} (${why})`;
  },
  listed: ({ player, by }, { name }) =>
    `${name(player)} kommt auf die Warteliste${by === "standing-waiting-list" ? " (ewige Warteliste)" : ""}`,
  unlisted: ({ player, by }, { name }) =>
    `${name(player)} steht nicht mehr auf der Warteliste (${UNLISTED[by]})`,
  "standing-waiting-list-joined": ({ player }, { name }) =>
    `${name(player)} kommt auf die ewige Warteliste`,
  "standing-waiting-list-left": ({ player }, { name }) =>
    `${name(player)} verlässt die ewige Warteliste`,
  "standing-waiting-list-suspended": ({ player, by }, { name }) =>
    `Ewige Warteliste: der Eintrag von ${name(player)} ruht${by === "request" ? "" : ", weil nicht bestätigt wurde"}`,
  "standing-waiting-list-resumed": ({ player }, { name }) =>
    `Ewige Warteliste: der Eintrag von ${name(player)} gilt wieder`,
  holiday: ({ player, from, to, days }, { name, day }) =>
    `${name(player)} hat Urlaub vom ${day(from)} bis ${day(to)} (${counted(days, DAYS, "de")})`,
  "expulsion-offered": ({ player, strikes }, { name }) =>
    `${name(player)} hat ${counted(strikes, { one: "Forderung", other: "Forderungen" }, "de")} nicht angenommen: Ausschluss steht zur Entscheidung`,
  "expulsion-declined": ({ player }, { name }) => `${name(player)} wird nicht ausgeschlossen`,
  letter: ({ player }, { name }) => `Brief an ${name(player)} nach langem Schweigen`,
  "letter-answered": ({ player }, { name }) => `${name(player)} antwortet auf den Brief und bleibt`,
  "timer-void": () => "Eine Frist ist hinfällig: Die Nachricht kam rechtzeitig",
  refused: ({ player, reason }, { name }) =>
    `${player === null ? "Nicht möglich" : `Nicht möglich für ${name(player)}`}: ${sentenceFor(eventRefusalsDe, reason, name)}`,
};

const UNLISTED = {
  request: "auf Wunsch",
  challenge: "hat selbst gefordert",
  assignment: "zugeteilt",
  leaving: "ausgeschieden",
} as const;
