import type { LifecycleRefusal, Refusal } from "@losfee/core";
import { lifecycleRefusals } from "@losfee/messages/lifecycle-refusals";
import { refusals, refusedFields } from "@losfee/messages/refusals";
import type { Language } from "../language/language.ts";
import { formatDecimal, formatInteger, formatList, formatScore } from "../language/numbers.ts";
import { makeRounds } from "../language/round-list.ts";
import { eachLanguage, type Texts } from "../language/texts.ts";
import { logRefusalSentences } from "./arbiter-log.ts";
import { describeBreach } from "./breaches.ts";
import { cautionRefusalSentences } from "./cautions.ts";
import { criterionLabel } from "./criterion-labels.ts";
import { entriesRefusals } from "./entry-faults.ts";
import { describeEventDetailsRefusal } from "./event-detail-problems.ts";
import { formatLabel, optionLabel, systemLabel } from "./labels.ts";
import { describerBy, type Sentences } from "./message.ts";
import { describeOutOfRange, describeWrongNumber } from "./out-of-range.ts";
import { publicityRefusalSentences } from "./publicity.ts";
import { settingLabel, settingRangeLabel } from "./setting-words.ts";
import { shortList } from "./shortened.ts";
import { placeLabel, placesLabel } from "./tables-labels.ts";
import { tablesRefusalSentences } from "./tables-refusals.ts";
import { teamRefusalSentences } from "./team-refusals.ts";

type OwnSentences = Sentences<
  Extract<LifecycleRefusal, { readonly code: keyof (typeof lifecycleRefusals)[Language] }>
>;

const own: Texts<OwnSentences> = eachLanguage(
  lifecycleRefusals,
  (t, language): OwnSentences => ({
    ...t,
    "unknown-format": ({ format, known }) =>
      t["unknown-format"]({
        format,
        known: formatList(
          known.map((id) => formatLabel(id, language)),
          language,
        ),
      }),
  }),
);

/** Refusals with the same words for every kind of competition. */
export const lifecycleSentences = eachLanguage(own, (sentences, language) => ({
  ...sentences,
  ...publicityRefusalSentences[language],
  ...logRefusalSentences[language],
}));

