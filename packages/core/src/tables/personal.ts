import { identityPlace, noteAbout } from "../chain/entry-places.ts";
import type { PersonalPlaces } from "../chain/personal.ts";
import { ARBITERS } from "../event-details/personal.ts";
import type { TablesEventData } from "./events.ts";

/** Where events of table tournaments identify people; as in tournaments. */
export const tablesPersonalPlaces: PersonalPlaces<TablesEventData> = {
  "competition-created": [ARBITERS],
  "competition-renamed": [],
  "settings-changed": [],
  "event-details-changed": [ARBITERS],
  "entries-added": [identityPlace("entries[]", "id")],
  "entry-changed": [identityPlace("details", "entry")],
  "entry-removed": [],
  "person-erased": [],
  "entry-withdrawn": [noteAbout("entry")],
  "entry-reinstated": [],
  "entry-checked-in": [],
  "stage-drafted": [],
  "stage-redrawn": [],
  "seating-adjusted": [],
  "draft-discarded": [],
  "stage-published": [],
  "stage-recalled": [],
  "seat-filled": [noteAbout("out", "in")],
  "player-substituted": [noteAbout("out", "in")],
  "result-reported": [],
  "result-confirmed": [],
  "result-entered": [],
  "result-erased": [],
  "result-corrected": [],
  "game-annulled": [],
  "penalty-imposed": [noteAbout("entry")],
  "penalty-lifted": [],
  "competition-closed": [],
  "competition-reopened": [],
};
