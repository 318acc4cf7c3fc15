import type { TablesRefusal } from "@losfee/core";
import { formatChoice, formatList } from "../language/numbers.ts";
import { counted } from "../language/plurals.ts";
import type { Sentences, WithStages } from "./message.ts";
import { shortList } from "./shortened.ts";
import { placeLabel, placesLabel } from "./tables-labels.ts";
import { tablesSettingLabel } from "./tables-settings-labels.ts";

const RESULTS = { one: "result", other: "results" } as const;
const PLAYERS = { one: "player", other: "players" } as const;
const KINDS = {
  played: "two scores",
  forfeit: "forfeits",
  "game-points": "game points",
  places: "places",
  match: "matches of teams",
} as const;
const PENALTIES = {
  spread: "the spread",
  "rank-points": "rank points",
  "match-points": "match points",
  "game-points": "game points",
} as const;

/** Refusals about stages at tables in English: the problem, then the way out. */
export const tablesRefusalsEn: Sentences<TablesRefusal, WithStages> = {
  "scale-missing": ({ size }) =>
    `Nothing says what places are worth at tables of ${size}. Enter rank points for them, or take this size out.`,
  "stage-already-drafted": ({ stage, setting }, _name, label) =>
    `${label(stage)} has already been drawn; “${tablesSettingLabel(setting, "en")}” cannot change for it. Discard its draft or recall the stage first.`,
  "unknown-stage": ({ stage }, _name, label) =>
    `${label(stage)} has not been drawn yet. Choose a stage that has been drawn.`,
  "all-stages-played": ({ stages }) =>
    `All stages (${stages}) have been drawn. Close the competition, or add a stage in the settings.`,
  "cannot-be-seated": ({ players, sizes, fewer, more }) =>
    `${counted(players, PLAYERS, "en")} cannot be seated at tables of ${formatChoice(sizes.map(String), "en")}. ${
      fewer === null && more === null
        ? "Allow other table sizes."
        : `It works with ${formatChoice(
            [fewer, more].flatMap((count) => (count === null ? [] : [String(count)])),
            "en",
          )}; otherwise allow other table sizes.`
    }`,
  "stage-results-missing": ({ stage, games, conflicts = [] }, _name, label) =>
    `${label(stage)} still lacks ${counted(games.length, RESULTS, "en")} or their confirmation: ${shortList(
      games.map(({ board, at }) => `game ${at?.game ?? 1} at table ${board}`),
      "en",
    )}. Enter or confirm them first.${conflicts.length === 0 ? "" : ` Reports contradict each other at ${placesLabel(conflicts, "en", label)}: decide there which one counts.`}`,
  "entries-unseated": ({ stage, entries }, name, label) =>
    `${label(stage)}, still without a seat: ${shortList(entries.map(name), "en")}. Draw again, give them a seat, or withdraw them.`,
  "stage-has-results": ({ stage }, _name, label) =>
    `${label(stage)} already has results. Erase them first, or change individual seats by hand.`,
  "not-last-stage": ({ stage, last }, _name, label) =>
    `${label(stage)} can no longer change, as what follows has been drawn: ${label(last)}. Discard that draft first, or correct wrong results.`,
  "unknown-game": ({ stage, game }, _name, label) =>
    `${label(stage)}: there is no game ${game}. Check the number.`,
  "unknown-table": ({ stage, game, table }, _name, label) =>
    `${label(stage)}: there is no table ${table} in game ${game}. Check the number.`,
  "entry-not-in-stage": ({ entry, stage }, name, label) =>
    `${label(stage)}: ${name(entry)} has no seat there. Check the name.`,
  "entry-already-in-stage": ({ entry, stage }, name, label) =>
    `${label(stage)}: ${name(entry)} is already playing there. Choose somebody else.`,
  "same-entry": ({ entry }, name) => `That is ${name(entry)} twice: name two different players.`,
  "no-open-game": ({ stage }, _name, label) =>
    `${label(stage)}: no game is open in which seats could change. Correct the results instead.`,
  "already-at-table": ({ entry, table }, name) =>
    `${name(entry)} is already at table ${table}. Choose another table.`,
  "seats-do-not-fit": () =>
    "The order of seats has to name everybody at the table exactly once. Please check it.",
  "results-kind": ({ kind, expected }) =>
    `In this competition ${formatList(
      expected.map((kind) => KINDS[kind]),
      "en",
    )} are entered, not ${KINDS[kind]}. This can be changed in the settings.`,
  "not-the-table": ({ address, missing, strangers, twice }, name, label) =>
    [
      `The result does not fit ${placeLabel(address, "en", label)}.`,
      ...(missing.length > 0 ? [`Missing: ${shortList(missing.map(name), "en")}.`] : []),
      ...(strangers.length > 0
        ? [`Not at this table: ${shortList(strangers.map(name), "en")}.`]
        : []),
      ...(twice.length > 0 ? [`Named twice: ${shortList(twice.map(name), "en")}.`] : []),
    ].join(" "),
  "places-do-not-fit": ({ places }) =>
    `The places ${formatList(places.map(String), "en")} do not add up. Players who share a place have the same number; two firsts are followed by third place.`,
  "already-annulled": (address, _name, label) =>
    `${placeLabel(address, "en", label)}: the game has been annulled. If there is a result, the director enters it.`,
  "annulled-at-tables-only": (place, _name, label) =>
    `${placeLabel(place, "en", label)}: only games at tables are annulled. If nobody came, enter both as absent.`,
  "no-pause-at-tables": ({ round }) =>
    `Round ${round} is played at tables, where everybody plays. Withdraw anyone who does not come.`,
  "round-at-tables": ({ round }) =>
    `Round ${round} is played at tables. Pairings cannot be given for it; change the seats by hand afterwards.`,
  "penalty-of-nothing": ({ expected }) =>
    `This penalty has no effect here. Penalties can be on ${formatChoice(
      expected.map((of) => PENALTIES[of]),
      "en",
    )}.`,
};
