import { formatInteger } from "../../language/numbers.ts";
import { formatTime } from "../../language/times.ts";
import { describeEventDetailsRefusal } from "../event-detail-problems.ts";
import { lifecycleSentences } from "../lifecycle-refusals.ts";
import type { Sentences } from "../message.ts";
import { describeOutOfRange, describeWrongNumber, RATINGS } from "../out-of-range.ts";
import { eventRefusalsEn } from "./event-refusals.en.ts";
import { impactSummary, seatLabel } from "./labels.ts";
import type { OneRefusal } from "./one-refusal.ts";
import { ladderAllowedLabel, ladderSettingLabel } from "./settings-labels.ts";
import { takeOverFaultLabel } from "./take-over-labels.ts";
import { dateLabel } from "./words.ts";

/** Refusals of pyramids in English: the problem, then the way out. */
export const ladderRefusalsEn: Sentences<OneRefusal> = {
  ...lifecycleSentences.en,
  ...eventRefusalsEn,
  "competition-exists": () => "This pyramid already exists. Please open it, or create another one.",
  "no-competition": () =>
    "This pyramid does not exist (any more). The console’s first page lists all competitions.",
  "competition-closed": () => "The pyramid is closed. Reopen it to change anything.",
  "competition-open": () => "The pyramid is open; there is no need to reopen it.",
  "name-missing": ({ field }) =>
    field === "competition"
      ? "The pyramid needs a name. Please enter one."
      : "The name is missing. Please give one for each player.",
  "event-details-malformed": (refusal) => describeEventDetailsRefusal(refusal, "en", "directors"),
  "setting-out-of-range": ({ setting, allowed, value }) => {
    const field = `Setting “${ladderSettingLabel(setting, "en")}”`;
    const range = { range: allowed, allowed: ladderAllowedLabel(allowed, "en") };
    return describeOutOfRange({ field, value, ...range }, "en");
  },
  "unknown-time-zone": ({ zone }) =>
    `The time zone “${zone}” is not known. Please choose one from the list, for instance Europe/Berlin.`,
  "setting-fixed": ({ setting }) =>
    `Setting “${ladderSettingLabel(setting, "en")}” is fixed as soon as somebody is in the pyramid.`,
  "duplicate-name": ({ name, position, entry }) =>
    entry === null
      ? `“${name}” is in the list twice (no. ${position}). Please tell the names apart.`
      : `“${name}” is already there (#${entry}). Please tell the names apart.`,
  "duplicate-address": ({ address, entry }) =>
    entry === null
      ? `The address ${address} is in the list twice.`
      : `The address ${address} already belongs to #${entry}.`,
  "malformed-address": ({ address, position }) =>
    `“${address}” (no. ${position}) is not an e-mail address. Please check it.`,
  "rating-out-of-range": ({ name, rating }) =>
    `${describeWrongNumber({ field: name, value: rating, ...RATINGS }, "en")}.`,
  "unknown-entry": ({ entry }) => `There is no player with number ${entry}.`,
  "no-targets": () => "Who is challenged? Please name a player or a vacant seat.",
  "holiday-over": ({ to, today }) =>
    `The holiday ended on ${dateLabel(to, "en")}, and it is ${dateLabel(today, "en")}. Days that have passed extend no deadline, so none are booked.`,
  "too-many-targets": ({ targets, most }) =>
    `${targets} challenges in one message are too many; at most ${most} are allowed.`,
  "no-such-seat": ({ seat }) => `There cannot be a seat ${seatLabel(seat)}.`,
  "record-too-long": ({ length, most }) =>
    `The game record is too long: it has ${length} characters, and at most ${most} are allowed.`,
  "no-objection": () => "Nobody has objected to this result.",
  "win-not-claimed": () =>
    "A win can only be given to a player who claimed it. Otherwise the game is a draw.",
  "malformed-time": ({ time }) => `“${time}” is not a valid time.`,
  "time-in-future": ({ time, timeZone }) =>
    `${formatTime(time, "en", timeZone)} is in the future. Please check it.`,
  "before-beginning": ({ beginning, timeZone }) =>
    `Before ${formatTime(beginning, "en", timeZone)} there was no pyramid.`,
  overturns: ({ impact }) =>
    `That happened before ${formatInteger(impact.laterEvents)} recorded events and changes them: ${impactSummary(impact, "en")}. Please look at the consequences and confirm them.`,
  "overturns-nothing": () =>
    "That changes nothing that is recorded. Please record it without overturning anything.",
  "no-absence": () => "There is no long absence to decide on.",
  "deadline-not-due": () =>
    "This deadline is not running, or has not ended yet. Please reload the page.",
  "take-over-faults": ({ faults }) =>
    `Not taken over. ${faults.map((fault) => takeOverFaultLabel(fault, "en")).join(" ")}`,
};
