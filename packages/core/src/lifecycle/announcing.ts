import type { EntryId } from "../base/entry-id.ts";
import { err, ok, type Result } from "../base/result.ts";
import { tidyLines } from "../base/tidy-text.ts";
import { mentionedIn } from "../names/mentions.ts";
import {
  type Announcement,
  type AnnouncementId,
  MOST_ANNOUNCEMENT,
  publicAnnouncements,
  type WrittenAnnouncement,
} from "./announcements.ts";
import type { LifecycleCommand } from "./commands.ts";
import type { LifecycleEvent } from "./events.ts";
import type { LifecycleRefusal } from "./refusal.ts";

/** The entries, and the announcements so far. */
interface Announced {
  readonly entries: ReadonlyMap<EntryId, { readonly id: EntryId; readonly name: string }>;
  readonly announcements: readonly Announcement[];
}

type CommandOf<Type extends LifecycleCommand<never>["type"]> = Extract<
  LifecycleCommand<never>,
  { readonly type: Type }
>;

/** Posts an announcement. */
export const decidePosting = (
  state: Announced,
  { text }: CommandOf<"post-announcement">,
): Result<LifecycleEvent<"announcement-posted">, LifecycleRefusal> => {
  const written = writtenBy(state, text);
  return written.ok ? ok({ type: "announcement-posted", data: written.value }) : written;
};

/** Rewords an announcement. */
export const decideEditing = (
  state: Announced,
  { announcement, text }: CommandOf<"edit-announcement">,
): Result<LifecycleEvent<"announcement-edited">, LifecycleRefusal> => {
  const refusal = refuseUnknown(state, announcement);
  if (refusal !== null) return err(refusal);
  const written = writtenBy(state, text);
  return written.ok
    ? ok({ type: "announcement-edited", data: { announcement, ...written.value } })
    : written;
};

/** Withdraws an announcement. */
export const decideWithdrawing = (
  state: Announced,
  { announcement }: CommandOf<"withdraw-announcement">,
): Result<LifecycleEvent<"announcement-withdrawn">, LifecycleRefusal> => {
  const refusal = refuseUnknown(state, announcement);
  return refusal === null
    ? ok({ type: "announcement-withdrawn", data: { announcement } })
    : err(refusal);
};

const refuseUnknown = (state: Announced, announcement: AnnouncementId): LifecycleRefusal | null =>
  publicAnnouncements(state).some(({ id }) => id === announcement)
    ? null
    : { code: "unknown-announcement", announcement };

const writtenBy = (
  { entries }: Announced,
  input: string,
): Result<WrittenAnnouncement, LifecycleRefusal> => {
  const text = tidyLines(input).trim();
  if (text === "") return err({ code: "announcement-empty" });
  if (text.length > MOST_ANNOUNCEMENT) {
    return err({ code: "announcement-too-long", most: MOST_ANNOUNCEMENT });
  }
  return ok({ text, mentions: mentionedIn(text, [...entries.values()]) });
};
