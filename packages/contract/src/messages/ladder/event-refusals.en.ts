import type { EventRefusal } from "@losfee/core";
import { counted, isOne } from "../../language/plurals.ts";
import type { Sentences } from "../message.ts";
import { challengeStatusLabel, seatLabel } from "./labels.ts";
import { dateLabel, momentLabel } from "./words.ts";

const DAYS = { one: "day", other: "days" } as const;

/** Refusals of events in a pyramid, in English. */
export const eventRefusalsEn: Sentences<EventRefusal> = {
  "too-high": ({ level, target, highest }) =>
    `Level ${target} is too high: from level ${level}, the highest within reach is level ${highest}.`,
  "not-above": ({ level, target }) =>
    target === level
      ? `Nobody on the challenger’s own level (${level}) can be challenged, only players on higher levels.`
      : `Level ${target} is below the challenger’s own level (${level}). Challenges go upwards.`,
  "challenger-busy": ({ player, opponent }, name) =>
    `${name(player)} has already challenged ${name(opponent)}. That game must end first.`,
  "target-busy": ({ player, opponent }, name) =>
    `${name(player)} is already challenged by ${name(opponent)}. That game must end first.`,
  "challenge-of-self": () => "Players cannot challenge themselves. Please name somebody else.",
  "not-in-pyramid": ({ player }, name) =>
    `${name(player)} is not in the pyramid. To come back, write to the director.`,
  "not-vacant": ({ seat, player }, name) =>
    player === null
      ? `There is no seat ${seatLabel(seat)} at present.`
      : `Seat ${seatLabel(seat)} is not vacant: ${name(player)} holds it.`,
  "chain-stopped": () => "An earlier challenge of the same message was not possible.",
  "seat-reachable": ({ seat, player }, name) =>
    player === null
      ? `Seat ${seatLabel(seat)} is vacant and can be taken at once. The waiting list is for when nobody can be challenged.`
      : `${name(player)} in seat ${seatLabel(seat)} can be challenged. The waiting list is for when nobody can be challenged.`,
  "nobody-above": ({ player }, name) => `Nobody sits above ${name(player)}.`,
  "already-waiting": ({ player }, name) => `${name(player)} is already on the waiting list.`,
  "not-waiting": ({ player }, name) => `${name(player)} is not on the waiting list.`,
  "already-on-standing-waiting-list": ({ player }, name) =>
    `${name(player)} is already on the standing waiting list.`,
  "not-on-standing-waiting-list": ({ player }, name) =>
    `${name(player)} is not on the standing waiting list.`,
  "already-suspended": ({ player }, name) =>
    `The entry of ${name(player)} on the standing waiting list is already suspended.`,
  "not-suspended": ({ player }, name) =>
    `The entry of ${name(player)} on the standing waiting list is not suspended.`,
  "no-such-game": ({ challenger, defender, status }, name) =>
    status === null
      ? `${name(challenger)} has not challenged ${name(defender)}.`
      : `That is no longer possible. The game ${name(challenger)} v ${name(defender)}: ${challengeStatusLabel(status, "en")}.`,
  "objection-late": ({ endedAt, timeZone }) =>
    `The time for an objection ended on ${momentLabel(endedAt, "en", timeZone)}. The result is final.`,
  "not-of-game": ({ player }, name) => `${name(player)} is not playing this game.`,
  "holiday-dates": ({ from, to }) =>
    `From ${dateLabel(from, "en")} to ${dateLabel(to, "en")} is not a valid period. Please check the first and the last day.`,
  "holiday-allowance": ({ year, requested, left }) =>
    `${counted(left, DAYS, "en")} of holiday ${isOne(left, "en") ? "is" : "are"} left in ${year}; this would be ${counted(requested, DAYS, "en")}. Please choose a shorter one.`,
  "holiday-late": ({ deadline }) =>
    `The holiday would extend a deadline that passed on ${dateLabel(deadline, "en")}. Holidays must be announced beforehand.`,
  "no-letter": ({ player }, name) => `No letter to ${name(player)} is waiting for an answer.`,
  "already-in-pyramid": ({ player }, name) => `${name(player)} is already in the pyramid.`,
  "seat-taken": ({ seat, player }, name) =>
    player === null
      ? `Seat ${seatLabel(seat)} is already taken.`
      : `${name(player)} is already in seat ${seatLabel(seat)}.`,
  "no-strikes": ({ player }, name) =>
    `${name(player)} has no unaccepted challenge open: there is nothing to decide.`,
  "unknown-challenge": () =>
    "There is no such challenge, or it has been settled. Please reload the page.",
  "challenge-status": ({ status }) =>
    `This game does not allow that: ${challengeStatusLabel(status, "en")}.`,
};
