import { formatList } from "../../language/numbers.ts";
import { counted } from "../../language/plurals.ts";
import { logEventWords } from "../arbiter-log.ts";
import { describeDetailsChange } from "../event-details.ts";
import { formatLabel } from "../labels.ts";
import { publicityEventWords } from "../publicity.ts";
import { pairText } from "./consequence-sentences.ts";
import type { EventSentences } from "./event-sentences.ts";
import { ladderOutcomeLabel, seatLabel } from "./labels.ts";

const because = (reason: string): string => (reason === "" ? "" : `. Reason: ${reason}`);

/** Journal sentences of a pyramid, in English. */
export const ladderEventsEn: EventSentences = {
  "competition-created": ({ name, format }) => `${name} created: ${formatLabel(format, "en")}`,
  "competition-renamed": ({ name }) => `Renamed to ${name}`,
  "settings-changed": ({ reason }) => `Settings changed${because(reason)}`,
  "event-details-changed": ({ details }) => describeDetailsChange(details, "en"),
  "announcement-posted": ({ text }) => publicityEventWords.en.posted(text),
  "announcement-edited": ({ text }) => publicityEventWords.en.edited(text),
  "announcement-withdrawn": () => publicityEventWords.en.withdrawn,
  "picture-set": ({ role, picture }) => publicityEventWords.en.pictureSet(role, picture),
  "picture-removed": ({ role }) => publicityEventWords.en.pictureRemoved(role),
  "log-entry-recorded": (data, { name }) => logEventWords.en["log-entry-recorded"](data, name),
  "log-entry-corrected": (data, { name }) => logEventWords.en["log-entry-corrected"](data, name),
  "log-entry-withdrawn": (data, { name }) => logEventWords.en["log-entry-withdrawn"](data, name),
  "appeal-decided": (data, { name }) => logEventWords.en["appeal-decided"](data, name),
  "log-entry-published": (data, { name }) => logEventWords.en["log-entry-published"](data, name),
  "log-entry-unpublished": (data, { name }) =>
    logEventWords.en["log-entry-unpublished"](data, name),
  "competition-closed": () => "Pyramid closed",
  "competition-reopened": ({ reason }) => `Pyramid reopened${because(reason)}`,
  "rehearsal-begun": ({ of }) => `From here on a rehearsal of ${of}, with lots of its own`,
  "entries-added": ({ entries }) =>
    `New: ${formatList(
      entries.map(({ name, seat }) => (seat === undefined ? name : `${name} (${seatLabel(seat)})`)),
      "en",
    )}`,
  "entry-changed": ({ details }) => `Details of ${details.name} changed`,
  "person-erased": ({ entry }) => `Personal details of number ${entry} erased`,
  "player-returned": ({ player }, { name }) => `${name(player)} is back`,
  "player-retired": ({ player, reason }, { name }) => `${name(player)} retires${because(reason)}`,
  "player-expelled": ({ player, reason }, { name }) =>
    `${name(player)} is expelled${because(reason)}`,
  "expulsion-declined": ({ player, reason }, { name }) =>
    `${name(player)} is not expelled${because(reason)}`,
  "challenge-sent": ({ challenger, targets }, { name }) =>
    `${name(challenger)} challenges ${formatList(
      targets.map((target) =>
        target.kind === "player" ? name(target.player) : `the vacancy ${seatLabel(target.seat)}`,
      ),
      "en",
    )}`,
  "challenge-confirmed": (pair, { name }) =>
    `${name(pair.challenger)} confirms the game ${pairText(pair, name)}`,
  "challenge-accepted": (pair, { name }) =>
    `${name(pair.defender)} accepts the game ${pairText(pair, name)}`,
  "challenge-refused": (pair, { name }) =>
    `${name(pair.defender)} declines the game ${pairText(pair, name)}`,
  "result-reported": ({ outcome, by, ...pair }, { name }) =>
    `${name(by)} reports ${pairText(pair, name)} ${ladderOutcomeLabel(outcome, "en")}`,
  "objection-raised": ({ by, ...pair }, { name }) =>
    `${name(by)} objects to ${pairText(pair, name)}`,
  "game-record-sent": ({ by, ...pair }, { name }) =>
    `${by === "director" ? "The director" : name(by)} sends the game ${pairText(pair, name)}`,
  "waiting-list-requested": ({ player }, { name }) => `${name(player)} asks for the waiting list`,
  "waiting-list-left": ({ player }, { name }) => `${name(player)} leaves the waiting list`,
  "standing-waiting-list-joined": ({ player }, { name }) =>
    `${name(player)} asks for the standing waiting list`,
  "standing-waiting-list-left": ({ player }, { name }) =>
    `${name(player)} leaves the standing waiting list`,
  "standing-waiting-list-suspended": ({ player }, { name }) =>
    `${name(player)} suspends the standing waiting list`,
  "standing-waiting-list-resumed": ({ player }, { name }) =>
    `${name(player)} resumes the standing waiting list`,
  "holiday-announced": ({ player, from, to }, { name, day }) =>
    `${name(player)} announces a holiday from ${day(from)} to ${day(to)}`,
  "letter-answered": ({ player }, { name }) => `${name(player)} answers the letter`,
  "deadline-passed": ({ timer }, { game, name }) => {
    const [kind = "", about = ""] = timer.split(":");
    return kind === "idle" || kind === "letter"
      ? `${PASSED[kind]}: ${name(Number(about))}`
      : `${PASSED[kind] ?? "Deadline passed"}: ${game(about)}`;
  },
  "notices-sent": ({ notices }) =>
    `${counted(notices.length, { one: "letter has", other: "letters have" }, "en")} gone out; the deadlines that depend on it now run`,
  "absence-noted": ({ since }, { moment }) =>
    `A long absence since ${moment(since)}: deadlines that ended meanwhile wait for the director`,
  "absence-decided": ({ act, wait, reason }) =>
    `Decided after the absence: ${counted(act.length, { one: "deadline", other: "deadlines" }, "en")} took effect, ${counted(wait.length, { one: "goes", other: "go" }, "en")} on${because(reason)}`,
  "games-taken-over": ({ games, waiting, standing }) =>
    `A running pyramid taken over: ${counted(games.length, { one: "game", other: "games" }, "en")}, ${waiting.length} on the waiting list, ${standing.length} on the standing waiting list`,
  "dispute-decided": ({ challenge, outcome, reason }, { game }) =>
    `Objection decided: ${game(challenge)} ${ladderOutcomeLabel(outcome, "en")}${because(reason)}`,
  "game-adjudicated": ({ challenge, outcome, reason }, { game }) =>
    `Adjudicated: ${game(challenge)} ${ladderOutcomeLabel(outcome, "en")}${because(reason)}`,
  "challenge-voided": ({ challenge, reason }, { game }) =>
    `The game ${game(challenge)} is called off${because(reason)}`,
  "challenge-kept": ({ challenge, reason }, { game }) =>
    `The game ${game(challenge)} stands${because(reason)}`,
  "challenges-pinned": ({ reason }) => `Games that have started since stay${because(reason)}`,
};

const PASSED: Readonly<Record<string, string>> = {
  confirm: "Time to confirm is up",
  accept: "Time to accept is up",
  objection: "Time to object is up",
  game: "Time for the game is up",
  record: "Time to send the game is up",
  idle: "A long time without a game",
  letter: "Time to answer the letter is up",
};
