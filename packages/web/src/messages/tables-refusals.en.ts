import type { TablesRefusal } from "@losfee/core";
import { counted, formatChoice, formatInteger, formatList } from "../language/numbers.ts";
import { entryFaultSentences } from "./entry-faults.ts";
import { describeEventDetailsRefusal } from "./event-details.ts";
import { formatLabel } from "./labels.ts";
import type { NameOf, Sentences } from "./message.ts";
import { shortened } from "./shortened.ts";
import { addressLabel } from "./tables-labels.ts";
import { tablesAllowedLabel, tablesSettingLabel } from "./tables-settings-labels.ts";

const RESULTS = { one: "result", other: "results" } as const;
const PLAYERS = { one: "player", other: "players" } as const;
const KINDS = { "game-points": "game points", places: "places" } as const;

const list = (items: readonly string[]): string => formatList(shortened(items, "more"), "en");

const names = (entries: readonly number[], name: NameOf): string => list(entries.map(name));

/** Refusals of table tournaments in English: what is wrong, then the way out. */
export const tablesRefusalsEn: Sentences<TablesRefusal> = {
  "competition-exists": () =>
    "This competition exists already. Open it, or create another with a new name.",
  "no-competition": () =>
    "This competition does not exist (any more). The console’s front page lists all of them.",
  "competition-closed": () => "The competition is closed. Reopen it to change anything.",
  "competition-open": () => "The competition is still open; there is nothing to reopen.",
  "name-missing": ({ field }) =>
    field === "competition"
      ? "The competition needs a name. Please enter one."
      : "The name is missing. Every entry needs one.",
  "unknown-format": ({ format, known }) =>
    `There is no format “${format}”. Choose from ${formatList(
      known.map((id) => formatLabel(id, "en")),
      "en",
    )}.`,
  "event-details-malformed": (refusal) => describeEventDetailsRefusal(refusal, "en", "directors"),
  "malformed-seed": () =>
    "The seed of the lots has to be 64 hexadecimal digits (0–9, a–f). Check it or leave it out, then one is drawn.",
  "setting-out-of-range": ({ setting, allowed }) =>
    `Setting “${tablesSettingLabel(setting, "en")}”: allowed is ${tablesAllowedLabel(allowed, "en")}.`,
  "unknown-criterion": ({ given, position, known }) =>
    `There is no criterion “${given}” (position ${position}). Choose from ${formatChoice(known, "en")}.`,
  "criterion-twice": ({ criterion, position }) =>
    `The criterion ${criterion} appears a second time at position ${position}. Remove one of them.`,
  "scale-missing": ({ size }) =>
    `Nothing says what places are worth at tables of ${size}. Enter rank points for them, or take this size out.`,
  "stage-already-drafted": ({ stage, setting }) =>
    `Stage ${stage} is drawn already; “${tablesSettingLabel(setting, "en")}” cannot change for it. Discard its draft or recall the stage first.`,
  ...entryFaultSentences("en"),
  "entry-erased": ({ entry }) =>
    `What was known of number ${entry} has been erased and cannot be entered again.`,
  "unknown-entry": ({ entry }) =>
    `There is no entry number ${entry}. The list of entries has the numbers.`,
  "entry-in-stage": ({ entry, stage }, name) =>
    `${name(entry)} was drawn into stage ${stage} and can no longer be removed. Withdraw the player instead.`,
  "entry-withdrawn": ({ entry }, name) =>
    `${name(entry)} has withdrawn. Reinstate the player to play on.`,
  "entry-not-withdrawn": ({ entry }, name) =>
    `${name(entry)} has not withdrawn and still takes part. There is nothing to take back.`,
  "reason-missing": () => "Please give a reason. It goes into the journal.",
  "unknown-stage": ({ stage }) =>
    `Stage ${stage} is not drawn yet. Choose a stage that has been drawn.`,
  "draft-exists": ({ stage }) => `There is a draft of stage ${stage}. Publish or discard it first.`,
  "no-draft": ({ stage }) =>
    `There is no draft of stage ${stage}. Draw the stage, or recall it, first.`,
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
  "results-missing": ({ stage, games }) =>
    `Stage ${stage} still lacks ${counted(games.length, RESULTS, "en")} or their confirmation: ${list(
      games.map(({ game, table }) => `game ${game} at table ${table}`),
    )}. Enter or confirm them first.`,
  "entries-unseated": ({ stage, entries }, name) =>
    `Without a seat in stage ${stage}: ${names(entries, name)}. Draw again, give them a seat, or withdraw them.`,
  "stage-not-published": ({ stage }) => `Stage ${stage} is still a draft. Publish it first.`,
  "stage-already-published": ({ stage }) =>
    `Stage ${stage} is published already. Recall it to change it.`,
  "stage-has-results": ({ stage }) =>
    `Stage ${stage} has results already. Erase them first, or change single seats by hand.`,
  "not-last-stage": ({ stage, last }) =>
    `Stage ${stage} can no longer change, as stage ${last} is drawn. Discard its draft first, or correct wrong results.`,
  "unknown-game": ({ stage, game }) =>
    `There is no game ${game} in stage ${stage}. Check the number.`,
  "unknown-table": ({ stage, game, table }) =>
    `There is no table ${table} in game ${game} of stage ${stage}. Check the number.`,
  "entry-not-in-stage": ({ entry, stage }, name) =>
    `${name(entry)} has no seat in stage ${stage}. Check the name.`,
  "entry-already-in-stage": ({ entry, stage }, name) =>
    `${name(entry)} plays in stage ${stage} already. Choose somebody else.`,
  "same-entry": ({ entry }, name) => `That is ${name(entry)} twice: name two players.`,
  "no-open-game": ({ stage }) =>
    `No game of stage ${stage} is open in which seats could change. Correct the results instead.`,
  "already-at-table": ({ entry, table }, name) =>
    `${name(entry)} sits at table ${table} already. Choose another table.`,
  "seats-do-not-fit": () =>
    "The order of seats has to name everybody at the table exactly once. Please check it.",
  "results-kind": ({ given, expected }) =>
    `In this competition ${KINDS[expected]} are entered, not ${KINDS[given]}. The settings change that.`,
  "not-the-table": ({ address, missing, strangers, twice }, name) =>
    [
      `The result does not fit ${addressLabel(address, "en")}.`,
      ...(missing.length > 0 ? [`Missing: ${names(missing, name)}.`] : []),
      ...(strangers.length > 0 ? [`Not at this table: ${names(strangers, name)}.`] : []),
      ...(twice.length > 0 ? [`Named twice: ${names(twice, name)}.`] : []),
    ].join(" "),
  "score-out-of-range": ({ entry, score, minimum, maximum }, name) =>
    `${formatInteger(score)} points of ${name(entry)}: whole numbers from ${formatInteger(minimum)} to ${formatInteger(maximum)} are allowed. Please check; the settings have the limits.`,
  "places-do-not-fit": ({ places }) =>
    `The places ${formatList(places.map(String), "en")} do not add up. Who shares a place has the same number; after two firsts comes the third place.`,
  "result-exists": (address) =>
    `${addressLabel(address, "en")}: there is a result already. Correct it to change it.`,
  "no-result": (address) =>
    `${addressLabel(address, "en")}: there is no result yet. Enter one first.`,
  "result-unchanged": (address) =>
    `${addressLabel(address, "en")}: this very result is there already. There is nothing to change.`,
  "result-confirmed": (address) =>
    `${addressLabel(address, "en")}: the result is confirmed. Only the director can still correct it.`,
  "already-annulled": (address) =>
    `${addressLabel(address, "en")}: the game is annulled. If there is a result, the director enters it.`,
  "result-built-on": ({ laterStage, ...address }) =>
    `${addressLabel(address, "en")}: stage ${laterStage} was made from it. Correct it; you see what follows before it counts.`,
  "cannot-draft-again": ({ stage }) =>
    `Stage ${stage} has results and cannot be drawn again. Correct the result and keep the stage.`,
  "penalty-out-of-range": () =>
    "A penalty has to be above 0 and at most 9999, with at most three decimals. Please correct it.",
  "unknown-penalty": () =>
    "This penalty does not exist (any more). Reload the page and check the list of penalties.",
};
