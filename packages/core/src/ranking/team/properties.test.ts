import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chainFrom, valuesOf } from "../../../test/chess-events.ts";
import { fieldOfMatches, matchOf, teamEvents } from "../../../test/team-events.ts";
import type { RankingField } from "../criterion.ts";
import { evaluateDerivation } from "../evaluate-derivation.ts";
import { derivationsOf, rankBy, whyAhead } from "../rank.ts";
import { berlinScore } from "./board-weights.ts";
import { TEAM_FAMILIES } from "./families.ts";
import type { TeamEvent, TeamRecord } from "./team-event.ts";
import { teamFieldOf } from "./team-field.ts";

const MODIFIED =
  "BH:MP BH:GP BH:MP/C1 BH:GP/M1 FB:GP AOB:MP SB:GP PS:MP PS:GP/C1 KS:MP KS:GP/L60 DE:MP DE:GP DE/P " +
  "WIN:MP EMMSB/C1 EMGSB/C2 EGMSB/P EGGSB/M1 ESB:GP/C1 EMGSB/F EGGSB/V2024 SSSC/F SSSC/K4 EDE/P EDEBB/P";

/** Every criterion for teams, and modified ones of every kind. */
const EVERYTHING: readonly string[] = [
  ...TEAM_FAMILIES.map(({ code }) => code),
  ...MODIFIED.split(" "),
];

const byEntry = (field: RankingField, codes: readonly string[] = EVERYTHING) =>
  new Map(
    rankBy(chainFrom(codes.join(",")), field).map(({ entry, rank, values }) => [
      entry,
      { rank, values },
    ]),
  );

const renumbered = (record: TeamRecord, to: (team: number) => number): TeamRecord =>
  record.kind === "absence"
    ? {
        ...record,
        team: to(record.team),
        opponent: record.opponent === null ? null : to(record.opponent),
      }
    : { ...record, teams: [to(record.teams[0]), to(record.teams[1])] };

/** The event with other numbers for its teams. */
const renumber = (event: TeamEvent, to: (team: number) => number): TeamEvent => ({
  ...event,
  teams: event.teams.map((team) => ({ ...team, entry: to(team.entry) })),
  records: event.records.map((record) => renumbered(record, to)),
});

const shuffled = teamEvents.chain((event) =>
  fc.tuple(
    fc.constant(event),
    fc.shuffledSubarray([...event.teams], { minLength: event.teams.length }),
  ),
);

describe("for every team event", () => {
  test("each value follows from its derivation, whatever the criterion", () => {
    const chain = chainFrom(EVERYTHING.join(","));
    fc.assert(
      fc.property(teamEvents, (event) => {
        const field = teamFieldOf(event);
        for (const { entry } of field.cards) {
          for (const derivation of derivationsOf(chain, field, entry)) {
            expect(evaluateDerivation(derivation, entry), derivation.code).toBe(derivation.value);
          }
        }
      }),
    );
  });

  test("values and ranks do not depend on the order of the teams, nor of the matches", () => {
    fc.assert(
      fc.property(shuffled, ([event, teams]) => {
        const field = teamFieldOf(event);
        const other = teamFieldOf({ ...event, teams, records: [...event.records].reverse() });
        expect(byEntry(other)).toEqual(byEntry(field));
        const cards = teams.flatMap(({ entry }) =>
          field.cards.filter((card) => card.entry === entry),
        );
        expect(byEntry({ ...field, cards })).toEqual(byEntry(field));
      }),
    );
  });

  test("renumbering the teams renumbers the ranks", () => {
    fc.assert(
      fc.property(shuffled, ([event, teams]) => {
        const to = (team: number): number => teams[team - 1]?.entry ?? 0;
        const [before, after] = [event, renumber(event, to)].map((made) =>
          byEntry(teamFieldOf(made)),
        );
        for (const { entry } of event.teams) {
          expect(after?.get(to(entry))).toEqual(before?.get(entry));
        }
      }),
    );
  });

  test("cutting never raises a sum", () => {
    const chains = ["EMMSB EMMSB/C1 EMMSB/C2", "EMGSB EMGSB/C1", "EGMSB EGMSB/C1 EGMSB/M1"];
    fc.assert(
      fc.property(teamEvents, (event) => {
        const field = teamFieldOf(event);
        for (const codes of [...chains, "EGGSB EGGSB/C1", "BH:GP BH:GP/C1 BH:GP/C2"]) {
          const columns = codes.split(" ").map((code) => valuesOf(code, field));
          for (const [place, column] of columns.slice(1).entries()) {
            for (const [index, value] of column.entries()) {
              expect(value, codes).toBeLessThanOrEqual(columns[place]?.[index] ?? 0);
            }
          }
        }
      }),
    );
  });

  test("who is ranked by game points first has the same match and game points", () => {
    fc.assert(
      fc.property(teamEvents, (event) => {
        const [match, game] = [
          teamFieldOf({ ...event, primary: "match" }),
          teamFieldOf({ ...event, primary: "game" }),
        ];
        for (const code of ["MPTS", "GPTS", "BH:MP/C1", "BH:GP", "EMGSB", "BC", "BER"]) {
          expect(valuesOf(code, match), code).toEqual(valuesOf(code, game));
        }
        expect(valuesOf("PTS", match)).toEqual(valuesOf("MPvGP", game));
        expect(valuesOf("PTS", game)).toEqual(valuesOf("MPvGP", match));
      }),
    );
  });

  test("of two tied teams the one ahead by extended direct encounter is named with both workings", () => {
    fc.assert(
      fc.property(teamEvents, (event) => {
        const field = teamFieldOf(event);
        const chain = chainFrom("MPTS, EDEBT");
        const [first, second] = rankBy(chain, field);
        if (first === undefined || second === undefined) return;
        const lead = whyAhead(chain, field, second.entry, first.entry);
        if (first.rank === second.rank) expect(lead).toBeNull();
        else expect(lead).toMatchObject({ ahead: first.entry, behind: second.entry });
      }),
    );
  });
});

