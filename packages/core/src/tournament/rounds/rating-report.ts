import { type EntryDetails, FIDE_TITLES } from "../../base/entry-details.ts";
import type { EntryId } from "../../base/entry-id.ts";
import type { EventDetail, RateOfPlay } from "../../event-details/event-details.ts";
import { rateOfPlayOf } from "../../event-details/time-control.ts";
import { countingResult } from "../contest-result.ts";
import { type BoardRound, missingResults } from "../round.ts";
import { totalRounds } from "../settings/settings.ts";
import { ofTeams } from "../stages/places.ts";
import { draftOf, pairedRounds, publishedRounds, type TournamentState } from "../state.ts";
import { allMembers, membershipsOf } from "../teams/squad.ts";

/**
 * `needed`: the report cannot be rated without it (TRF-2026, column R: mandatory); `advised`: the
 * rating officer will ask or warn.
 */
export type LackWeight = "needed" | "advised";

/** A detail of players in reports. */
export type ReportedDetail = "fideId" | "nation" | "birth" | "sex";

/** A deficiency of a report for rating. */
export type RatingReportLack = { readonly weight: LackWeight } & (
  | { readonly code: "detail-missing"; readonly detail: EventDetail }
  /** An arbiter with a name only. */
  | { readonly code: "arbiter-id-missing"; readonly name: string }
  | { readonly code: "round-dates-missing"; readonly rounds: readonly number[] }
  /** The stated rate of play is not that of the time control. */
  | {
      readonly code: "rate-of-play-differs";
      readonly stated: RateOfPlay;
      readonly computed: RateOfPlay;
    }
  | { readonly code: "no-players" }
  | {
      readonly code: "player-detail-missing";
      readonly detail: ReportedDetail;
      readonly entries: readonly EntryId[];
    }
  | {
      readonly code: "results-missing";
      readonly round: number;
      readonly boards: readonly number[];
      readonly ofTeams?: true;
    }
  /** Team matches with only the totals known: their games are missing in the report. */
  | {
      readonly code: "matches-by-total";
      readonly round: number;
      readonly boards: readonly number[];
    }
  /** Titles other than FIDE's: missing in the report. */
  | { readonly code: "titles-left-out"; readonly titles: readonly string[] }
  /** A round is paired but not published: missing in the report. */
  | { readonly code: "round-in-draft"; readonly round: number }
  | { readonly code: "rounds-to-come"; readonly published: number; readonly planned: number }
  /** Not all rounds are paired by a system with a FIDE code. */
  | { readonly code: "system-without-code"; readonly systems: readonly string[] }
);

/**
 * Returns everything that a report of the present event lacks to be rated: of the event, its
 * players and its rounds, as TRF-2026 requires it. Empty: it can be sent. O(players + games).
 */
export const ratingReportLacks = (state: TournamentState): readonly RatingReportLack[] => [
  ...eventLacks(state),
  ...playerLacks(reportedPlayers(state)),
  ...roundLacks(state),
];

/** The players: the entries, or for teams all members of squads. */
const reportedPlayers = ({
  entries,
  squads,
  settings,
}: TournamentState): readonly (EntryDetails & { readonly id: EntryId })[] =>
  settings.teams === undefined ? [...entries.values()] : allMembers(squads);

/** Returns the name for a deficiency; for players of a team with the team before it. */
export const reportedName = ({ entries, squads }: TournamentState, id: EntryId): string => {
  const membership = membershipsOf(squads).get(id);
  if (membership === undefined) return entries.get(id)?.name ?? `#${id}`;
  const { team, member } = membership;
  return `${entries.get(team)?.name ?? `#${team}`}: ${member.name}`;
};

/** The required details of a report, and the recommended ones. */
const DETAILS: readonly (readonly [LackWeight, EventDetail])[] = [
  ["needed", "place"],
  ["needed", "federation"],
  ["needed", "start"],
  ["needed", "end"],
  ["needed", "chiefArbiter"],
  ["advised", "timeControl"],
];

