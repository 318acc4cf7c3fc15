import fc from "fast-check";
import type { EntryId } from "../src/base/entry-id.ts";
import type { RankingField } from "../src/ranking/criterion.ts";
import { THREE_FOR_A_WIN } from "../src/ranking/point-system.ts";
import type { Team, TeamEvent, TeamMatch, TeamRecord } from "../src/ranking/team/team-event.ts";
import { MATCH_POINTS, teamFieldOf } from "../src/ranking/team/team-field.ts";

/** `count` teams of `members` each, numbered from 1. */
export const teamsOf = (count: number, members = 4): readonly Team[] =>
  Array.from({ length: count }, (_, index) => ({
    entry: index + 1,
    name: `Team ${index + 1}`,
    members: Array.from({ length: members }, (_, at) => ({
      name: `${index + 1}.${at + 1}`,
      rating: 2000 - 10 * at - index,
    })),
  }));

const POINTS: Readonly<Record<string, number>> = { "1": 1, "=": 0.5, "0": 0 };

/** A match from the results of the team named first, board 1 first: `=10=`. */
export const matchOf = (
  round: number,
  teams: readonly [EntryId, EntryId],
  results: string,
): TeamMatch => ({
  kind: "match",
  round,
  teams,
  colours: "known",
  boards: [...results].map((result) => {
    const points = POINTS[result] ?? 0;
    return [points, 1 - points];
  }),
});

/** A field of matches alone. */
export const fieldOfMatches = (
  records: readonly TeamRecord[],
  more: Partial<TeamEvent> = {},
): RankingField => {
  const matches = records.flatMap((record) => (record.kind === "match" ? [record] : []));
  const entries = records.flatMap((record) =>
    record.kind === "absence" ? [record.team] : [...record.teams],
  );
  return teamFieldOf({
    teams: teamsOf(Math.max(...entries)),
    records,
    rounds: Math.max(...records.map(({ round }) => round)),
    boards: Math.max(0, ...matches.map(({ boards }) => boards.length)),
    ...more,
  });
};

const BOARDS = 4;

const results = fc
  .array(fc.constantFrom("1", "=", "0"), { minLength: BOARDS, maxLength: BOARDS })
  .map((boards) => boards.join(""));

/** The round of two teams drawn together. */
const meeting = fc.oneof(
  { weight: 8, arbitrary: results },
  { weight: 1, arbitrary: fc.constantFrom("forfeit", "both away", "bye", "pending", "nothing") },
);

const recordsOf = (
  round: number,
  [first, second]: readonly [EntryId, EntryId],
  what: string,
): readonly TeamRecord[] => {
  const absence = { kind: "absence", round } as const;
  switch (what) {
    case "forfeit":
      return [
        { ...absence, team: first, opponent: second, reason: "forfeit", credit: "win" },
        { ...absence, team: second, opponent: first, reason: "forfeit", credit: "loss" },
      ];
    case "both away":
      return [
        { ...absence, team: first, opponent: null, reason: "pause", credit: "draw" },
        { ...absence, team: second, opponent: null, reason: "pause", credit: "none" },
      ];
    case "bye":
      return [
        {
          ...absence,
          team: first,
          opponent: null,
          reason: "bye",
          credit: "draw",
          matchPoints: 1,
          gamePoints: BOARDS / 2,
        },
      ];
    case "pending":
      return [{ kind: "pending", round, teams: [first, second], colours: "known" }];
    case "nothing":
      return [];
    default:
      return [matchOf(round, [first, second], what)];
  }
};

/** Rounds of an event: a shuffle of the teams, paired first with second, third with fourth … */
const roundsOf = (size: number) =>
  fc.array(
    fc.tuple(
      fc.shuffledSubarray(
        Array.from({ length: size }, (_, index) => index + 1),
        { minLength: size },
      ),
      fc.array(meeting, { minLength: 5, maxLength: 5 }),
    ),
    { minLength: 1, maxLength: 6 },
  );

/** Arbitrary team events: any teams may meet, stay away or leave. */
export const teamEvents: fc.Arbitrary<TeamEvent> = fc
  .integer({ min: 2, max: 9 })
  .chain((size) =>
    fc.record({
      teams: fc.constant(teamsOf(size)),
      boards: fc.constant(BOARDS),
      rounds: roundsOf(size),
      matchPoints: fc.constantFrom(MATCH_POINTS, THREE_FOR_A_WIN),
      primary: fc.constantFrom("match" as const, "game" as const),
      edition: fc.constantFrom(2024 as const, 2026 as const),
      pairing: fc.constantFrom("swiss" as const, "pre-determined" as const),
    }),
  )
  .map(({ rounds, ...event }) => ({
    ...event,
    rounds: rounds.length,
    records: rounds.flatMap(([order, meetings], at) =>
      meetings.flatMap((what, place) => {
        const [first, second] = [order[2 * place], order[2 * place + 1]];
        return first === undefined || second === undefined
          ? []
          : recordsOf(at + 1, [first, second], what);
      }),
    ),
  }));
