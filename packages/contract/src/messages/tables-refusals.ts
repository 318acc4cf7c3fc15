import type { TablesRefusal } from "@losfee/core";
import {
  gameAtTable,
  penaltyTargets,
  resultKinds,
  tablesRefusals,
} from "@losfee/messages/tables-refusals";
import { formatChoice, formatList } from "../language/numbers.ts";
import { eachLanguage, type Texts } from "../language/texts.ts";
import type { Sentences, WithStages } from "./message.ts";
import { settingLabel } from "./setting-words.ts";
import { shortList, shortListOrNull } from "./shortened.ts";
import { placeLabel, placesLabel } from "./tables-labels.ts";

/** Refusals about stages at tables: the problem, then the way out. */
export const tablesRefusalSentences: Texts<Sentences<TablesRefusal, WithStages>> = eachLanguage(
  tablesRefusals,
  (t, language): Sentences<TablesRefusal, WithStages> => ({
    ...t,
    "stage-already-drafted": ({ stage, setting }, _name, label) =>
      t["stage-already-drafted"]({
        stage: label(stage),
        setting: settingLabel(setting, language, "stage-at-tables"),
      }),
    "unknown-stage": ({ stage }, _name, label) => t["unknown-stage"]({ stage: label(stage) }),
    "cannot-be-seated": ({ players, sizes, fewer, more }) => {
      const possible = [fewer, more].flatMap((count) => (count === null ? [] : [String(count)]));
      return t["cannot-be-seated"]({
        players,
        sizes: formatChoice(sizes.map(String), language),
        possible: possible.length === 0 ? null : formatChoice(possible, language),
      });
    },
    "stage-results-missing": ({ stage, games, conflicts = [] }, _name, label) =>
      t["stage-results-missing"]({
        stage: label(stage),
        count: games.length,
        games: shortList(
          games.map(({ board, at }) =>
            gameAtTable[language]({ game: at?.game ?? 1, table: board }),
          ),
          language,
        ),
        conflicts: conflicts.length,
        conflicting: placesLabel(conflicts, language, label),
      }),
    "entries-unseated": ({ stage, entries }, name, label) =>
      t["entries-unseated"]({
        stage: label(stage),
        entries: shortList(entries.map(name), language),
      }),
    "stage-has-results": ({ stage }, _name, label) =>
      t["stage-has-results"]({ stage: label(stage) }),
    "not-last-stage": ({ stage, last }, _name, label) =>
      t["not-last-stage"]({ stage: label(stage), last: label(last) }),
    "unknown-game": ({ stage, game }, _name, label) =>
      t["unknown-game"]({ stage: label(stage), game }),
    "unknown-table": ({ stage, game, table }, _name, label) =>
      t["unknown-table"]({ stage: label(stage), game, table }),
    "entry-not-in-stage": ({ entry, stage }, name, label) =>
      t["entry-not-in-stage"]({ entry: name(entry), stage: label(stage) }),
    "entry-already-in-stage": ({ entry, stage }, name, label) =>
      t["entry-already-in-stage"]({ entry: name(entry), stage: label(stage) }),
    "same-entry": ({ entry }, name) => t["same-entry"]({ entry: name(entry) }),
    "no-open-game": ({ stage }, _name, label) => t["no-open-game"]({ stage: label(stage) }),
    "already-at-table": ({ entry, table }, name) =>
      t["already-at-table"]({ entry: name(entry), table }),
    "results-kind": ({ kind, expected }) =>
      t["results-kind"]({
        expected: formatList(
          expected.map((one) => resultKinds[language][one]),
          language,
        ),
        kind: resultKinds[language][kind],
      }),
    "not-the-table": ({ address, missing, strangers, twice }, name, label) =>
      t["not-the-table"]({
        place: placeLabel(address, language, label),
        missing: shortListOrNull(missing.map(name), language),
        strangers: shortListOrNull(strangers.map(name), language),
        twice: shortListOrNull(twice.map(name), language),
      }),
    "places-do-not-fit": ({ places }) =>
      t["places-do-not-fit"]({ places: formatList(places.map(String), language) }),
    "already-annulled": (address, _name, label) =>
      t["already-annulled"]({ place: placeLabel(address, language, label) }),
    "annulled-at-tables-only": (place, _name, label) =>
      t["annulled-at-tables-only"]({ place: placeLabel(place, language, label) }),
    "penalty-of-nothing": ({ expected }) =>
      t["penalty-of-nothing"]({
        expected: formatChoice(
          expected.map((of) => penaltyTargets[language][of]),
          language,
        ),
      }),
  }),
);
