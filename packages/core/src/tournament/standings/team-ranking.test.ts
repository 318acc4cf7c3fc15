import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attempt, nextRound, type Play, play, SEED } from "../../../test/play.ts";
import { openStage, playStage, steadyLuck } from "../../../test/tables-play.ts";
import {
  type Entry,
  type Settings,
  standingsOf,
  type TeamRanking,
  tablesStandings,
  teamStandings,
} from "../../index.ts";
import { findStage } from "../stages/tables-stage.ts";

const begin = (
  format: string,
  teams: readonly (readonly [team: string, members: number])[],
  settings: Partial<Settings> = {},
): Play =>
  play(null, [
    { type: "create-competition", name: "Cup", format, settings, seed: SEED },
    {
      type: "add-entries",
      entries: teams.flatMap(([team, members]) =>
        Array.from({ length: members }, (_, index) => ({
          name: `${team || "Nobody"} ${index + 1}`,
          rating: 1500 + 10 * index,
          team,
        })),
      ),
    },
  ]);

const of = (now: Play, name: string): readonly Entry[] =>
  [...now.state.entries.values()].filter(({ team = "" }) => team === name);

const rules = (changes: Partial<TeamRanking>): TeamRanking => ({
  by: "team",
  best: 2,
  minimum: 1,
  stage: 1,
  criteria: ["PTS", "PLACES"],
  ...changes,
});

/** Round 1 of a Swiss: the player named first wins. */
const oneRound = (now: Play): Play => {
  const next = nextRound(now);
  const games = next.state.rounds[0]?.games ?? [];
  return play(
    next,
    games.map(({ seats: [one = 0, other = 0] }) => ({
      type: "enter-result",
      round: 1,
      outcome: {
        kind: "played",
        sides: [
          { entry: one, score: 1 },
          { entry: other, score: 0 },
        ],
      },
    })),
  );
};

