import type {
  CompetitionKind,
  LadderEventType,
  LogEventData,
  TournamentEventType,
} from "@losfee/core";
import { journalGroupsLabels, ladderLabels } from "@losfee/messages/journal-groups";
import type { Language } from "../language/language.ts";

/** Groups of acts in a journal, in the order of the filter. */
export const JOURNAL_GROUPS = [
  "results",
  "rounds",
  "entries",
  "requests",
  "log",
  "settings",
  "publicity",
  "competition",
] as const;

export type JournalGroup = (typeof JOURNAL_GROUPS)[number];

/** Returns the name of a group of acts; a ladder has names of its own. */
export const journalGroupLabel = (
  group: JournalGroup,
  kind: CompetitionKind,
  language: Language,
): string => (kind === "ladder" ? ladderLabels : journalGroupsLabels)[language][group];

type EventType = TournamentEventType | LadderEventType;

/** Returns the group of an event. */
export const journalGroupOf = (type: EventType): JournalGroup => groups[type];

const log: Readonly<Record<keyof LogEventData, "log">> = {
  "log-entry-recorded": "log",
  "log-entry-corrected": "log",
  "log-entry-withdrawn": "log",
  "appeal-decided": "log",
  "log-entry-published": "log",
  "log-entry-unpublished": "log",
};

const groups: Readonly<Record<EventType, JournalGroup>> = {
  ...log,
  "competition-created": "competition",
  "competition-renamed": "competition",
  "competition-closed": "competition",
  "competition-reopened": "competition",
  "rehearsal-begun": "competition",
  "settings-changed": "settings",
  "event-details-changed": "publicity",
  "announcement-posted": "publicity",
  "announcement-edited": "publicity",
  "announcement-withdrawn": "publicity",
  "picture-set": "publicity",
  "picture-removed": "publicity",
  "entries-added": "entries",
  "entry-changed": "entries",
  "entry-removed": "entries",
  "members-added": "entries",
  "squad-ordered": "entries",
  "eligibility-changed": "entries",
  "line-up-set": "entries",
  "line-ups-published": "entries",
  "line-ups-taken-back": "entries",
  "match-moved": "rounds",
  "person-erased": "entries",
  "entry-withdrawn": "entries",
  "entry-reinstated": "entries",
  "entry-paused": "entries",
  "entry-checked-in": "entries",
  "absence-requested": "requests",
  "request-taken-back": "requests",
  "request-declined": "requests",
  "round-drafted": "rounds",
  "draft-adjusted": "rounds",
  "stage-drafted": "rounds",
  "stage-redrawn": "rounds",
  "seating-adjusted": "rounds",
  "seat-filled": "rounds",
  "player-substituted": "rounds",
  "draft-discarded": "rounds",
  "round-published": "rounds",
  "round-recalled": "rounds",
  "result-reported": "results",
  "result-also-reported": "results",
  "result-confirmed": "results",
  "result-entered": "results",
  "result-erased": "results",
  "result-entered-again": "results",
  "result-corrected": "results",
  "game-annulled": "results",
  "penalty-imposed": "results",
  "penalty-waived": "results",
  "penalty-lifted": "results",
  "play-off-entered": "results",
  "player-returned": "entries",
  "player-retired": "entries",
  "player-expelled": "entries",
  "expulsion-declined": "entries",
  "challenge-sent": "rounds",
  "challenge-confirmed": "rounds",
  "challenge-accepted": "rounds",
  "challenge-refused": "rounds",
  "objection-raised": "results",
  "game-record-sent": "results",
  "waiting-list-requested": "rounds",
  "waiting-list-left": "rounds",
  "standing-waiting-list-joined": "rounds",
  "standing-waiting-list-left": "rounds",
  "standing-waiting-list-suspended": "rounds",
  "standing-waiting-list-resumed": "rounds",
  "holiday-announced": "requests",
  "letter-answered": "requests",
  "deadline-passed": "requests",
  "notices-sent": "requests",
  "absence-noted": "requests",
  "absence-decided": "requests",
  "games-taken-over": "results",
  "dispute-decided": "results",
  "game-adjudicated": "results",
  "challenge-voided": "rounds",
  "challenge-kept": "rounds",
  "challenges-pinned": "rounds",
};

/** Every type of event in journals of any kind of competition. */
export const EVENT_TYPES: readonly string[] = Object.keys(groups);
