import { formatInteger } from "../../language/numbers.ts";
import { formatTime } from "../../language/times.ts";
import { describeEventDetailsRefusal } from "../event-detail-problems.ts";
import { lifecycleSentences } from "../lifecycle-refusals.ts";
import type { Sentences } from "../message.ts";
import { describeOutOfRange, describeWrongNumber, RATINGS } from "../out-of-range.ts";
import { eventRefusalsDe } from "./event-refusals.de.ts";
import { impactSummary, seatLabel } from "./labels.ts";
import type { OneRefusal } from "./one-refusal.ts";
import { ladderAllowedLabel, ladderSettingLabel } from "./settings-labels.ts";
import { takeOverFaultLabel } from "./take-over-labels.ts";
import { dateLabel } from "./words.ts";

/** Refusals of pyramids in German: the problem, then the way out. */
export const ladderRefusalsDe: Sentences<OneRefusal> = {
  ...lifecycleSentences.de,
  ...eventRefusalsDe,
  "competition-exists": () =>
    "Diese Pyramide gibt es schon. Bitte die vorhandene öffnen oder eine neue anlegen.",
  "no-competition": () =>
    "Diese Pyramide gibt es nicht (mehr). Die Startseite der Leitung führt alle Turniere auf.",
  "competition-closed": () => "Die Pyramide ist abgeschlossen. Zum Ändern erst wieder öffnen.",
  "competition-open": () => "Die Pyramide ist noch offen, sie muss nicht wieder geöffnet werden.",
  "name-missing": ({ field }) =>
    field === "competition"
      ? "Die Pyramide braucht einen Namen. Bitte einen eintragen."
      : "Der Name fehlt. Bitte für jede Person einen angeben.",
  "event-details-malformed": (refusal) => describeEventDetailsRefusal(refusal, "de", "directors"),
  "setting-out-of-range": ({ setting, allowed, value }) => {
    const field = `Einstellung „${ladderSettingLabel(setting, "de")}“`;
    const range = { range: allowed, allowed: ladderAllowedLabel(allowed, "de") };
    return describeOutOfRange({ field, value, ...range }, "de");
  },
  "unknown-time-zone": ({ zone }) =>
    `Die Zeitzone „${zone}“ ist nicht bekannt. Bitte eine aus der Liste wählen, zum Beispiel Europe/Berlin.`,
  "setting-fixed": ({ setting }) =>
    `Einstellung „${ladderSettingLabel(setting, "de")}“ steht fest, sobald jemand in der Pyramide sitzt.`,
  "duplicate-name": ({ name, position, entry }) =>
    entry === null
      ? `„${name}“ steht zweimal in der Liste (Nr. ${position}). Bitte die Namen unterscheiden.`
      : `„${name}“ gibt es schon (#${entry}). Bitte die Namen unterscheiden.`,
  "duplicate-address": ({ address, entry }) =>
    entry === null
      ? `Die Adresse ${address} steht zweimal in der Liste.`
      : `Die Adresse ${address} gehört schon #${entry}.`,
  "malformed-address": ({ address, position }) =>
    `„${address}“ (Nr. ${position}) ist keine E-Mail-Adresse. Bitte prüfen.`,
  "rating-out-of-range": ({ name, rating }) =>
    `${describeWrongNumber({ field: name, value: rating, ...RATINGS }, "de")}.`,
  "unknown-entry": ({ entry }) => `Eine Person mit Nummer ${entry} gibt es nicht.`,
  "no-targets": () => "Es fehlt, wer gefordert wird. Bitte einen Namen oder freien Platz nennen.",
  "holiday-over": ({ to, today }) =>
    `Der Urlaub endete am ${dateLabel(to, "de")}, heute ist der ${dateLabel(today, "de")}. Vergangene Tage verlängern keine Frist und werden nicht gebucht.`,
  "too-many-targets": ({ targets, most }) =>
    `${targets} Forderungen in einer Nachricht sind zu viele, erlaubt sind ${most}.`,
  "no-such-seat": ({ seat }) => `Einen Platz ${seatLabel(seat)} kann es nicht geben.`,
  "record-too-long": ({ length, most }) =>
    `Die Partie ist mit ${length} Zeichen zu lang, erlaubt sind ${most}.`,
  "no-objection": () => "Gegen dieses Ergebnis liegt kein Einspruch vor.",
  "win-not-claimed": () =>
    "Ein Sieg kann nur zugesprochen werden, wenn er beansprucht wurde. Sonst gilt Remis.",
  "malformed-time": ({ time }) => `„${time}“ ist kein Zeitpunkt.`,
  "time-in-future": ({ time, timeZone }) =>
    `${formatTime(time, "de", timeZone)} liegt in der Zukunft. Bitte prüfen.`,
  "before-beginning": ({ beginning, timeZone }) =>
    `Vor dem ${formatTime(beginning, "de", timeZone)} gab es die Pyramide noch nicht.`,
  overturns: ({ impact }) =>
    `Das geschah vor ${formatInteger(impact.laterEvents)} schon eingetragenen Ereignissen und ändert sie: ${impactSummary(impact, "de")}. Bitte die Folgen ansehen und ausdrücklich bestätigen.`,
  "overturns-nothing": () =>
    "Das ändert nichts an dem, was eingetragen ist. Bitte ohne Umstoßen eintragen.",
  "no-absence": () => "Es gibt keine lange Pause, über die zu entscheiden wäre.",
  "deadline-not-due": () =>
    "Diese Frist läuft nicht oder ist noch nicht um. Bitte die Liste neu laden.",
  "take-over-faults": ({ faults }) =>
    `Nicht übernommen. ${faults.map((fault) => takeOverFaultLabel(fault, "de")).join(" ")}`,
};
