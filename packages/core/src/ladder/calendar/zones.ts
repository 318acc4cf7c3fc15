import { civilOf, type Day, dayOf, type Instant } from "../../base/day.ts";

/**
 * Time zones as fixed rules, independent of the machine: a deadline of ten years ago must end at
 * the same moment on every machine and in every release. Zones of the European Union and its
 * neighbours have had one rule since 1996 (Directive 2000/84/EC, and the Eighth Directive before
 * it): summer time from the last Sunday of March to the last Sunday of October, both at 01:00 UTC.
 * If a zone abolishes summer time, its rule gets an end here.
 */
interface ZoneRule {
  /** Minutes ahead of UTC in winter. */
  readonly offset: number;
  readonly summerTime: boolean;
}

const western: ZoneRule = { offset: 0, summerTime: true };
const central: ZoneRule = { offset: 60, summerTime: true };
const eastern: ZoneRule = { offset: 120, summerTime: true };

const rules: ReadonlyMap<string, ZoneRule> = new Map([
  ["UTC", { offset: 0, summerTime: false }],
  ["Atlantic/Reykjavik", { offset: 0, summerTime: false }],
  ["Europe/Lisbon", western],
  ["Europe/London", western],
  ["Europe/Dublin", western],
  ["Europe/Amsterdam", central],
  ["Europe/Belgrade", central],
  ["Europe/Berlin", central],
  ["Europe/Brussels", central],
  ["Europe/Budapest", central],
  ["Europe/Copenhagen", central],
  ["Europe/Ljubljana", central],
  ["Europe/Luxembourg", central],
  ["Europe/Madrid", central],
  ["Europe/Malta", central],
  ["Europe/Oslo", central],
  ["Europe/Paris", central],
  ["Europe/Prague", central],
  ["Europe/Rome", central],
  ["Europe/Stockholm", central],
  ["Europe/Vaduz", central],
  ["Europe/Vienna", central],
  ["Europe/Warsaw", central],
  ["Europe/Zagreb", central],
  ["Europe/Zurich", central],
  ["Europe/Athens", eastern],
  ["Europe/Bucharest", eastern],
  ["Europe/Helsinki", eastern],
  ["Europe/Riga", eastern],
  ["Europe/Sofia", eastern],
  ["Europe/Tallinn", eastern],
  ["Europe/Vilnius", eastern],
]);

/** The time zones available to clubs. */
export const timeZones: readonly string[] = [...rules.keys()];

/** True if the time zone is available to clubs. */
export const isTimeZone = (zone: string): boolean => rules.has(zone);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY_LENGTH = 24 * HOUR;

/** Returns the calendar day of a moment in a zone; in UTC for an unknown zone. */
export const dayAt = (zone: string, moment: Instant): Day =>
  Math.floor((moment + offsetAt(zone, moment)) / DAY_LENGTH);

/** Returns the first moment of a calendar day in a zone; summer time never changes at midnight. */
export const startOfDay = (zone: string, day: Day): Instant => {
  const rule = rules.get(zone);
  const midnight = day * DAY_LENGTH - (rule?.offset ?? 0) * MINUTE;
  // At midnight by winter time, the summer time check (an hour earlier) is exact.
  return rule?.summerTime === true && isSummer(midnight - HOUR) ? midnight - HOUR : midnight;
};

/** Returns the last millisecond of a calendar day in a zone: mail in it is still in time. */
export const endOfDay = (zone: string, day: Day): Instant => startOfDay(zone, day + 1) - 1;

/** Returns how far a zone's clocks are ahead of UTC, in milliseconds; 0 for an unknown zone. */
export const offsetAt = (zone: string, moment: Instant): number => {
  const rule = rules.get(zone);
  if (rule === undefined) return 0;
  return rule.offset * MINUTE + (rule.summerTime && isSummer(moment) ? HOUR : 0);
};

/** A calendar year in UTC and its summer time. */
interface SummerYear {
  readonly from: Instant;
  readonly to: Instant;
  readonly begin: Instant;
  readonly end: Instant;
}

const summerYearOf = (moment: Instant): SummerYear => {
  const { year } = civilOf(Math.floor(moment / DAY_LENGTH));
  return {
    from: dayOf(year, 1, 1) * DAY_LENGTH,
    to: dayOf(year + 1, 1, 1) * DAY_LENGTH,
    begin: changeOf(year, 3),
    end: changeOf(year, 10),
  };
};

const isSummer = (moment: Instant): boolean => {
  if (moment < latest.from || moment >= latest.to) latest = knownYearOf(moment);
  return moment >= latest.begin && moment < latest.end;
};

/** 01:00 UTC on the last Sunday of March or October, which both have 31 days. */
const changeOf = (year: number, month: number): Instant => {
  const last = dayOf(year, month, 31);
  // Day 0 was a Thursday: day 3 is the first Sunday.
  return (last - ((last - 3) % 7)) * DAY_LENGTH + HOUR;
};

const knownYearOf = (moment: Instant): SummerYear => {
  const found = known.find(({ from, to }) => moment >= from && moment < to);
  if (found !== undefined) return found;
  const year = summerYearOf(moment);
  known = [year, ...known.slice(0, MOST_KNOWN - 1)];
  return year;
};

/** Deadlines of a pyramid fall into a few years at a time. */
const MOST_KNOWN = 8;

/** The most recently requested year: journals request one year thousands of times. */
let latest = summerYearOf(0);

/** The years requested before. */
let known: readonly SummerYear[] = [latest];
