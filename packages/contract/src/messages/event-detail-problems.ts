import type { EventDetailProblem, GameTerms } from "@losfee/core";
import { detailWithProblem, eventDetailProblems } from "@losfee/messages/event-detail-problems";
import { formatDay, formatMoment } from "../language/dates.ts";
import type { Language } from "../language/language.ts";
import { formatInteger } from "../language/numbers.ts";
import { eachLanguage, type Texts } from "../language/texts.ts";
import { eventDetailLabel } from "./event-detail-labels.ts";
import { type Sentences, sentenceFor } from "./message.ts";

const sentences: Texts<Sentences<EventDetailProblem>> = eachLanguage(
  eventDetailProblems,
  (t, language): Sentences<EventDetailProblem> => ({
    ...t,
    "text-too-long": ({ most, position = null }) =>
      t["text-too-long"]({ most: formatInteger(most), position }),
    "end-before-start": ({ start }) => t["end-before-start"]({ start: formatDay(start, language) }),
    "before-previous-round": ({ position, previous }) =>
      t["before-previous-round"]({ position, previous: formatMoment(previous, language) }),
    "outside-event": ({ field, position, day, start, end }) => {
      const isBefore = start !== null && day < start;
      return t["outside-event"]({
        field,
        position,
        day: formatDay(day, language),
        side: isBefore ? "before" : "after",
        limit: formatDay((isBefore ? start : end) ?? day, language),
      });
    },
  }),
);

const nobody = (): string => "";

/** Explains a problem with a detail, and the way out; shown next to its field. */
export const describeEventDetailProblem = (
  problem: EventDetailProblem,
  language: Language,
): string => sentenceFor(sentences[language], problem, nobody);

/** The same for places without a field. */
export const describeLostDetail = (
  problem: EventDetailProblem,
  language: Language,
  officials: GameTerms["officials"] = "arbiters",
): string => {
  const label = eventDetailLabel(problem.field, language, officials);
  return detailWithProblem[language]({
    label,
    problem: describeEventDetailProblem(problem, language),
  });
};

/** Explains all problems with details in one text. */
export const describeEventDetailsRefusal = (
  refusal: { readonly problems: readonly EventDetailProblem[] },
  language: Language,
  officials: GameTerms["officials"] = "arbiters",
): string =>
  refusal.problems.map((problem) => describeLostDetail(problem, language, officials)).join(" ");
