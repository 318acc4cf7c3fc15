/** A team Swiss of 60 teams at four boards, from entry to the last round, through the API only. */
import { expect, it } from "vitest";
import { give, stateOf, testServer, unwrap, visitor } from "./test-server.ts";

const TEAMS = 60;
const ROUNDS = 5;
const BOARDS = 4;

/** Returns board results that depend on the match and the round; the same in every run. */
const boardsOf = (match: number, round: number) =>
  Array.from({ length: BOARDS }, (_, board) => {
    const turn = (match * 7 + board * 13 + round * 5) % 3;
    const scores =
      (
        [
          [1, 0],
          [0.5, 0.5],
          [0, 1],
        ] as const
      )[turn] ?? ([1, 0] as const);
    return { outcome: { kind: "played", scores } } as const;
  });

it("60 teams play five rounds: nobody meets twice, and match points and game points add up", {
  timeout: 120_000,
}, async () => {
  const server = await testServer();
  const director = await visitor(server, "director");
  const { id } = unwrap(
    await director.api("POST /competitions", { body: { name: "Pokal", format: "team-swiss" } }),
  );
  const done = async (command: { readonly type: string }): Promise<void> => {
    const answer = await give(director, id, command);
    expect([answer.status, answer.status === 200 ? "" : answer.text]).toEqual([200, ""]);
  };
  const squads = Array.from({ length: TEAMS }, (_, team) => ({
    team: `Team ${team + 1}`,
    members: Array.from({ length: BOARDS }, (_, place) => ({
      name: `Player ${team + 1}.${place + 1}`,
      rating: 2500 - 20 * team - place,
    })),
  }));
  await done({ type: "add-squads", squads } as { type: string });
  const met = new Set<string>();
  for (let round = 1; round <= ROUNDS; round++) {
    await done({ type: "draft-round" });
    await done({ type: "publish-round", round } as { type: string });
    const lists = (await stateOf(server, id)).squads;
    for (const [team, members] of lists) {
      const players = members.map((member) => member.id);
      await done({ type: "set-line-up", round, team, players } as { type: string });
    }
    const call = { params: { id, n: round } };
    const answer = unwrap(await director.api("GET /competitions/:id/rounds/:n", call));
    if (answer.round.at !== "boards") throw new Error("no matches");
    const { games } = answer.round;
    expect(games).toHaveLength(TEAMS / 2);
    for (const { board, seats } of games) {
      met.add(seats.toSorted((a, b) => a - b).join("–"));
      const outcome = { kind: "match", teams: seats, boards: boardsOf(board, round) };
      await done({ type: "enter-result", round, outcome } as { type: string });
    }
  }
  expect(met.size).toBe((ROUNDS * TEAMS) / 2);
  const csv = await director.send("GET", `/api/v1/competitions/${id}/standings?format=csv`);
  const [heading = "", ...lines] = csv.text.trimEnd().split("\r\n");
  expect(lines).toHaveLength(TEAMS);
  const column = (name: string): number =>
    lines.reduce((sum, line) => sum + Number(line.split(",")[heading.split(",").indexOf(name)]), 0);
  expect(column("points")).toBe(ROUNDS * TEAMS);
  expect(column("GPTS")).toBe((ROUNDS * TEAMS * BOARDS) / 2);
});
