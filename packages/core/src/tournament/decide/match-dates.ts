import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { tidyText } from "../../base/tidy-text.ts";
import { readDayAndTime } from "../../event-details/days.ts";
import { type Fixture, fixtureOf, fixturesOf } from "../drafts/fixtures.ts";
import { type MatchDate, matchTeams } from "../match-date.ts";
import type { Refusal } from "../refusal.ts";
import { totalRounds } from "../settings/settings.ts";
import type { TournamentState } from "../state.ts";
import { matchDateOf } from "../teams/match-time.ts";
import { type CommandOf, type Decider, decided } from "./context.ts";

const MOST_VENUE = 200;

/**
 * Gives a match its own day or place, or resets it to its round's. It need not be drafted yet if
 * its table determines it.
 */
export const moveMatch: Decider<"move-match"> = (state, command) => {
  const { round } = command;
  if (state.settings.teams === undefined) return err({ code: "no-teams" });
  const stranger = command.teams.find((team) => !state.entries.has(team));
  if (stranger !== undefined) return err({ code: "unknown-entry", entry: stranger });
  const fixture = matchOf(state, round, command.teams);
  if (!fixture.ok) return fixture;
  const at = readAt(command);
  if (!at.ok) return at;
  const venue = tidyText(command.venue ?? "");
  if (venue.length > MOST_VENUE) {
    return err({ code: "setting-out-of-range", setting: "venue", allowed: `≤ ${MOST_VENUE}` });
  }
  const reason = command.reason.trim();
  if (reason === "") return err({ code: "reason-missing" });
  const teams = matchTeams(command.teams);
  const own = {
    ...(at.value === undefined ? {} : { at: at.value }),
    ...(venue === "" ? {} : { venue }),
  };
  const before = matchDateOf(state, round, teams);
  if (before?.at === own.at && before?.venue === own.venue) {
    return err({ code: "match-date-unchanged", round, teams: fixture.value.seats });
  }
  const data: MatchDate = { round, teams, ...own, reason };
  return decided({ type: "match-moved", data });
};

/** The normalized moment; undefined: the round's. */
const readAt = ({ at }: CommandOf<"move-match">): Result<string | null | undefined, Refusal> => {
  if (at === null) return ok(null);
  const text = tidyText(at ?? "");
  if (text === "") return ok(undefined);
  const moment = readDayAndTime(text);
  return moment === null ? err({ code: "match-date-malformed", value: text }) : ok(moment);
};

const matchOf = (
  state: TournamentState,
  round: number,
  teams: readonly [EntryId, EntryId],
): Result<Fixture, Refusal> => {
  const [one, other] = teams;
  if (one === other) return err({ code: "player-against-self", entry: one });
  const rounds = totalRounds(state.settings);
  if (round > rounds) return err({ code: "round-not-planned", round, rounds });
  const all = fixturesOf(state).find((known) => known.round === round);
  if (all === undefined) return err({ code: "fixture-unknown", round });
  const found = fixtureOf(state, round, teams);
  if (found !== undefined) return ok(found);
  const opponentOf = (team: EntryId): EntryId | null =>
    all.matches.find(({ seats }) => seats.includes(team))?.seats.find((seat) => seat !== team) ??
    null;
  const opponents = [opponentOf(one), opponentOf(other)] as const;
  return err({ code: "not-opponents", round, players: teams, opponents });
};