/** Explains why a command was refused, and the way out. */
export const describeRefusal = describerBy<Refusal>(
  eachLanguage(refusals, (t, language) => ({
    ...lifecycleSentences[language],
    ...cautionRefusalSentences[language],
    ...tablesRefusalSentences[language],
    ...teamRefusalSentences[language],
    ...entriesRefusals[language],
    ...t,
    "unknown-system": ({ system, known }) =>
      t["unknown-system"]({
        system,
        known: formatList(
          known.map((id) => systemLabel(id, language)),
          language,
        ),
      }),
    "event-details-malformed": (refusal) => describeEventDetailsRefusal(refusal, language),
    "setting-out-of-range": ({ setting, allowed, stage = null, atTables, value }) => {
      const of = stage === null ? "event" : atTables === true ? "stage-at-tables" : "stage";
      const field = refusedFields[language].setting({
        setting: settingLabel(setting, language, of),
        stage,
      });
      const range = { range: allowed, allowed: settingRangeLabel(allowed, language) };
      return describeOutOfRange({ field, value, ...range }, language);
    },
    "starts-by-system": ({ rule, system, stage = null }) =>
      t["starts-by-system"]({ rule, system: systemLabel(system, language), stage }),
    "stage-already-played": ({ stage, rounds }) =>
      t["stage-already-played"]({ stage: stage + 1, rounds }),
    "entry-has-played": ({ entry, round }, name) =>
      t["entry-has-played"]({ entry: name(entry), round }),
    "entry-withdrawn": ({ entry }, name) => t["entry-withdrawn"]({ entry: name(entry) }),
    "entry-not-withdrawn": ({ entry }, name) => t["entry-not-withdrawn"]({ entry: name(entry) }),
    "no-request": ({ entry }, name) => t["no-request"]({ entry: name(entry) }),
    "request-changed": ({ entry }, name) => t["request-changed"]({ entry: name(entry) }),
    "request-unchanged": ({ entry }, name) => t["request-unchanged"]({ entry: name(entry) }),
    "already-away": ({ entry, rounds }, name) =>
      t["already-away"]({ entry: name(entry), rounds: makeRounds(rounds), count: rounds.length }),
    "entry-in-round": ({ entry, round }, name) =>
      t["entry-in-round"]({ entry: name(entry), round }),
    "entry-has-result": ({ entry, round }, name) =>
      t["entry-has-result"]({ entry: name(entry), round, next: round + 1 }),
    "results-missing": ({ round, boards, conflicts = [], basedOn = null, ofTeams = false }) =>
      t["results-missing"]({
        round,
        count: boards.length,
        boards: shortList(boards.map(String), language),
        conflicts: conflicts.length,
        conflicting: shortList(conflicts.map(String), language),
        basedOn,
        ofTeams,
      }),
    "based-on-out-of-range": ({ basedOn, latest }) =>
      t["based-on-out-of-range"]({ basedOn: formatInteger(basedOn), latest }),
    "draft-incomplete": ({ round, unpaired }, name) =>
      t["draft-incomplete"]({ round, unpaired: shortList(unpaired.map(name), language) }),
    "entry-not-in-round": ({ entry, round }, name) =>
      t["entry-not-in-round"]({ entry: name(entry), round }),
    "entry-pinned-twice": ({ entry }, name) => t["entry-pinned-twice"]({ entry: name(entry) }),
    "player-against-self": ({ entry }, name) => t["player-against-self"]({ entry: name(entry) }),
    "unknown-board": ({ board, round, ofTeams = false }) =>
      t["unknown-board"]({ board, round, ofTeams }),
    "rules-broken": ({ round, breaches }, name) =>
      t["rules-broken"]({
        round,
        count: breaches.length,
        breaches: breaches.map((breach) => describeBreach(breach, language, name)).join(" "),
      }),
    "not-opponents": ({ round, players: [one, other], opponents: [ofOne, ofOther] }, name) =>
      t["not-opponents"]({
        round,
        one: name(one),
        other: name(other),
        opponentOfOne: ofOne === null ? null : name(ofOne),
        opponentOfOther: ofOther === null ? null : name(ofOther),
      }),
    "score-out-of-range": ({ entry, score: value, minimum: least, maximum: most }, name) =>
      t["score-out-of-range"]({
        wrong: describeWrongNumber({ field: name(entry), value, least, most }, language),
      }),
    "scores-do-not-fit": ({ scores }) => t["scores-do-not-fit"]({ scores: formatScore(scores) }),
    "absent-not-in-game": ({ entry }, name) => t["absent-not-in-game"]({ entry: name(entry) }),
    "result-exists": ({ seats, ...place }, name, stage) =>
      t["result-exists"]({
        place: placeLabel(place, language, stage),
        seats: seats.map(name).join(" – "),
      }),
    "no-result": (place, _name, stage) =>
      t["no-result"]({
        place: place.board === 0 ? null : placeLabel(place, language, stage),
        round: place.round,
      }),
    "result-unchanged": (place, _name, stage) =>
      t["result-unchanged"]({ place: placeLabel(place, language, stage) }),
    "result-confirmed": (place, _name, stage) =>
      t["result-confirmed"]({ place: placeLabel(place, language, stage) }),
    "reports-conflict": ({ places }, _name, stage) =>
      t["reports-conflict"]({ places: placesLabel(places, language, stage) }),
    "reports-changed": ({ places }, _name, stage) =>
      t["reports-changed"]({ places: placesLabel(places, language, stage) }),
    "forfeits-proposed": ({ places }, _name, stage) =>
      t["forfeits-proposed"]({ places: placesLabel(places, language, stage) }),
    "result-built-on": ({ laterRound, ...place }, _name, stage) =>
      t["result-built-on"]({
        place: placeLabel(place, language, stage),
        laterRound: place.at === undefined ? laterRound : null,
      }),
    "penalty-out-of-range": ({ points, most }) =>
      t["penalty-out-of-range"]({
        points: formatDecimal(points, language),
        most: most === undefined ? null : formatInteger(most),
      }),
    "unknown-option": ({ option, known }) =>
      t["unknown-option"]({
        option,
        count: known.length,
        known: formatList(
          known.map((key) => optionLabel(key, language)),
          language,
        ),
      }),
    "option-out-of-range": ({ option, allowed, value }) => {
      const field = refusedFields[language].option({ option: optionLabel(option, language) });
      const range = { range: allowed, allowed: settingRangeLabel(allowed, language) };
      return describeOutOfRange({ field, value, ...range }, language);
    },
    "no-pairing-within-repeats": ({ repeats }) =>
      t["no-pairing-within-repeats"]({ repeats, more: repeats + 1 }),
    "field-changed": ({ entries }, name) =>
      t["field-changed"]({ entries: shortList(entries.map(name), language) }),
    "final-decided": ({ winner }, name) => t["final-decided"]({ winner: name(winner) }),
    "unknown-criterion": ({ text, position, nearest, known }) =>
      t["unknown-criterion"]({
        text,
        position,
        nearest,
        label: nearest === null ? "" : criterionLabel(nearest, language),
        known: formatList(known, language),
      }),
    "modifier-refused": ({ criterion, text, position, takes }) =>
      t["modifier-refused"]({
        criterion,
        text,
        position,
        count: takes.length,
        takes: takes.join(", "),
      }),
    "criterion-twice": ({ criterion, position }) =>
      t["criterion-twice"]({ criterion, label: criterionLabel(criterion, language), position }),
  })),
);