describe("The ranking of teams of an event of people", () => {
  it("is none unless the settings ask for one", () => {
    expect(teamStandings(begin("fide-swiss", [["A", 2]]).state)).toBeNull();
  });

  it("adds up what the best members have, and says who they are", () => {
    const now = oneRound(
      begin(
        "fide-swiss",
        [
          ["A", 3],
          ["B", 3],
          ["", 2],
        ],
        { teamRanking: rules({}) },
      ),
    );
    const table = teamStandings(now.state);
    const rows = standingsOf(now.state);
    expect(table?.teamless).toHaveLength(2);
    for (const { name, members, values } of table?.rows ?? []) {
      const own = of(now, name).map(({ id }) => id);
      const inOrder = rows.filter(({ entry }) => own.includes(entry));
      expect(members.map(({ entry }) => entry)).toEqual(inOrder.map(({ entry }) => entry));
      expect(members.map(({ counts }) => counts)).toEqual([true, true, false]);
      const points = inOrder.slice(0, 2).reduce((sum, row) => sum + row.points, 0);
      const places = inOrder.slice(0, 2).reduce((sum, row) => sum + row.rank, 0);
      expect(values.map(({ n, d }) => n / d)).toEqual([points, places]);
    }
  });

  it("ranks no team with too few members, and counts a missing place as one behind the last", () => {
    const now = oneRound(
      begin(
        "fide-swiss",
        [
          ["A", 3],
          ["B", 2],
          ["C", 1],
        ],
        {
          teamRanking: rules({ best: 3, minimum: 2, criteria: ["PLACES"] }),
        },
      ),
    );
    const table = teamStandings(now.state);
    const rankOf = (name: string) => table?.rows.find((row) => row.name === name);
    expect(rankOf("C")?.rank).toBeNull();
    expect(table?.rows.at(-1)?.name).toBe("C");
    const both = standingsOf(now.state).filter(({ entry }) =>
      of(now, "B").some(({ id }) => id === entry),
    );
    const sum = both.reduce((total, { rank }) => total + rank, 0);
    expect(rankOf("B")?.values).toEqual([{ n: sum + 7, d: 1 }]);
  });

  it("goes by the club where nobody has said a team, if that is asked for", () => {
    const entries = [
      { name: "Ada", club: "Ulm" },
      { name: "Ben", club: "Ulm", team: "Ulm II" },
      { name: "Cem", club: "ulm" },
    ];
    const named = (by: TeamRanking["by"]): readonly string[] | undefined => {
      const now = play(null, [
        {
          type: "create-competition",
          name: "Cup",
          format: "fide-swiss",
          settings: { teamRanking: rules({ by }) },
          seed: SEED,
        },
        { type: "add-entries", entries },
      ]);
      return teamStandings(now.state)?.rows.map(({ name, members }) => `${name} ${members.length}`);
    };
    expect(named("club")).toEqual(["Ulm 3"]);
    expect(named("team")).toEqual(["Ulm II 1"]);
    expect(named("team-or-club")?.toSorted()).toEqual(["Ulm 2", "Ulm II 1"]);
  });

  it("shares a rank where nothing tells teams apart, and says what decided where something does", () => {
    const now = begin(
      "fide-swiss",
      [
        ["A", 1],
        ["B", 1],
      ],
      {
        teamRanking: rules({ best: 1, criteria: ["PTS"] }),
      },
    );
    const ranks = (one: Play) =>
      teamStandings(one.state)?.rows.map(({ rank, decidedBy }) => [rank, decidedBy]);
    expect(ranks(now)).toEqual([
      [1, null],
      [1, null],
    ]);
    expect(ranks(oneRound(now))).toEqual([
      [1, null],
      [2, "PTS"],
    ]);
  });

  it("takes late entries and withdrawals as the standings do", () => {
    const first = oneRound(
      begin(
        "fide-swiss",
        [
          ["A", 2],
          ["B", 2],
        ],
        { teamRanking: rules({}) },
      ),
    );
    const late = play(first, [
      { type: "add-entries", entries: [{ name: "Late", team: "B" }] },
      { type: "withdraw-entry", entry: of(first, "A")[0]?.id ?? 0, reason: "" },
    ]);
    const table = teamStandings(late.state);
    expect(table?.rows.find(({ name }) => name === "B")?.members).toHaveLength(3);
    expect(table?.rows.find(({ name }) => name === "A")?.members).toHaveLength(2);
  });

  it("refuses criteria that members are not ranked by, stages that are not, and teams of teams", () => {
    const now = begin("fide-swiss", []);
    const change = (teamRanking: TeamRanking) =>
      attempt(now, { type: "change-settings", settings: { teamRanking }, reason: "" });
    expect(change(rules({ criteria: ["RP"] }))).toMatchObject({
      code: "setting-out-of-range",
      setting: "teamRanking.criteria",
    });
    expect(change(rules({ criteria: [] }))).toMatchObject({ setting: "teamRanking.criteria" });
    expect(change(rules({ stage: 2 }))).toMatchObject({ setting: "teamRanking.stage" });
    expect(change(rules({ best: 0 }))).toMatchObject({ setting: "teamRanking.best" });
    expect(change(rules({ minimum: 1.5 }))).toMatchObject({ setting: "teamRanking.minimum" });
    const teams = begin("team-swiss", []);
    expect(
      attempt(teams, {
        type: "change-settings",
        settings: { teamRanking: rules({}) },
        reason: "",
      }),
    ).toMatchObject({ setting: "teamRanking" });
  });
});

describe("King Lui with a ranking of teams", () => {
  const teams = Array.from({ length: 9 }, (_, index) => [`T${index + 1}`, 3] as const);

  it("adds up the rank points of three in the preliminary stage", () => {
    const now = playStage(openStage(begin("king-lui-teams", teams)), steadyLuck);
    const table = teamStandings(now.state);
    const rows = tablesStandings(now.state, 1);
    for (const { name, values } of table?.rows ?? []) {
      const own = of(now, name).map(({ id }) => id);
      const sum = rows
        .filter(({ entry }) => own.includes(entry))
        .reduce((total, row) => total + (row.values[0]?.n ?? 0) / (row.values[0]?.d ?? 1), 0);
      expect((values[0]?.n ?? 0) / (values[0]?.d ?? 1)).toBe(sum);
    }
    expect(table?.rows.map(({ rank }) => rank)).not.toContain(null);
  });

  it("seats nobody with a mate in the preliminary stage (property)", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 6, maxLength: 14 }),
        fc.integer({ min: 0, max: 255 }),
        (sizes, seed) => {
          const entries = sizes.flatMap((size, team) =>
            Array.from({ length: size }, (_, index) => ({
              name: `T${team} ${index}`,
              team: `T${team}`,
            })),
          );
          fc.pre(entries.length >= 9);
          const now = openStage(
            play(null, [
              {
                type: "create-competition",
                name: "Cup",
                format: "king-lui-teams",
                seed: seed.toString(16).padStart(2, "0").repeat(32),
              },
              { type: "add-entries", entries },
            ]),
          );
          const [game] = findStage(now.state, 1)?.games ?? [];
          for (const { seats } of game?.tables ?? []) {
            const names = seats.map((id) => now.state.entries.get(id)?.team);
            expect(new Set(names).size).toBe(seats.length);
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});
