import type { ComponentChildren } from "preact";

/** Milliseconds for which a result is fresh. */
const FRESH = 10 * 60_000;

/** True if something happened recently enough to stand out; both moments ISO 8601 in UTC. */
export const isFresh = (at: string, now: string | undefined): boolean =>
  now !== undefined && Math.abs(Date.parse(now) - Date.parse(at)) < FRESH;

/** Highlights a new score for a while, not the whole line. */
export const Fresh = ({
  when,
  children,
}: {
  readonly when: boolean;
  readonly children: ComponentChildren;
}): ComponentChildren => (when ? <mark class="fresh">{children}</mark> : children);
