import {
  type CompetitionKind,
  type JournalGroup,
  type LadderEventType,
  ladderEvents,
  type TournamentEventType,
  tournamentEvents,
} from "@losfee/core";
import { journalGroupsLabels, ladderLabels } from "@losfee/messages/journal-groups";
import type { Language } from "../language/language.ts";

/** Returns the name of a group of acts; a ladder has names of its own. */
export const journalGroupLabel = (
  group: JournalGroup,
  kind: CompetitionKind,
  language: Language,
): string => (kind === "ladder" ? ladderLabels : journalGroupsLabels)[language][group];

const rows = { ...ladderEvents, ...tournamentEvents };

/** Returns the group of an event. */
export const journalGroupOf = (type: TournamentEventType | LadderEventType): JournalGroup =>
  rows[type].group;

/** Every type of event in journals of any kind of competition. */
export const EVENT_TYPES: readonly string[] = Object.keys(rows);
