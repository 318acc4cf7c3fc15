import { dateFormat } from "@losfee/contract";

/**
 * Returns the moment at which clocks in a time zone show `local` (`2026-11-22T10:00`). An ambiguous
 * time, when summer time ends, means the first; a skipped one is shifted by the gap.
 */
export const momentInZone = (local: string, timeZone: string): Date => {
  const asUtc = Date.parse(`${local}:00Z`);
  const offset = offsetAt(asUtc, timeZone);
  const [before, after] = [offsetAt(asUtc - DAY, timeZone), offsetAt(asUtc + DAY, timeZone)];
  // Only the offsets before and after a change are possible.
  for (const one of [before, after]) {
    if (offsetAt(asUtc - one, timeZone) === one) return new Date(asUtc - one);
  }
  return new Date(asUtc - (before === after ? offset : before));
};

const DAY = 86_400_000;

/** Milliseconds by which clocks in a zone are ahead of UTC. */
const offsetAt = (moment: number, timeZone: string): number => {
  const parts = dateFormat("en-GB", {
    timeZone,
    timeZoneName: "longOffset",
  }).formatToParts(new Date(moment));
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours = "0", minutes = "0"] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === "-" ? -ahead : ahead;
};
