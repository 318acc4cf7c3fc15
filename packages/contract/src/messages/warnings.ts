import type { EntryId, NumberMove, ProbableDuplicate, Warning } from "@losfee/core";
import { pairTexts, probableDuplicates } from "@losfee/messages/probable-duplicates";
import { warningTexts } from "@losfee/messages/warnings";
import type { Language } from "../language/language.ts";
import { formatInteger, formatScore } from "../language/numbers.ts";
import { eachLanguage } from "../language/texts.ts";
import { moveList, numberList } from "./entries-impact.ts";
import { describerBy, type NameOf } from "./message.ts";
import { describeNotPaired } from "./not-paired.ts";
import { describeColourShift } from "./publicity.ts";
import { shortList } from "./shortened.ts";
import { placeLabel, placesLabel } from "./tables-labels.ts";

/** Lists probable duplicate entries, for the user to check before going on. */
export const describeProbableDuplicates = (
  pairs: readonly ProbableDuplicate[],
  language: Language,
): string =>
  probableDuplicates[language]({
    count: pairs.length,
    pairs: shortList(
      pairs.map(({ name, otherName }) => pairTexts[language]({ name, otherName })),
      language,
    ),
  });

const named = (
  entries: readonly { readonly entry: EntryId; readonly number: number }[],
  name: NameOf,
) => entries.map(({ entry, number }) => ({ name: name(entry), number }));

const numbered = (moves: readonly NumberMove[]) =>
  moves.map(({ name, to }) => ({ name, number: to ?? 0 }));

/** Describes a warning about an accepted command. */
export const describeWarning = describerBy<Warning>(
  eachLanguage(warningTexts, (t, language) => ({
    ...t,
    "colour-shifted": (warning) => describeColourShift(warning, language),
    "unusual-score": ({ entry, score, usual: [low, high] }, name) =>
      t["unusual-score"]({
        entry: name(entry),
        score: formatInteger(score),
        low: formatInteger(low),
        high: formatInteger(high),
      }),
    "unusual-result": ({ scores }) => t["unusual-result"]({ scores: formatScore(scores) }),
    "boards-adjourned": ({ teams }, name) =>
      t["boards-adjourned"]({ match: teams.map(name).join(" – ") }),
    "entered-as-forfeit": ({ absent }, name) => t["entered-as-forfeit"]({ absent: name(absent) }),
    "second-entry-differs": ({ ofTeams = false, ...place }) =>
      t["second-entry-differs"]({ ...place, ofTeams }),
    "reports-differ": (place, _name, stageOf) =>
      t["reports-differ"]({ place: placeLabel(place, language, stageOf) }),
    "conflicts-left": ({ places }, _name, stageOf) =>
      t["conflicts-left"]({ places: placesLabel(places, language, stageOf) }),
    "forfeits-left": ({ places }, _name, stageOf) =>
      t["forfeits-left"]({ places: placesLabel(places, language, stageOf) }),
    "changes-left": ({ places }, _name, stageOf) =>
      t["changes-left"]({ places: placesLabel(places, language, stageOf) }),
    "results-contradicted": ({ places }, _name, stageOf) =>
      t["results-contradicted"]({ places: placesLabel(places, language, stageOf) }),
    "numbers-moved": ({ moves }) => t["numbers-moved"]({ moves: moveList(moves, language) }),
    "numbers-unchanged": ({ round, entries }, name) =>
      t["numbers-unchanged"]({
        round,
        numbers: numberList(named(entries, name), language),
        count: entries.length,
      }),
    "late-numbers": ({ round, moves }) =>
      t["late-numbers"]({ round, numbers: numberList(numbered(moves), language) }),
    "event-rule-broken": ({ players: [one, other], rule }, name) =>
      t["event-rule-broken"]({
        one: name(one),
        other: name(other),
        rule: describeNotPaired(rule, language, name),
      }),
    "later-stage-stays": ({ stage, laterStage }, _name, stageOf) =>
      t["later-stage-stays"]({ stage: stageOf(stage), laterStage: stageOf(laterStage) }),
    "seat-empty": ({ stage, entry }, name, stageOf) =>
      t["seat-empty"]({ stage: stageOf(stage), entry: name(entry) }),
    "probable-duplicates": ({ pairs }) => describeProbableDuplicates(pairs, language),
    "rounds-stay-paired": ({ rounds }) => t["rounds-stay-paired"]({ rounds, next: rounds + 1 }),
    "not-checked-in": ({ entries }, name) =>
      t["not-checked-in"]({
        entries: shortList(entries.map(name), language),
        count: entries.length,
      }),
  })),
);