const eventLacks = ({ details, settings }: TournamentState): readonly RatingReportLack[] => {
  const { chiefArbiter, deputyArbiters = [], schedule = [], timeControl, rateOfPlay } = details;
  const lacks: RatingReportLack[] = DETAILS.flatMap(([weight, detail]) =>
    details[detail] === undefined ? [{ weight, code: "detail-missing", detail }] : [],
  );
  for (const { name, fideId } of [...(chiefArbiter ? [chiefArbiter] : []), ...deputyArbiters]) {
    if (fideId === undefined) lacks.push({ weight: "advised", code: "arbiter-id-missing", name });
  }
  const computed = timeControl === undefined ? null : rateOfPlayOf(timeControl);
  if (computed !== null && rateOfPlay !== undefined && rateOfPlay !== computed) {
    lacks.push({ weight: "advised", code: "rate-of-play-differs", stated: rateOfPlay, computed });
  }
  const planned = Array.from({ length: totalRounds(settings) }, (_, index) => index + 1);
  const rounds = planned.filter((round) => (schedule[round - 1] ?? null) === null);
  if (rounds.length > 0) lacks.push({ weight: "needed", code: "round-dates-missing", rounds });
  const systems = settings.stages.map(({ system }) => system);
  const coded = systems.every((system) => system === systems[0] && CODED.includes(system));
  if (!coded) {
    const different = [...new Set(systems)];
    lacks.push({ weight: "advised", code: "system-without-code", systems: different });
  }
  return lacks;
};

/** Systems with a code in TRF-2026 (record 192). */
const CODED: readonly string[] = [
  "fide-dutch",
  "team-swiss",
  "round-robin",
  "scheveningen",
  "by-hand",
];

const PLAYER_DETAILS: readonly (readonly [LackWeight, ReportedDetail])[] = [
  ["needed", "fideId"],
  ["advised", "nation"],
  ["advised", "birth"],
  ["advised", "sex"],
];

const playerLacks = (
  players: readonly (EntryDetails & { readonly id: EntryId })[],
): readonly RatingReportLack[] => {
  if (players.length === 0) return [{ weight: "needed", code: "no-players" }];
  const titles = players.flatMap(({ title = "" }) =>
    title === "" || FIDE_TITLES.includes(title) ? [] : [title],
  );
  const leftOut: readonly RatingReportLack[] =
    titles.length === 0
      ? []
      : [{ weight: "advised", code: "titles-left-out", titles: [...new Set(titles)] }];
  const missing = PLAYER_DETAILS.flatMap(([weight, detail]): readonly RatingReportLack[] => {
    const entries = players.filter((player) => !player[detail]).map(({ id }) => id);
    return entries.length === 0 ? [] : [{ weight, code: "player-detail-missing", detail, entries }];
  });
  return [...missing, ...leftOut];
};

const matchesByTotal = ({ settings }: TournamentState, { games }: BoardRound): readonly number[] =>
  settings.teams === undefined
    ? []
    : games.flatMap((game) => {
        const outcome = countingResult(game, settings)?.outcome;
        return outcome?.kind === "played" && outcome.boards === undefined ? [game.board] : [];
      });

const roundLacks = (state: TournamentState): readonly RatingReportLack[] => {
  const weight = "needed";
  const lacks: RatingReportLack[] = [];
  for (const round of pairedRounds(state).filter(({ status }) => status === "published")) {
    const totals = matchesByTotal(state, round);
    if (totals.length > 0) {
      lacks.push({ weight, code: "matches-by-total", round: round.number, boards: totals });
    }
    const boards = missingResults(round).map(({ board }) => board);
    if (boards.length === 0) continue;
    lacks.push({
      weight,
      code: "results-missing",
      round: round.number,
      boards,
      ...ofTeams(state.settings),
    });
  }
  const draft = draftOf(state);
  if (draft !== undefined) lacks.push({ weight, code: "round-in-draft", round: draft.number });
  const [published, planned] = [publishedRounds(state), totalRounds(state.settings)];
  if (state.rounds.length < planned) {
    lacks.push({ weight, code: "rounds-to-come", published, planned });
  }
  return lacks;
};
