import type { EntryId } from "../base/entry-id.ts";
import type { PersonalPlace } from "../chain/personal.ts";

/** The number of the event by which an announcement was posted. */
export type AnnouncementId = number;

/** An announcement as events have it. */
export interface WrittenAnnouncement {
  /** Empty once somebody is erased whom it names. */
  readonly text: string;
  /** Who is named in it. */
  readonly mentions: readonly EntryId[];
}

/** A short message of the director to everybody. Times are ISO 8601 in UTC. */
export interface Announcement extends WrittenAnnouncement {
  readonly id: AnnouncementId;
  readonly at: string;
  /** When its text was last changed; null: never. */
  readonly editedAt: string | null;
}

/** The characters of an announcement at most. */
export const MOST_ANNOUNCEMENT = 1000;

/** The announcements that everybody may read, the newest first. */
export const publicAnnouncements = ({
  announcements,
}: {
  readonly announcements: readonly Announcement[];
}): readonly Announcement[] => announcements.filter(({ text }) => text !== "");

/** Where announcements name people: without one of them the whole text goes. */
export const announcementPlace: PersonalPlace<WrittenAnnouncement> = {
  at: "",
  fields: ["text"],
  of: ["mentions"],
  remains: () => ({ text: "" }),
};

/** The announcements without what names somebody who was erased. */
export const withoutMentions = (
  announcements: readonly Announcement[],
  entry: EntryId,
): readonly Announcement[] =>
  announcements.map((one) => (one.mentions.includes(entry) ? { ...one, text: "" } : one));
