import { describe, expect, it } from "vitest";
import { begunCompetition, give, resultAt, stateOf, testServer, visitor } from "./test-server.ts";

describe("the API of a chess event", () => {
  it("answers crosstable, standings and players after draws and every other result", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director, 13, "fide-swiss");
    const api = `/api/v1/competitions/${id}`;
    const results = [
      [0.5, 0.5],
      [0.5, 0],
      [0, 0.5],
      [0, 0],
      [1, 0],
    ] as const;
    for (const [index, scores] of results.entries()) {
      const state = await stateOf(server, id);
      const answer = await give(director, id, resultAt(state, index + 1, scores));
      expect(answer.status, answer.text).toBe(200);
    }
    const seats = (await stateOf(server, id)).rounds[0]?.games[5]?.seats ?? [];
    const outcome = { kind: "forfeit" as const, absent: [...seats] };
    await give(director, id, { type: "enter-result", round: 1, outcome });

    const everybody = await visitor(server);
    const crosstable = await everybody.send("GET", `${api}/crosstable`);
    expect(crosstable.status, crosstable.text).toBe(200);
    expect(crosstable.body).toMatchObject({ rounds: 1, rows: { length: 13 } });
    for (let entry = 1; entry <= 13; entry++) {
      for (const path of [`players/${entry}`, `standings/${entry}`]) {
        const answer = await everybody.send("GET", `${api}/${path}`);
        expect(answer.status, answer.text).toBe(200);
      }
    }
    const drawn = (await stateOf(server, id)).rounds[0]?.games[0]?.seats[0];
    expect((await everybody.send("GET", `${api}/players/${drawn}`)).body).toMatchObject({
      row: { points: 0.5 },
      lines: [{ kind: "played", own: 0.5, theirs: 0.5 }],
    });
  });

  it("writes standings as CSV with numbers, titles, ratings, federations and points", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director, 7, "fide-swiss");
    const answer = await director.send("GET", `/api/v1/competitions/${id}/standings?format=csv`);
    const [heading, ...lines] = answer.text.trimEnd().split("\r\n");
    expect(heading).toBe("rank,number,title,name,rating,federation,points,DE,BH/C1,BH,SB");
    expect(lines).toHaveLength(7);
    expect(lines[0]).toMatch(/^1,7,,P7,1894,,1\.0,/);
  });
});
