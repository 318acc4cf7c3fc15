import { expect, it } from "vitest";
import { annas, competitionOf, play, playTo, requestOf } from "../../../../../test/play.ts";
import { matchResult, teamEvent } from "../../../../../test/teams.ts";
import { nameFitting } from "../../../../parts/names/fitted-name.ts";
import { buildScreen } from "./page.ts";

it("a Scheveningen table is shown beside the standings, without those of the players", () => {
  const begun = teamEvent("scheveningen", 2, 4);
  const crossed = buildScreen(requestOf(play(begun, [matchResult(begun, "1=00")])))?.crossed;
  expect(crossed?.rows).toHaveLength(4);
  expect(crossed?.columns).toHaveLength(4);
  expect(crossed?.total).toEqual(["1½", "2½"]);
  expect(crossed).not.toHaveProperty("records");
  expect(buildScreen(requestOf(teamEvent("league", 4, 8)))?.crossed).toBeNull();
});

it("teams of people who play for themselves are ranked for the hall, their members are not named", () => {
  const people = competitionOf(annas(8), { format: "fide-swiss" });
  const teamRanking = { by: "team", best: 2, minimum: 1, stage: 1, criteria: ["PTS"] } as const;
  const teams = play(people, [
    { type: "change-settings", settings: { teamRanking }, reason: "" },
    ...[...people.state.entries.keys()].map(
      (entry) =>
        ({
          type: "change-entry",
          entry,
          details: { team: entry % 2 === 0 ? "Ulm" : "Kiel" },
        }) as const,
    ),
  ]);
  expect(buildScreen(requestOf(teams))?.teamRanking).toBeNull();
  const shown = buildScreen(requestOf(playTo(teams, 1)))?.teamRanking;
  expect(shown?.lines.map(({ name }) => name).toSorted()).toEqual(["Kiel", "Ulm"]);
  expect(shown?.best).toBe(2);
  for (const line of shown?.lines ?? []) expect(line).not.toHaveProperty("members");
  expect(buildScreen(requestOf(playTo(people, 1)))?.teamRanking).toBeNull();
});

it("no word of a team's name becomes an initial", () => {
  const name = "Schachgesellschaft Bochum-Linden 1931 III";
  const room = { width: 25, size: 3.3, small: 2.75 };
  expect(nameFitting([name], room, true)(name)).toEqual({ text: name, isSmall: true });
});
