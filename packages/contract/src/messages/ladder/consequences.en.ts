import { counted } from "../../language/plurals.ts";
import { sentenceFor } from "../message.ts";
import { type ConsequenceSentences, pairText } from "./consequence-sentences.ts";
import { eventRefusalsEn } from "./event-refusals.en.ts";
import { ladderOutcomeLabel, moveReasonLabel, seatLabel } from "./labels.ts";

const DAYS = { one: "day", other: "days" } as const;

/** Consequences in a pyramid, in English. */
export const consequencesEn: ConsequenceSentences = {
  challenged: ({ challenger, defender }, { name }) =>
    `${name(challenger)} challenges ${name(defender)}`,
  assigned: ({ challenger, defender, waitedSince }, { name }) =>
    `${name(challenger)} is assigned ${name(defender)} (${waitedSince === null ? "standing waiting list" : "waiting list"})`,
  "not-entitled": ({ player, target, voided, reason }, { name }) =>
    `Challenge of ${name(player)} ${target.kind === "vacancy" ? `on the vacant seat ${seatLabel(target.seat)}` : `to ${name(target.player)}`} ${voided ? "called off" : "not possible"}: ${sentenceFor(eventRefusalsEn, reason, name)}`,
  confirmed: ({ challenger, defender }, { name }) =>
    `${name(challenger)} confirms the challenge to ${name(defender)} with move 1`,
  accepted: ({ challenger, defender }, { name }) =>
    `${name(defender)} accepts the challenge from ${name(challenger)}`,
  contested: (game, { name }) =>
    `The game ${pairText(game, name)} is in question: the challenge was accepted but not allowed`,
  kept: (game, { name }) => `The director lets the game ${pairText(game, name)} stand`,
  lapsed: (game, { name }) => `The game ${pairText(game, name)} lapses: not confirmed in time`,
  forfeited: ({ by, challenger, defender }, { name }) =>
    by === "silence"
      ? `${name(defender)} has not accepted the challenge from ${name(challenger)} in time`
      : by === "refusal"
        ? `${name(defender)} declines the challenge from ${name(challenger)}`
        : `The game ${name(challenger)} – ${name(defender)} ends by retirement`,
  reported: ({ by, outcome, ...game }, { name }) =>
    `${name(by)} reports ${pairText(game, name)} ${ladderOutcomeLabel(outcome, "en")}`,
  objected: ({ by, ...game }, { name }) =>
    `${name(by)} objects to the result of ${pairText(game, name)}`,
  final: ({ outcome, rated, ...game }, { name }) =>
    `${pairText(game, name)} ${ladderOutcomeLabel(outcome, "en")} is final${rated ? "" : ", unrated"}`,
  "game-time-over": (game, { name }) => `Time is up for ${pairText(game, name)}`,
  "both-stay": (game, { name }) => `${pairText(game, name)} without a result: both stay`,
  voided: (game, { name }) => `The game ${pairText(game, name)} is called off`,
  record: ({ by, ...game }, { name }) =>
    `${by === "director" ? "The director" : name(by)} has sent the game ${pairText(game, name)}`,
  moved: ({ player, from, to, reason }, { name, seat }) => {
    const why = moveReasonLabel(reason, "en");
    if (from === null && to !== null) return `${name(player)} takes seat ${seat(to)} (${why})`;
    if (from !== null && to === null) return `${name(player)} leaves seat ${seat(from)} (${why})`;
    return `${name(player)} moves from seat ${seat(from ?? 0)} to ${seat(to ?? 0)} (${why})`;
  },
  listed: ({ player, by }, { name }) =>
    `${name(player)} joins the waiting list${by === "standing-waiting-list" ? " (standing waiting list)" : ""}`,
  unlisted: ({ player, by }, { name }) =>
    `${name(player)} is off the waiting list (${UNLISTED[by]})`,
  "standing-waiting-list-joined": ({ player }, { name }) =>
    `${name(player)} joins the standing waiting list`,
  "standing-waiting-list-left": ({ player }, { name }) =>
    `${name(player)} leaves the standing waiting list`,
  "standing-waiting-list-suspended": ({ player, by }, { name }) =>
    `Standing waiting list: the entry of ${name(player)} is suspended${by === "request" ? "" : ", as nothing was confirmed"}`,
  "standing-waiting-list-resumed": ({ player }, { name }) =>
    `Standing waiting list: the entry of ${name(player)} is active again`,
  holiday: ({ player, from, to, days }, { name, day }) =>
    `${name(player)} is on holiday from ${day(from)} to ${day(to)} (${counted(days, DAYS, "en")})`,
  "expulsion-offered": ({ player, strikes }, { name }) =>
    `${name(player)} has left ${counted(strikes, { one: "challenge", other: "challenges" }, "en")} unaccepted: expulsion is to be decided`,
  "expulsion-declined": ({ player }, { name }) => `${name(player)} is not expelled`,
  letter: ({ player }, { name }) => `Letter to ${name(player)} after a long silence`,
  "letter-answered": ({ player }, { name }) => `${name(player)} answers the letter and stays`,
  "timer-void": () => "A deadline is void: the message had arrived in time",
  refused: ({ player, reason }, { name }) =>
    `${player === null ? "Not possible" : `Not possible for ${name(player)}`}: ${sentenceFor(eventRefusalsEn, reason, name)}`,
};

const UNLISTED = {
  request: "on request",
  challenge: "has challenged directly",
  assignment: "assigned",
  leaving: "left",
} as const;
