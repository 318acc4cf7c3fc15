import type { Refusal } from "@losfee/core";
import {
  formatChoice,
  formatDecimal,
  formatInteger,
  formatList,
  formatScore,
} from "../language/numbers.ts";
import { counted, isOne } from "../language/plurals.ts";
import { makeRounds } from "../language/round-list.ts";
import { describeBreach } from "./breaches.ts";
import { criterionLabel } from "./criterion-labels.ts";
import { entryFaultSentences } from "./entry-faults.ts";
import { describeEventDetailsRefusal } from "./event-detail-problems.ts";
import { contestNoun } from "./game-words.ts";
import { optionLabel, systemLabel } from "./labels.ts";
import { lifecycleSentences } from "./lifecycle-refusals.ts";
import type { NameOf, Sentences, WithStages } from "./message.ts";
import { describeOutOfRange, describeWrongNumber } from "./out-of-range.ts";
import { shortList } from "./shortened.ts";
import { placeLabel, placesLabel } from "./tables-labels.ts";
import { tablesRefusalsEn } from "./tables-refusals.en.ts";
import { settingLabel, settingRangeLabel, tablesSettingLabel } from "./tables-settings-labels.ts";
import { teamRefusalsEn } from "./team-refusals.en.ts";

const RESULTS = { one: "result", other: "results" } as const;
const ROUNDS = { one: "round", other: "rounds" } as const;
const PLAYERS = { one: "player", other: "players" } as const;

const plays = (player: string, opponent: number | null, name: NameOf): string =>
  opponent === null ? `${player} does not play in this round` : `${player} plays ${name(opponent)}`;

