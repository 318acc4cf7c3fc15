import type { EventRefusal } from "@losfee/core";
import { counted, isOne } from "../../language/plurals.ts";
import type { Sentences } from "../message.ts";
import { challengeStatusLabel, seatLabel } from "./labels.ts";
import { dateLabel, momentLabel } from "./words.ts";

const DAYS = { one: "Tag", other: "Tage" } as const;

/** Refusals of events in a pyramid, in German. */
export const eventRefusalsDe: Sentences<EventRefusal> = {
  "too-high": ({ level, target, highest }) =>
    `Ebene ${target} ist zu hoch: Von Ebene ${level} aus reicht es bis Ebene ${highest}.`,
  "not-above": ({ level, target }) =>
    target === level
      ? `Auf der eigenen Ebene ${level} wird nicht gefordert, nur auf höheren.`
      : `Ebene ${target} liegt tiefer als die eigene Ebene ${level}. Gefordert wird nach oben.`,
  "challenger-busy": ({ player, opponent }, name) =>
    `${name(player)} hat schon ${name(opponent)} gefordert. Erst muss diese Partie enden.`,
  "target-busy": ({ player, opponent }, name) =>
    `${name(player)} ist schon von ${name(opponent)} gefordert. Erst muss diese Partie enden.`,
  "challenge-of-self": () => "Sich selbst fordert niemand. Bitte jemand anderen nennen.",
  "not-in-pyramid": ({ player }, name) =>
    `${name(player)} sitzt nicht in der Pyramide. Wer zurück will, schreibt der Leitung.`,
  "not-vacant": ({ seat, player }, name) =>
    player === null
      ? `Einen Platz ${seatLabel(seat)} gibt es derzeit nicht.`
      : `Platz ${seatLabel(seat)} ist nicht frei, dort sitzt ${name(player)}.`,
  "chain-stopped": () => "Eine frühere Forderung derselben Nachricht war nicht möglich.",
  "seat-reachable": ({ seat, player }, name) =>
    player === null
      ? `Platz ${seatLabel(seat)} ist frei und kann sofort genommen werden. Auf die Warteliste geht es erst, wenn niemand zu fordern ist.`
      : `${name(player)} auf Platz ${seatLabel(seat)} kann gefordert werden. Auf die Warteliste geht es erst, wenn niemand zu fordern ist.`,
  "nobody-above": ({ player }, name) => `Über ${name(player)} sitzt niemand mehr.`,
  "already-waiting": ({ player }, name) => `${name(player)} steht schon auf der Warteliste.`,
  "not-waiting": ({ player }, name) => `${name(player)} steht nicht auf der Warteliste.`,
  "already-on-standing-waiting-list": ({ player }, name) =>
    `${name(player)} steht schon auf der ewigen Warteliste.`,
  "not-on-standing-waiting-list": ({ player }, name) =>
    `${name(player)} steht nicht auf der ewigen Warteliste.`,
  "already-suspended": ({ player }, name) =>
    `Der Eintrag von ${name(player)} in der ewigen Warteliste ruht schon.`,
  "not-suspended": ({ player }, name) =>
    `Der Eintrag von ${name(player)} in der ewigen Warteliste ruht nicht.`,
  "no-such-game": ({ challenger, defender, status }, name) =>
    status === null
      ? `${name(challenger)} hat ${name(defender)} nicht gefordert.`
      : `Das geht nicht mehr. Die Partie ${name(challenger)} gegen ${name(defender)}: ${challengeStatusLabel(status, "de")}.`,
  "objection-late": ({ endedAt, timeZone }) =>
    `Die Frist für den Einspruch endete am ${momentLabel(endedAt, "de", timeZone)}. Das Ergebnis ist endgültig.`,
  "not-of-game": ({ player }, name) => `${name(player)} spielt diese Partie nicht.`,
  "holiday-dates": ({ from, to }) =>
    `Von ${dateLabel(from, "de")} bis ${dateLabel(to, "de")} ist kein Zeitraum. Bitte ersten und letzten Tag prüfen.`,
  "holiday-allowance": ({ year, requested, left }) =>
    `${year} ${isOne(left, "de") ? "ist" : "sind"} noch ${counted(left, DAYS, "de")} Urlaub frei; das wären ${counted(requested, DAYS, "de")}. Bitte kürzer wählen.`,
  "holiday-late": ({ deadline }) =>
    `Der Urlaub würde eine Frist verlängern, die am ${dateLabel(deadline, "de")} abgelaufen ist. Urlaub wird vorher gemeldet.`,
  "no-letter": ({ player }, name) => `An ${name(player)} ist kein Brief offen.`,
  "already-in-pyramid": ({ player }, name) => `${name(player)} sitzt schon in der Pyramide.`,
  "seat-taken": ({ seat, player }, name) =>
    player === null
      ? `Platz ${seatLabel(seat)} ist schon vergeben.`
      : `Auf Platz ${seatLabel(seat)} sitzt schon ${name(player)}.`,
  "no-strikes": ({ player }, name) =>
    `${name(player)} hat keine nicht angenommene Forderung offen, es gibt nichts zu entscheiden.`,
  "unknown-challenge": () =>
    "Diese Forderung gibt es nicht, oder sie ist erledigt. Bitte die Seite neu laden.",
  "challenge-status": ({ status }) =>
    `Das geht bei dieser Partie nicht: ${challengeStatusLabel(status, "de")}.`,
};
