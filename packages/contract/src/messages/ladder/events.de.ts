import { formatList } from "../../language/numbers.ts";
import { counted } from "../../language/plurals.ts";
import { logEventWords } from "../arbiter-log.ts";
import { describeDetailsChange } from "../event-details.ts";
import { formatLabel } from "../labels.ts";
import { publicityEventWords } from "../publicity.ts";
import { pairText } from "./consequence-sentences.ts";
import type { EventSentences } from "./event-sentences.ts";
import { ladderOutcomeLabel, seatLabel } from "./labels.ts";

const because = (reason: string): string => (reason === "" ? "" : `. Grund: ${reason}`);

/** Journal sentences of a pyramid, in German. */
export const ladderEventsDe: EventSentences = {
  "competition-created": ({ name, format }) => `${name} angelegt: ${formatLabel(format, "de")}`,
  "competition-renamed": ({ name }) => `Umbenannt in ${name}`,
  "settings-changed": ({ reason }) => `Einstellungen geändert${because(reason)}`,
  "event-details-changed": ({ details }) => describeDetailsChange(details, "de"),
  "announcement-posted": ({ text }) => publicityEventWords.de.posted(text),
  "announcement-edited": ({ text }) => publicityEventWords.de.edited(text),
  "announcement-withdrawn": () => publicityEventWords.de.withdrawn,
  "picture-set": ({ role, picture }) => publicityEventWords.de.pictureSet(role, picture),
  "picture-removed": ({ role }) => publicityEventWords.de.pictureRemoved(role),
  "log-entry-recorded": (data, { name }) => logEventWords.de["log-entry-recorded"](data, name),
  "log-entry-corrected": (data, { name }) => logEventWords.de["log-entry-corrected"](data, name),
  "log-entry-withdrawn": (data, { name }) => logEventWords.de["log-entry-withdrawn"](data, name),
  "appeal-decided": (data, { name }) => logEventWords.de["appeal-decided"](data, name),
  "log-entry-published": (data, { name }) => logEventWords.de["log-entry-published"](data, name),
  "log-entry-unpublished": (data, { name }) =>
    logEventWords.de["log-entry-unpublished"](data, name),
  "competition-closed": () => "Pyramide abgeschlossen",
  "competition-reopened": ({ reason }) => `Pyramide wieder geöffnet${because(reason)}`,
  "rehearsal-begun": ({ of }) => `Ab hier eine Probe von ${of}, mit eigenen Losen`,
  "entries-added": ({ entries }) =>
    `Neu: ${formatList(
      entries.map(({ name, seat }) => (seat === undefined ? name : `${name} (${seatLabel(seat)})`)),
      "de",
    )}`,
  "entry-changed": ({ details }) => `Angaben zu ${details.name} geändert`,
  "person-erased": ({ entry }) => `Angaben zur Person von Nummer ${entry} gelöscht`,
  "player-returned": ({ player }, { name }) => `${name(player)} ist wieder dabei`,
  "player-retired": ({ player, reason }, { name }) =>
    `${name(player)} tritt zurück${because(reason)}`,
  "player-expelled": ({ player, reason }, { name }) =>
    `${name(player)} wird ausgeschlossen${because(reason)}`,
  "expulsion-declined": ({ player, reason }, { name }) =>
    `${name(player)} wird nicht ausgeschlossen${because(reason)}`,
  "challenge-sent": ({ challenger, targets }, { name }) =>
    `${name(challenger)} fordert ${formatList(
      targets.map((target) =>
        target.kind === "player"
          ? name(target.player)
          : `den freien Platz ${seatLabel(target.seat)}`,
      ),
      "de",
    )}`,
  "challenge-confirmed": (pair, { name }) =>
    `${name(pair.challenger)} bestätigt die Partie ${pairText(pair, name)}`,
  "challenge-accepted": (pair, { name }) =>
    `${name(pair.defender)} nimmt die Partie ${pairText(pair, name)} an`,
  "challenge-refused": (pair, { name }) =>
    `${name(pair.defender)} lehnt die Partie ${pairText(pair, name)} ab`,
  "result-reported": ({ outcome, by, ...pair }, { name }) =>
    `${name(by)} meldet ${pairText(pair, name)} ${ladderOutcomeLabel(outcome, "de")}`,
  "objection-raised": ({ by, ...pair }, { name }) =>
    `${name(by)} erhebt Einspruch gegen ${pairText(pair, name)}`,
  "game-record-sent": ({ by, ...pair }, { name }) =>
    `${by === "director" ? "Die Leitung" : name(by)} sendet die Partie ${pairText(pair, name)} ein`,
  "waiting-list-requested": ({ player }, { name }) => `${name(player)} will auf die Warteliste`,
  "waiting-list-left": ({ player }, { name }) => `${name(player)} will von der Warteliste`,
  "standing-waiting-list-joined": ({ player }, { name }) =>
    `${name(player)} will auf die ewige Warteliste`,
  "standing-waiting-list-left": ({ player }, { name }) =>
    `${name(player)} will von der ewigen Warteliste`,
  "standing-waiting-list-suspended": ({ player }, { name }) =>
    `${name(player)} lässt die ewige Warteliste ruhen`,
  "standing-waiting-list-resumed": ({ player }, { name }) =>
    `${name(player)} nimmt die ewige Warteliste wieder auf`,
  "holiday-announced": ({ player, from, to }, { name, day }) =>
    `${name(player)} meldet Urlaub vom ${day(from)} bis ${day(to)}`,
  "letter-answered": ({ player }, { name }) => `${name(player)} antwortet auf den Brief`,
  "deadline-passed": ({ timer }, { game, name }) => {
    const [kind = "", about = ""] = timer.split(":");
    return kind === "idle" || kind === "letter"
      ? `${PASSED[kind]}: ${name(Number(about))}`
      : `${PASSED[kind] ?? "Frist abgelaufen"}: ${game(about)}`;
  },
  "notices-sent": ({ notices }) =>
    `${counted(notices.length, { one: "Brief ist", other: "Briefe sind" }, "de")} abgegangen; die Fristen daraus laufen`,
  "absence-noted": ({ since }, { moment }) =>
    `Lange Pause seit dem ${moment(since)}: Abgelaufene Fristen warten auf die Leitung`,
  "absence-decided": ({ act, wait, reason }) =>
    `Nach der Pause entschieden: ${counted(act.length, DEADLINES_DE, "de")} gewirkt, ${counted(wait.length, { one: "läuft", other: "laufen" }, "de")} weiter${because(reason)}`,
  "games-taken-over": ({ games, waiting, standing }) =>
    `Laufende Pyramide übernommen: ${counted(games.length, { one: "Partie", other: "Partien" }, "de")}, ${waiting.length} auf der Warteliste, ${standing.length} auf der ewigen Warteliste`,
  "dispute-decided": ({ challenge, outcome, reason }, { game }) =>
    `Einspruch entschieden: ${game(challenge)} ${ladderOutcomeLabel(outcome, "de")}${because(reason)}`,
  "game-adjudicated": ({ challenge, outcome, reason }, { game }) =>
    `Abgeschätzt: ${game(challenge)} ${ladderOutcomeLabel(outcome, "de")}${because(reason)}`,
  "challenge-voided": ({ challenge, reason }, { game }) =>
    `Partie ${game(challenge)} aufgehoben${because(reason)}`,
  "challenge-kept": ({ challenge, reason }, { game }) =>
    `Partie ${game(challenge)} gilt${because(reason)}`,
  "challenges-pinned": ({ reason }) =>
    `Was inzwischen zustande kam, bleibt bestehen${because(reason)}`,
};

const DEADLINES_DE = { one: "Frist hat", other: "Fristen haben" };

const PASSED: Readonly<Record<string, string>> = {
  confirm: "Frist zum Bestätigen abgelaufen",
  accept: "Frist zum Annehmen abgelaufen",
  objection: "Frist für den Einspruch abgelaufen",
  game: "Zeit der Partie abgelaufen",
  record: "Frist zum Einsenden abgelaufen",
  idle: "Lange ohne Partie",
  letter: "Frist zur Antwort auf den Brief abgelaufen",
};
