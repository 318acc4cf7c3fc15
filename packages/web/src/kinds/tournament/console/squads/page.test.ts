import { expect, it } from "vitest";
import { play } from "../../../../../test/play.ts";
import { firstSeats, lineUp, matchResult, memberAt, teamEvent } from "../../../../../test/teams.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { buildSquads } from "./page.ts";

const squadsOf = ({ state }: ReturnType<typeof teamEvent>, team?: string) =>
  buildSquads({
    state,
    query: team === undefined ? {} : { team },
    language: "en",
    ...{ divisions: [], missingDivisions: [] },
  } as unknown as PageRequest<"tournament", "season">);

it("members of chess teams have title, FIDE ID, birth and sex in the form of individuals, and IDs are corrected", () => {
  const event = teamEvent("team-swiss", 2, 4);
  const entry = memberAt(event, 1, 1);
  const details = { title: "FM", fideId: "4600001", birth: "1990-05-17", sex: "w" } as const;
  const known = play(event, [{ type: "change-entry", entry, details }]);
  expect(squadsOf(known)?.hasTitles).toBe(true);
  expect(squadsOf(known, "1")?.squad?.members[0]?.details).toMatchObject(details);
  const mended = play(known, [{ type: "change-entry", entry, details: { fideId: "4600002" } }]);
  expect(squadsOf(mended, "1")?.squad?.members[0]?.details.fideId).toBe("4600002");
  expect(squadsOf(teamEvent("scrabble-teams", 2, 4))?.hasTitles).toBe(false);
});

it("two members of one name are entered as soon as their FIDE IDs tell them apart", () => {
  const event = teamEvent("team-swiss", 2, 4);
  const name = "T1 P1";
  const known = play(event, [
    { type: "change-entry", entry: memberAt(event, 1, 1), details: { fideId: "4600001" } },
    { type: "add-members", team: 2, members: [{ name, fideId: "4600002" }] },
  ]);
  expect(squadsOf(known, "2")?.squad?.members.map((member) => member.name)).toContain(name);
});

it("the order of a squad is offered until a table has derived games from it", () => {
  const begun = teamEvent("scheveningen", 2, 4);
  expect(squadsOf(begun, "1")?.ordered).toBe(true);
  const played = play(begun, [matchResult(begun, "====")]);
  expect(squadsOf(played, "1")?.ordered).toBe(false);
  const swiss = teamEvent("team-swiss", 2, 4);
  const [home, away] = firstSeats(swiss);
  const lined = [home, away].map((team) => lineUp(swiss, team, [1, 2, 3, 4]));
  const drawn = play(swiss, [...lined, matchResult(swiss, "====")]);
  expect(squadsOf(drawn, "1")?.ordered).toBe(true);
});
