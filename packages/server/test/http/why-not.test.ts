import { describe, expect, it } from "vitest";
import { begunCompetition, give, testServer, unwrap, visitor } from "./test-server.ts";

describe("why did these two not meet", () => {
  it("is answered with data and a sentence, in the visitor's language", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director, 8);
    const guest = await visitor(server, "public");
    const ask = async (b: number) =>
      unwrap(
        await guest.api("GET /competitions/:id/rounds/:n/why-not", {
          params: { id, n: 1 },
          query: { a: 1, b },
          headers: { "accept-language": "en" },
        }),
      );
    expect(await ask(2)).toMatchObject({ notPaired: { round: 1, players: [1, 2] } });
    const answers = await Promise.all([2, 3, 4, 5, 6, 7, 8].map(ask));
    const messages = answers.map(({ message }) => message);
    expect(messages.filter((text) => text.startsWith("They do meet, on board"))).toHaveLength(1);
    expect(messages.filter((text) => text.startsWith("The pairing system gave"))).toHaveLength(6);
  });

  it("is refused for strangers, one player twice, and for drafts to all but the director", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director, 8);
    const ask = async (who: typeof director, n: number, query: { a: number; b: number }) => {
      const params = { id, n };
      const answer = await who.api("GET /competitions/:id/rounds/:n/why-not", { params, query });
      return answer.ok ? "ok" : [answer.problem.status, answer.problem.code];
    };
    expect(await ask(director, 1, { a: 1, b: 99 })).toEqual([404, "unknown-entry"]);
    expect(await ask(director, 1, { a: 1, b: 1 })).toEqual([422, "player-against-self"]);
    expect(await ask(director, 2, { a: 1, b: 2 })).toEqual([404, "unknown-round"]);
    const half = await director.send("GET", `/api/v1/competitions/${id}/rounds/1/why-not?a=1`);
    expect(half).toMatchObject({ status: 400, body: { code: "malformed-request" } });
    await give(director, id, { type: "recall-round", round: 1, reason: "verlost" });
    const guest = await visitor(server, "public");
    expect(await ask(guest, 1, { a: 1, b: 2 })).toEqual([404, "unknown-round"]);
    expect(await ask(director, 1, { a: 1, b: 2 })).toBe("ok");
  });
});
