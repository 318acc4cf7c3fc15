import { dayAt } from "../../src/ladder/calendar/zones.ts";
import { itemsOf } from "../../src/ladder/chronicle.ts";
import type { RecordedLadderEvent } from "../../src/ladder/events.ts";
import type { LadderState } from "../../src/ladder/state.ts";

/** The letters that start deadlines of each kind, and their number of days. */
const LETTERS = {
  confirm: { letter: "assigned", days: "confirmDays" },
  accept: { letter: "assigned", days: "acceptAssignedDays" },
  objection: { letter: "provisional", days: "objectionDays" },
  record: { letter: "records-wanted", days: "recordDays" },
  letter: { letter: "idle-letter", days: "letterDays" },
} as const;

const isMailed = (kind: string): kind is keyof typeof LETTERS => kind in LETTERS;

/**
 * Returns the deadlines of a journal that acted before their letter had left, or before their days
 * were over: computed from the journal itself, not by the rules' deadlines.
 */
export const earlyDeadlines = (
  journal: readonly RecordedLadderEvent[],
  { settings, history }: LadderState,
): { readonly acted: number; readonly early: readonly string[] } => {
  const acts = new Map<number, string>();
  const direct = new Set<string>();
  for (const consequence of itemsOf(history)) {
    if (consequence.kind !== "timer-void") acts.set(consequence.seq, consequence.kind);
    if (consequence.kind === "challenged") direct.add(consequence.challenge);
  }
  const departures = journal.flatMap((event) =>
    event.type === "notices-sent"
      ? event.data.notices.map((notice) => ({ notice, at: Date.parse(event.effectiveAt) }))
      : [],
  );
  let acted = 0;
  const early = journal.flatMap((event) => {
    if (event.type !== "deadline-passed" || !acts.has(event.seq)) return [];
    const [kind = "", subject = ""] = event.data.timer.split(":");
    if (!isMailed(kind) || (direct.has(subject) && kind === "accept")) return [];
    acted++;
    const { letter, days } = LETTERS[kind];
    const end = Date.parse(event.effectiveAt);
    const isOver = departures.some(
      ({ notice, at }) =>
        notice.split(":").slice(0, 2).join(":") === `${letter}:${subject}` &&
        dayAt(settings.timeZone, at) + settings.deadlines[days] <= dayAt(settings.timeZone, end),
    );
    return isOver ? [] : [`${event.data.timer} on ${event.effectiveAt}`];
  });
  return { acted, early };
};
