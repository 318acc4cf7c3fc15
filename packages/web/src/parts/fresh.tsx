import type { ComponentChildren } from "preact";

/** For how long a result is fresh, in milliseconds. */
const FRESH = 10 * 60_000;

/** Whether something happened so lately that it stands out; both moments ISO 8601 in UTC. */
export const isFresh = (at: string, now: string | undefined): boolean =>
  now !== undefined && Math.abs(Date.parse(now) - Date.parse(at)) < FRESH;

/** What just came in stands out for a while: the score, not the whole line. */
export const Fresh = ({
  when,
  children,
}: {
  readonly when: boolean;
  readonly children: ComponentChildren;
}): ComponentChildren => (when ? <mark class="fresh">{children}</mark> : children);
