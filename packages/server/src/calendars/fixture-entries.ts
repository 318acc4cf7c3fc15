import { type Language, movedLabel } from "@losfee/contract";
import {
  displayName,
  type EntryId,
  type Fixture,
  fixturesOf,
  fixturesOfTeam,
  type TournamentState,
} from "@losfee/core";
import { calendarTexts } from "@losfee/messages/server-calendars-texts";
import type { CalendarEntry } from "./calendar-entries.ts";

/**
 * Returns the dated matches of a league, or of one team, as they are now. Subscribed calendars drop
 * what is no longer listed. `changedAt`: the last change of anything, ISO 8601 in UTC.
 */
export const fixtureEntries = (
  state: TournamentState,
  team: EntryId | null,
  changedAt: string,
  language: Language,
): readonly CalendarEntry[] =>
  fixturesIn(state, team).flatMap((fixture): readonly CalendarEntry[] => {
    const { round, seats, at } = fixture;
    if (at === null) return [];
    const teams = seats.map((entry) => displayName(state, entry)).join(" – ");
    const moved = movedLabel(fixture, language);
    return [
      {
        id: `match-${round}-${Math.min(...seats)}-${Math.max(...seats)}`,
        summary: calendarTexts[language].match({
          teams,
          event: state.name,
          round,
          moved: moved === null ? "" : `, ${moved}`,
        }),
        from: at,
        to: at.slice(0, 10),
        timeZone: state.details.timeZone ?? null,
        place: placeOf(state, fixture),
        // Every change of a match is an event of the journal.
        sequence: state.seq,
        changedAt,
        cancelled: false,
      },
    ];
  });

const fixturesIn = (state: TournamentState, team: EntryId | null): readonly Fixture[] =>
  team === null ? fixturesOf(state).flatMap(({ matches }) => matches) : fixturesOfTeam(state, team);

/** Returns the match's own venue; else the event's on neutral ground; else the home team. */
const placeOf = (state: TournamentState, { venue, seats, isSettled }: Fixture): string => {
  if (venue !== null) return venue;
  if (state.settings.teams?.neutral === true) return state.details.place ?? "";
  return isSettled ? displayName(state, seats[0]) : "";
};
