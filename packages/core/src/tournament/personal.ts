import { identityPlace, noteAbout } from "../chain/entry-places.ts";
import type { PersonalPlaces } from "../chain/personal.ts";
import { ARBITERS } from "../event-details/personal.ts";
import { announcementPlace } from "../lifecycle/announcements.ts";
import { logEntryPlace, logReasonPlace } from "../lifecycle/arbiter-log.ts";
import type { TournamentEventData } from "./events.ts";

/**
 * Where events of tournaments identify people. Ratings, clubs, titles … stay in the chain: pairing
 * looks at them. So do reasons that name nobody: of a correction, of a recalled round.
 */
export const tournamentPersonalPlaces: PersonalPlaces<TournamentEventData> = {
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
  "entries-added": [identityPlace("entries[]", "id")],
  "entry-changed": [identityPlace("details", "entry")],
  "entry-removed": [],
  "members-added": [identityPlace("members[]", "id")],
  "squad-ordered": [],
  "eligibility-changed": [],
  "line-up-set": [noteAbout("team", "players")],
  "line-ups-published": [],
  "match-moved": [noteAbout("teams")],
  "person-erased": [],
  "entry-withdrawn": [noteAbout("entry")],
  "entry-reinstated": [],
  "entry-paused": [],
  "absence-requested": [noteAbout("entry")],
  "request-taken-back": [],
  "request-declined": [noteAbout("entry")],
  "entry-checked-in": [],
  "round-drafted": [],
  "draft-adjusted": [],
  "stage-drafted": [],
  "stage-redrawn": [],
  "seating-adjusted": [],
  "seat-filled": [noteAbout("out", "in")],
  "player-substituted": [noteAbout("out", "in")],
  "draft-discarded": [],
  "round-published": [],
  "round-recalled": [],
  "result-reported": [],
  "result-also-reported": [],
  "result-confirmed": [],
  "result-entered": [],
  "result-erased": [],
  "result-entered-again": [],
  "result-corrected": [],
  "game-annulled": [],
  "penalty-imposed": [noteAbout("entry")],
  "penalty-lifted": [],
  "play-off-entered": [],
  "competition-closed": [],
  "competition-reopened": [],
  "rehearsal-begun": [],
};
