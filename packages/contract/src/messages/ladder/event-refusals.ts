import type { EventRefusal } from "@losfee/core";
import { eventRefusals } from "@losfee/messages/ladder-event-refusals";
import { eachLanguage, type Texts } from "../../language/texts.ts";
import type { Sentences } from "../message.ts";
import { challengeStatusLabel, seatLabel } from "./labels.ts";
import { dateLabel, momentLabel } from "./words.ts";

/** Refusals of events in a pyramid. */
export const eventRefusalSentences: Texts<Sentences<EventRefusal>> = eachLanguage(
  eventRefusals,
  (t, language): Sentences<EventRefusal> => ({
    ...t,
    "not-above": ({ level, target }) => t["not-above"]({ level, target, isOwn: target === level }),
    "challenger-busy": ({ player, opponent }, name) =>
      t["challenger-busy"]({ player: name(player), opponent: name(opponent) }),
    "target-busy": ({ player, opponent }, name) =>
      t["target-busy"]({ player: name(player), opponent: name(opponent) }),
    "not-in-pyramid": ({ player }, name) => t["not-in-pyramid"]({ player: name(player) }),
    "not-vacant": ({ seat, player }, name) =>
      t["not-vacant"]({ seat: seatLabel(seat), player: player === null ? null : name(player) }),
    "seat-reachable": ({ seat, player }, name) =>
      t["seat-reachable"]({ seat: seatLabel(seat), player: player === null ? null : name(player) }),
    "nobody-above": ({ player }, name) => t["nobody-above"]({ player: name(player) }),
    "already-waiting": ({ player }, name) => t["already-waiting"]({ player: name(player) }),
    "not-waiting": ({ player }, name) => t["not-waiting"]({ player: name(player) }),
    "already-on-standing-waiting-list": ({ player }, name) =>
      t["already-on-standing-waiting-list"]({ player: name(player) }),
    "not-on-standing-waiting-list": ({ player }, name) =>
      t["not-on-standing-waiting-list"]({ player: name(player) }),
    "already-suspended": ({ player }, name) => t["already-suspended"]({ player: name(player) }),
    "not-suspended": ({ player }, name) => t["not-suspended"]({ player: name(player) }),
    "no-such-game": ({ challenger, defender, status }, name) =>
      t["no-such-game"]({
        challenger: name(challenger),
        defender: name(defender),
        status: status === null ? null : challengeStatusLabel(status, language),
      }),
    "objection-late": ({ endedAt, timeZone }) =>
      t["objection-late"]({ endedAt: momentLabel(endedAt, language, timeZone) }),
    "not-of-game": ({ player }, name) => t["not-of-game"]({ player: name(player) }),
    "holiday-dates": ({ from, to }) =>
      t["holiday-dates"]({ from: dateLabel(from, language), to: dateLabel(to, language) }),
    "holiday-late": ({ deadline }) =>
      t["holiday-late"]({ deadline: dateLabel(deadline, language) }),
    "no-letter": ({ player }, name) => t["no-letter"]({ player: name(player) }),
    "already-in-pyramid": ({ player }, name) => t["already-in-pyramid"]({ player: name(player) }),
    "seat-taken": ({ seat, player }, name) =>
      t["seat-taken"]({ seat: seatLabel(seat), player: player === null ? null : name(player) }),
    "no-strikes": ({ player }, name) => t["no-strikes"]({ player: name(player) }),
    "challenge-status": ({ status }) =>
      t["challenge-status"]({ status: challengeStatusLabel(status, language) }),
  }),
);