const results = fc
  .array(fc.constantFrom("1", "=", "0"), { minLength: 1, maxLength: 12 })
  .map((boards) => boards.join(""));

describe("for every single match", () => {
  test("both Berlin scores add up to 1 + 2 + … for the boards", () => {
    fc.assert(
      fc.property(results, (match) => {
        const [first, second] = berlinScore(matchOf(1, [1, 2], match).boards);
        expect(first + second).toBe((match.length * (match.length + 1)) / 2);
      }),
    );
  });

  test("where game points are level, fewer by board count is more by Berlin", () => {
    fc.assert(
      fc.property(results, (match) => {
        const field = fieldOfMatches([matchOf(1, [1, 2], match)]);
        const [a, b] = valuesOf("GPTS", field);
        if (a !== b) return;
        const [count, berlin] = [valuesOf("BC", field), valuesOf("BER", field)];
        const difference = (values: readonly number[]) => (values[0] ?? 0) - (values[1] ?? 0);
        expect(difference(count) + difference(berlin)).toBe(0);
      }),
    );
  });
});

/** All matches of a round robin of four teams, each with results. */
const roundRobins = fc
  .array(
    fc
      .array(fc.constantFrom("1", "=", "0"), { minLength: 4, maxLength: 4 })
      .map((boards) => boards.join("")),
    { minLength: 6, maxLength: 6 },
  )
  .map((all) => {
    const pairs = [
      [1, 2, 1],
      [3, 4, 1],
      [1, 3, 2],
      [2, 4, 2],
      [1, 4, 3],
      [2, 3, 3],
    ] as const;
    const records = pairs.map(([one, other, round], at) =>
      matchOf(round, [one, other], all[at] ?? "===="),
    );
    return fieldOfMatches(records, { pairing: "pre-determined" });
  });

describe("for every complete round robin of teams", () => {
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

  test("Buchholz of match or game points differs only by the own score", () => {
    fc.assert(
      fc.property(roundRobins, (field) => {
        for (const [code, of] of [
          ["BH:MP", "MPTS"],
          ["BH:GP", "GPTS"],
        ] as const) {
          const points = valuesOf(of, field);
          expect(valuesOf(code, field)).toEqual(points.map((own) => sum(points) - own));
        }
      }),
    );
  });

  test("all extended Sonneborn-Berger add up to the closed form Σ opponents' score × points won", () => {
    fc.assert(
      fc.property(roundRobins, (field) => {
        // A team's score is multiplied with the points of the others against it: 2 or 4 a match,
        // less its own.
        const [match, game] = [valuesOf("MPTS", field), valuesOf("GPTS", field)];
        const against = (scores: readonly number[], won: readonly number[], each: number): number =>
          sum(scores.map((score, index) => score * (3 * each - (won[index] ?? 0))));
        expect(sum(valuesOf("EMMSB", field))).toBe(against(match, match, 2));
        expect(sum(valuesOf("EMGSB", field))).toBe(against(match, game, 4));
        expect(sum(valuesOf("EGMSB", field))).toBe(against(game, match, 2));
        expect(sum(valuesOf("EGGSB", field))).toBe(against(game, game, 4));
      }),
    );
  });
});
