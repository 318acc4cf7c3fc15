/** The time of an act by its sender's clock. */
interface SaidTime {
  readonly effectiveAt?: string;
  /** The sending time by the same clock. */
  readonly sentAt?: string;
}

/** An act sent within this time, in milliseconds, counts as happening on arrival. */
const AT_ONCE = 1_000;

/**
 * When an act happened by the server's clock; undefined if just now. Phones' clocks are minutes
 * off, but their differences are right: an act sent at once happened just now.
 */
export const timeOfAct = ({ effectiveAt, sentAt }: SaidTime, now: string): string | undefined => {
  if (effectiveAt === undefined || sentAt === undefined) return effectiveAt;
  const age = Date.parse(sentAt) - Date.parse(effectiveAt);
  return age < AT_ONCE ? undefined : new Date(Date.parse(now) - age).toISOString();
};