/** Refusals in English: the problem, then the way out. */
export const refusalsEn: Sentences<Refusal, WithStages> = {
  ...lifecycleSentences.en,
  "competition-exists": () => "This competition already exists. Open it, or create a new one.",
  "no-competition": () =>
    "This competition does not exist (any more). The console’s first page lists all of them.",
  "competition-closed": () => "The competition is closed. Reopen it to make changes.",
  "competition-open": () => "The competition is open; there is no need to reopen it.",
  "name-missing": ({ field }) =>
    field === "competition"
      ? "The competition needs a name. Please enter one."
      : "The name is missing. Please give a name for each entry.",
  "unknown-system": ({ system, known }) =>
    `There is no pairing system “${system}”. You can choose ${formatChoice(
      known.map((id) => systemLabel(id, "en")),
      "en",
    )}.`,
  "event-details-malformed": (refusal) => describeEventDetailsRefusal(refusal, "en"),
  "setting-out-of-range": ({ setting, allowed, stage, atTables, value }) => {
    const label = (atTables === true ? tablesSettingLabel : settingLabel)(setting, "en");
    const field = `Setting “${label}”${stage === undefined ? "" : ` of stage ${stage}`}`;
    const range = { range: allowed, allowed: settingRangeLabel(allowed, "en") };
    return describeOutOfRange({ field, value, ...range }, "en");
  },
  "starts-by-system": ({ rule, system, stage }) => {
    const paired = stage === undefined ? "This round" : `Stage ${stage}`;
    const said = `${paired} is paired by “${systemLabel(system, "en")}”, which itself says who goes first.`;
    return rule === "assigned"
      ? `${said} Players cannot draw at the board there.`
      : `${said} Further rules about it would have no effect; please leave them out.`;
  },
  "stage-already-played": ({ stage, rounds }) =>
    `Stage ${stage + 1} already has ${counted(rounds, ROUNDS, "en")} drawn. It can no longer be shortened or removed; only the current stage can be made longer.`,
  ...tablesRefusalsEn,
  ...teamRefusalsEn,
  ...entryFaultSentences("en"),
  "unknown-entry": ({ entry }) =>
    `There is no entry number ${entry}. The list of entries shows the numbers.`,
  "entry-has-played": ({ entry, round }, name) =>
    `${name(entry)} was drawn into round ${round} and can no longer be removed. Withdraw the entry instead.`,
  "entry-withdrawn": ({ entry }, name) =>
    `${name(entry)} has already withdrawn. To play on, reinstate the entry.`,
  "entry-not-withdrawn": ({ entry }, name) =>
    `${name(entry)} has not withdrawn and plays on. There is nothing to reinstate.`,
  "no-request": ({ entry }, name) =>
    `${name(entry)} has not asked for anything that is still to be answered.`,
  "request-changed": ({ entry }, name) =>
    `${name(entry)} has changed the request in the meantime. Look at it again, then answer.`,
  "request-unchanged": ({ entry }, name) =>
    `The director has this request of ${name(entry)} already.`,
  "rounds-missing": () => "Choose at least one round to pause in.",
  "already-away": ({ entry, rounds }, name) =>
    `${name(entry)} is away in round ${makeRounds(rounds)} already. There is nothing to ask for.`,
  "entry-in-round": ({ entry, round }, name) =>
    `Round ${round} is published with ${name(entry)} in it. Enter a forfeit there or recall the round; withdrawing is possible from the next round on.`,
  "entry-has-result": ({ entry, round }, name) =>
    `${name(entry)} already has a result in round ${round}; it stands. Withdraw or pause from round ${round + 1} on.`,
  "round-already-published": ({ round }) =>
    `Round ${round} is already published. Recall the round to change it.`,
  "unknown-round": ({ round }) =>
    `There is no round ${round} yet. Choose a round that has been drawn.`,
  "round-not-planned": ({ round, rounds }) =>
    `No round ${round} is planned: the event has ${isOne(rounds, "en") ? "one round" : `${rounds} rounds`}. Check the number.`,
  "draft-exists": ({ round }) => `There is a draft of round ${round}. Publish or discard it first.`,
  "no-draft": ({ round }) =>
    `There is no draft of round ${round}. Draw the round, or recall it, first.`,
  "all-rounds-played": ({ rounds }) =>
    `All ${counted(rounds, ROUNDS, "en")} have been drawn. Close the competition, or add rounds in the settings.`,
  "results-missing": ({ round, boards, conflicts = [], basedOn, ofTeams }) =>
    boards.length === 0
      ? `Round ${round} is not published yet. Publish it and enter the results first.`
      : `${counted(boards.length, RESULTS, "en")} of round ${round} ${isOne(boards.length, "en") ? "is" : "are"} missing (${contestNoun(ofTeams, "en")} ${shortList(boards.map(String), "en")}). Enter ${isOne(boards.length, "en") ? "it" : "them"} first${basedOn === undefined ? "" : `, or pair by the standings after round ${basedOn}`}.${conflicts.length === 0 ? "" : ` Reports contradict each other at ${contestNoun(ofTeams, "en")} ${shortList(conflicts.map(String), "en")}: decide there which one counts.`}`,
  "based-on-out-of-range": ({ basedOn, latest }) =>
    `A round can be based on the standings after rounds 0 to ${latest}, not ${formatInteger(basedOn)}. Choose one of these.`,
  "draft-incomplete": ({ round, unpaired }, name) =>
    `Not paired yet in the draft of round ${round}: ${shortList(unpaired.map(name), "en")}. Pair them, give a bye, or have the rest paired.`,
  "entry-not-in-round": ({ entry, round }, name) =>
    `${name(entry)} does not play in round ${round}. Check the name or the round.`,
  "entry-pinned-twice": ({ entry }, name) =>
    `${name(entry)} is in two fixed pairs. Remove one of them.`,
  "player-against-self": ({ entry }, name) =>
    `${name(entry)} cannot play against themselves. Check both names.`,
  "unknown-board": ({ board, round, ofTeams }) =>
    ofTeams === true
      ? `There is no match ${board} in round ${round}. Check the number.`
      : `There is no board ${board} in round ${round}. Check the board number.`,
  "rules-broken": ({ round, breaches }, name) =>
    `Round ${round} would break ${isOne(breaches.length, "en") ? "a rule" : `${breaches.length} rules`} that the pairing system never departs from: ${breaches.map((breach) => describeBreach(breach, "en", name)).join(" ")} Give a reason to do it all the same.`,
  "nobody-unpaired": ({ round }) =>
    `Everybody is paired in round ${round}. Break a pair first to pair again.`,
  "round-has-results": ({ round, results }) =>
    `Round ${round} already has ${counted(results, RESULTS, "en")}. Erase ${isOne(results, "en") ? "it" : "them"} first.`,
  "not-last-round": ({ round, last }) =>
    `Round ${round} can no longer be recalled, because round ${last} has been drawn. Discard that draft first, or correct wrong results.`,
  "round-not-published": ({ round }) => `Round ${round} is still a draft. Publish it first.`,
  "not-opponents": ({ round, players: [a, b], opponents: [ofA, ofB] }, name) =>
    `${name(a)} and ${name(b)} do not play each other in round ${round}: ${plays(name(a), ofA, name)}, ${plays(name(b), ofB, name)}. Check the names and the round.`,
  "score-out-of-range": ({ entry, score, minimum, maximum }, name) => {
    const wrong = { field: name(entry), value: score, least: minimum, most: maximum };
    return `${describeWrongNumber(wrong, "en")}. Check it; the limits are in the settings.`;
  },
  "scores-do-not-fit": ({ scores: [one, other] }) =>
    `${formatScore([one, other])} is not a possible result in this tournament. Games end 1–0, ½–½ or 0–1, exceptionally ½–0, 0–½ or 0–0.`,
  "absent-not-in-game": ({ entry }, name) =>
    `${name(entry)} is not in this game. Check who was absent.`,
  "result-exists": ({ seats, ...place }, name, label) =>
    `${placeLabel(place, "en", label)} (${seats.map(name).join(" – ")}) already has a result. Correct the result to change it, or use the second entry to check it.`,
  "no-result": (place, _name, label) =>
    place.board === 0
      ? `Round ${place.round} has no such result yet. Enter one first.`
      : `${placeLabel(place, "en", label)} has no result yet. Enter one first.`,
  "result-unchanged": (place, _name, label) =>
    `${placeLabel(place, "en", label)} already has exactly this result. There is nothing to correct.`,
  "result-confirmed": (place, _name, label) =>
    `${placeLabel(place, "en", label)}: the result is already confirmed. Only the director can correct it.`,
  "reports-conflict": ({ places }, _name, label) =>
    `${placesLabel(places, "en", label)}: the reports contradict each other. Decide which one counts, or enter the right result.`,
  "reports-changed": ({ places }, _name, label) =>
    `${placesLabel(places, "en", label)}: something else was reported or entered in the meantime and has been left as it is. Please look at it again.`,
  "forfeits-proposed": ({ places }, _name, label) =>
    `${placesLabel(places, "en", label)}: by the settings the line-up costs boards. Please decide first whether they are lost, or confirm the match by itself.`,
  "result-built-on": ({ laterRound, ...place }, _name, label) =>
    `${placeLabel(place, "en", label)}: ${place.at === undefined ? `round ${laterRound}` : "the next stage"} was drawn using this result. Correct it instead of erasing it; you will see the consequences first.`,
  "same-person": () => "Somebody else has to make the second entry: the first one is yours.",
  "cannot-draft-again": ({ round, results }) =>
    `Round ${round} already has ${counted(results, RESULTS, "en")} and cannot be drawn again. Correct the result and keep the pairings.`,
  "penalty-without-spread": () =>
    "There is no spread here that a penalty could lower. Points can be deducted under “Settings”, “Adjusted points”.",
  "penalty-out-of-range": ({ points, most }) =>
    most !== undefined
      ? `${formatDecimal(points, "en")} penalty points are too many; at most ${formatInteger(most)} are allowed.`
      : `Penalty points must be a whole number from 1 to 9999, at tables above 0 with at most three decimals, not ${formatDecimal(points, "en")}. Please correct it.`,
  "unknown-penalty": () =>
    "There is no such penalty, or it was lifted. Check the list of penalties.",
  "play-off-order": () =>
    "A play-off needs at least two players, each named once, the winner first.",
  "final-not-decided": () => "The final is not decided yet. Enter all games of the final first.",
  "unknown-option": ({ option, known }) =>
    known.length === 0
      ? `There is no option “${option}” here; this system has no options. Leave it out.`
      : `There is no option “${option}” here. You can set ${formatList(
          known.map((key) => optionLabel(key, "en")),
          "en",
        )}.`,
  "option-out-of-range": ({ option, allowed, value }) => {
    const field = `Option “${optionLabel(option, "en")}”`;
    const range = { range: allowed, allowed: settingRangeLabel(allowed, "en") };
    return describeOutOfRange({ field, value, ...range }, "en");
  },
  "too-few-players": ({ players, needed }) =>
    `Only ${counted(players, PLAYERS, "en")} to pair; at least ${needed} are needed. Check entries, pauses and withdrawals.`,
  "too-many-players": ({ players, allowed }) =>
    `${counted(players, PLAYERS, "en")} to pair; at most ${allowed} are allowed. Check how many take part in this stage.`,
  "no-pairing-within-repeats": ({ repeats }) =>
    repeats === 0
      ? "The round cannot be paired without a repeat. Allow one repeat, or pair by hand."
      : `The round cannot be paired with at most ${counted(repeats, { one: "repeat", other: "repeats" }, "en")} per pair. Allow ${repeats + 1}, or pair by hand.`,
  "no-pairing": ({ forbidden }) =>
    `The round cannot be paired with ${counted(forbidden, { one: "forbidden pair", other: "forbidden pairs" }, "en")}. Allow one of them again, or pair by hand.`,
  "no-legal-pairing": ({ players }) =>
    `There is no pairing of ${counted(players, PLAYERS, "en")} without a repeat, a forbidden colour or a second bye. In a draft break further pairs, or pair by hand: you are then asked for the reason.`,
  "round-outside-stage": ({ round, lastRound }) =>
    `Round ${round} is past the end of the stage (round ${lastRound}). Make the stage longer in the settings for more rounds.`,
  "field-changed": ({ entries }, name) =>
    `The schedule was fixed at the start of the stage and has no place for ${shortList(entries.map(name), "en")}. Pause them, or pair by hand.`,
  "paired-by-hand": ({ players }) =>
    `Losfee does not pair this stage: its rounds are paired by hand, or by a system that Losfee does not have (record 192 of an imported file says which). ${counted(players, { one: "player is", other: "players are" }, "en")} still unpaired. Give every pair yourself, or choose a system that Losfee has in the settings.`,
  "final-decided": ({ winner }, name) =>
    `The final is decided: ${name(winner)} has won. No further game is needed; the competition can be closed.`,
  "unknown-criterion": ({ text, position, nearest, known }) =>
    nearest === null
      ? `There is no criterion “${text}” (position ${position}). You can choose ${formatChoice(known, "en")}.`
      : `There is no criterion “${text}” (position ${position}). Perhaps ${nearest} is meant (${criterionLabel(nearest, "en")}).`,
  "modifier-refused": ({ criterion, text, position, takes }) =>
    takes.length === 0
      ? `The criterion ${criterion} (position ${position}) has no variants. Remove “${text}”.`
      : `The criterion ${criterion} (position ${position}) has no variant “${text}”. It can be ${takes.join(", ")}, for example.`,
  "modifier-twice": ({ criterion, text, position }) =>
    `The variant “${text}” of the criterion ${criterion} (position ${position}) repeats or contradicts one before it. Remove one.`,
  "criterion-twice": ({ criterion, position }) =>
    `The criterion ${criterion} (${criterionLabel(criterion, "en")}) appears again at position ${position}. Remove one.`,
  "chain-empty": () => "The ranking is empty. Give at least one criterion, such as WINS.",
};
