import { identityPlace, keptPlace, noteAbout } from "../chain/entry-places.ts";
import type { PersonalPlaces } from "../chain/personal.ts";
import { ARBITERS } from "../event-details/personal.ts";
import { announcementPlace } from "../lifecycle/announcements.ts";
import { logEntryPlace, logReasonPlace } from "../lifecycle/arbiter-log.ts";
import type { LadderEventData } from "./events.ts";

/** Further identifying data of a player of a pyramid. */
const ADDRESSES = { addresses: [] };

/**
 * The identifying places in events of pyramids. Game records name both players in their tags:
 * erasing either erases the whole record. Reasons that only name a challenge stay in the chain.
 */
export const ladderPersonalPlaces: PersonalPlaces<LadderEventData> = {
  "competition-created": [ARBITERS],
  "competition-renamed": [],
  "settings-changed": [],
  "event-details-changed": [ARBITERS],
  "announcement-posted": [announcementPlace],
  "announcement-edited": [announcementPlace],
  "announcement-withdrawn": [],
  "picture-set": [],
  "picture-removed": [],
  "log-entry-recorded": [logEntryPlace()],
  "log-entry-corrected": [logEntryPlace()],
  "log-entry-withdrawn": [logReasonPlace()],
  "appeal-decided": [logEntryPlace()],
  "log-entry-published": [],
  "log-entry-unpublished": [],
  "competition-closed": [],
  "competition-reopened": [],
  "rehearsal-begun": [],
  "entries-added": [identityPlace("entries[]", "id", ADDRESSES)],
  "entry-changed": [identityPlace("details", "entry", ADDRESSES)],
  "person-erased": [keptPlace],
  "player-returned": [],
  "player-retired": [noteAbout("player")],
  "player-expelled": [noteAbout("player")],
  "expulsion-declined": [noteAbout("player")],
  "challenge-sent": [],
  "challenge-confirmed": [],
  "challenge-accepted": [],
  "challenge-refused": [],
  "result-reported": [],
  "objection-raised": [],
  "game-record-sent": [
    { at: "", fields: ["pgn"], of: ["challenger", "defender"], remains: () => ({ pgn: "" }) },
  ],
  "waiting-list-requested": [],
  "waiting-list-left": [],
  "standing-waiting-list-joined": [],
  "standing-waiting-list-left": [],
  "standing-waiting-list-suspended": [],
  "standing-waiting-list-resumed": [],
  "holiday-announced": [],
  "letter-answered": [],
  "deadline-passed": [],
  "notices-sent": [],
  "absence-noted": [],
  "absence-decided": [],
  "games-taken-over": [],
  "dispute-decided": [],
  "game-adjudicated": [],
  "challenge-voided": [],
  "challenge-kept": [],
  "challenges-pinned": [],
};
