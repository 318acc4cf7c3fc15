import type { EntryId, RateOfPlay, RatingReportLack } from "@losfee/core";
import { more, reportLacks } from "@losfee/messages/rating-report";
import type { Language } from "../language/language.ts";
import { formatInteger, formatList } from "../language/numbers.ts";
import { makeRounds } from "../language/round-list.ts";
import { eachLanguage } from "../language/texts.ts";
import { eventDetailLabel, rateOfPlayLabel } from "./event-detail-labels.ts";
import { systemLabel } from "./labels.ts";
import { describerBy, type NameOf } from "./message.ts";
import { shortened } from "./shortened.ts";

const list = (items: readonly (number | string)[], language: Language, more: string): string =>
  formatList(
    shortened(
      items.map((item) => (typeof item === "number" ? formatInteger(item) : item)),
      more,
    ),
    language,
  );

/** Names have commas of their own. */
const namesOf = (entries: readonly EntryId[], name: NameOf, more: string): string =>
  shortened(entries.map(name), more).join("; ");

/** Describes what a report for rating lacks. */
export const describeReportLack = describerBy<RatingReportLack>(
  eachLanguage(reportLacks, (t, language) => {
    const words = more[language];
    const rate = (given: RateOfPlay) => inSentence(rateOfPlayLabel(given, language), language);
    return {
      ...t,
      "detail-missing": ({ detail }) =>
        t["detail-missing"]({ detail: eventDetailLabel(detail, language) }),
      "round-dates-missing": ({ rounds }) =>
        t["round-dates-missing"]({ rounds: makeRounds(rounds) }),
      "rate-of-play-differs": ({ stated, computed }) =>
        t["rate-of-play-differs"]({ stated: rate(stated), computed: rate(computed) }),
      "player-detail-missing": ({ detail, entries }, name) =>
        t["player-detail-missing"]({ detail, entries: namesOf(entries, name, words.entries) }),
      "results-missing": ({ round, boards, ofTeams = false }) =>
        t["results-missing"]({ round, boards: list(boards, language, words.boards), ofTeams }),
      "matches-by-total": ({ round, boards }) =>
        t["matches-by-total"]({ round, boards: list(boards, language, words.boards) }),
      "titles-left-out": ({ titles }) => t["titles-left-out"]({ titles: titles.join(", ") }),
      "system-without-code": ({ systems }) =>
        t["system-without-code"]({
          systems: list(
            systems.map((system) => systemLabel(system, language)),
            language,
            words.entries,
          ),
        }),
    };
  }),
);

/** German nouns keep their capital. */
const inSentence = (label: string, language: Language): string =>
  language === "de" ? label : label.toLowerCase();
