import type { EntryId } from "../base/entry-id.ts";
import type { PersonalPlace } from "../chain/personal.ts";

/** The number of the event that posted an announcement. */
export type AnnouncementId = number;

/** An announcement as stored in events. */
export interface WrittenAnnouncement {
  /** Empty once a person mentioned in it is erased. */
  readonly text: string;
  /** The entries mentioned in it. */
  readonly mentions: readonly EntryId[];
}

/** A short message from the director to the public. Times are ISO 8601 in UTC. */
export interface Announcement extends WrittenAnnouncement {
  readonly id: AnnouncementId;
  readonly at: string;
  /** When its text was last changed; null: never. */
  readonly editedAt: string | null;
}

/** Maximum length of an announcement. */
export const MOST_ANNOUNCEMENT = 1000;

/** Returns the public announcements, the newest first. */
export const publicAnnouncements = ({
  announcements,
}: {
  readonly announcements: readonly Announcement[];
}): readonly Announcement[] => announcements.filter(({ text }) => text !== "");

/** Place where announcements name people: erasing one of them erases the whole text. */
export const announcementPlace: PersonalPlace<WrittenAnnouncement> = {
  at: "",
  fields: ["text"],
  of: ["mentions"],
  remains: () => ({ text: "" }),
};

/** Returns the announcements without those texts that mention an erased person. */
export const withoutMentions = (
  announcements: readonly Announcement[],
  entry: EntryId,
): readonly Announcement[] =>
  announcements.map((one) => (one.mentions.includes(entry) ? { ...one, text: "" } : one));
