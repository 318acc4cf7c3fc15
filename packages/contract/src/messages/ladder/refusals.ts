import type { LadderRefusal, LadderWarning, TakeOverFault } from "@losfee/core";
import {
  challengeReason,
  ladderRefusals,
  ladderWarnings,
  refusedSetting,
} from "@losfee/messages/ladder-refusals";
import { takeOverLabelsLabels } from "@losfee/messages/ladder-take-over-labels";
import type { Language } from "../../language/language.ts";
import { eachLanguage } from "../../language/texts.ts";
import { formatTime } from "../../language/times.ts";
import { describeEventDetailsRefusal } from "../event-detail-problems.ts";
import { describerBy, sentenceFor } from "../message.ts";
import { describeOutOfRange, describeWrongNumber, RATINGS } from "../out-of-range.ts";
import { describeColourShift } from "../publicity.ts";
import { lifecycleSentences } from "../refusals.ts";
import { describeProbableDuplicates } from "../warnings.ts";
import { eventRefusalSentences } from "./event-refusals.ts";
import { impactSummary, seatLabel } from "./labels.ts";
import { ladderSettingWords } from "./setting-words.ts";
import { dateLabel } from "./words.ts";

/** Explains why a command or a challenge was refused in a pyramid. */
export const describeLadderRefusal = describerBy<LadderRefusal>(
  eachLanguage(ladderRefusals, (t, language) => ({
    ...lifecycleSentences[language],
    ...eventRefusalSentences[language],
    ...t,
    "event-details-malformed": (refusal) =>
      describeEventDetailsRefusal(refusal, language, "directors"),
    "setting-out-of-range": ({ setting, allowed, value }) => {
      const label = ladderSettingWords(language).label(setting);
      const field = refusedSetting[language]({ setting: label });
      return describeOutOfRange({ field, value, range: allowed, allowed }, language);
    },
    "setting-fixed": ({ setting }) =>
      t["setting-fixed"]({ setting: ladderSettingWords(language).label(setting) }),
    "duplicate-address": ({ address, entry }, name) =>
      t["duplicate-address"]({ address, entry: entry === null ? null : name(entry) }),
    "rating-out-of-range": ({ name, rating }) =>
      t["rating-out-of-range"]({
        wrong: describeWrongNumber({ field: name, value: rating, ...RATINGS }, language),
      }),
    "challenges-refused": ({ refusals }, name) =>
      t["challenges-refused"]({
        reasons: refusals
          .map(({ position, reason }) =>
            challengeReason[language]({
              position,
              reason: sentenceFor(eventRefusalSentences[language], reason, name),
            }),
          )
          .join(" "),
      }),
    "holiday-over": ({ to, today }) =>
      t["holiday-over"]({ to: dateLabel(to, language), today: dateLabel(today, language) }),
    "no-such-seat": ({ seat }) => t["no-such-seat"]({ seat: seatLabel(seat) }),
    "time-in-future": ({ time, timeZone }) =>
      t["time-in-future"]({ time: formatTime(time, language, timeZone) }),
    "before-beginning": ({ beginning, timeZone }) =>
      t["before-beginning"]({ beginning: formatTime(beginning, language, timeZone) }),
    overturns: ({ impact }) =>
      t.overturns({ events: impact.laterEvents, impact: impactSummary(impact, language) }),
    "take-over-faults": ({ faults }) =>
      t["take-over-faults"]({
        faults: faults.map((fault) => takeOverFaultLabel(fault, language)).join(" "),
      }),
  })),
);

/** Describes a warning about an accepted command in a pyramid. */
export const describeLadderWarning = describerBy<LadderWarning>(
  eachLanguage(ladderWarnings, (t, language) => ({
    "colour-shifted": (warning) => describeColourShift(warning, language),
    "without-effect": ({ reason }, name) =>
      t["without-effect"]({ reason: sentenceFor(eventRefusalSentences[language], reason, name) }),
    skipped: ({ position, reason }, name) =>
      t.skipped({ position, reason: sentenceFor(eventRefusalSentences[language], reason, name) }),
    "arrived-late": ({ impact }) =>
      t["arrived-late"]({ impact: impactSummary(impact, language) || null }),
    "probable-duplicates": ({ pairs }) => describeProbableDuplicates(pairs, language),
  })),
);

/** Describes a fault of one imported item, with its position, as a sentence. */
const takeOverFaultLabel = (
  { part, position, code }: TakeOverFault,
  language: Language,
): string => {
  const { parts, faults } = takeOverLabelsLabels[language];
  return `${parts[part]} ${position}: ${faults[code]}.`;
};
