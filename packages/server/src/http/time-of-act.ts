/** When something happened, as its sender's clock says. */
interface SaidTime {
  readonly effectiveAt?: string;
  /** The same clock when the command was sent. */
  readonly sentAt?: string;
}

/** What is sent within this time of its act, in milliseconds, happened when it arrived. */
const AT_ONCE = 1_000;

/**
 * When an act happened by the server's clock; undefined where that is now. Clocks of phones are minutes
 * wrong, but how long ago something was they know: what was sent at once happened just now.
 */
export const timeOfAct = ({ effectiveAt, sentAt }: SaidTime, now: string): string | undefined => {
  if (effectiveAt === undefined || sentAt === undefined) return effectiveAt;
  const age = Date.parse(sentAt) - Date.parse(effectiveAt);
  return age < AT_ONCE ? undefined : new Date(Date.parse(now) - age).toISOString();
};
