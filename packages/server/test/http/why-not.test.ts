import { describe, expect, it } from "vitest";
import { begunCompetition, give, testServer, visitor } from "./test-server.ts";

describe("why did these two not meet", () => {
  it("is answered with data and a sentence, in the visitor's language", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director, 8);
    const api = `/api/v1/competitions/${id}/rounds/1/why-not`;
    const guest = await visitor(server, "public");
    const meeting = await guest.send("GET", `${api}?a=1&b=2`);
    expect(meeting).toMatchObject({
      status: 200,
      body: { notPaired: { round: 1, players: [1, 2] } },
    });
    const answers = await Promise.all(
      [2, 3, 4, 5, 6, 7, 8].map((b) => guest.send("GET", `${api}?a=1&b=${b}&lang=en`)),
    );
    const messages = answers.map(({ body }) => (body as { message: string }).message);
    expect(messages.filter((text) => text.startsWith("They do meet, on board"))).toHaveLength(1);
    expect(messages.filter((text) => text.startsWith("The pairing system gave"))).toHaveLength(6);
  });

  it("is refused for strangers, one player twice, and for drafts to all but the director", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const id = await begunCompetition(director, 8);
    const ask = async (who: typeof director, query: string) => {
      const { status, body } = await who.send("GET", `/api/v1/competitions/${id}/rounds/${query}`);
      return [status, (body as { code?: string }).code];
    };
    expect(await ask(director, "1/why-not?a=1&b=99")).toEqual([404, "unknown-entry"]);
    expect(await ask(director, "1/why-not?a=1&b=1")).toEqual([422, "player-against-self"]);
    expect(await ask(director, "2/why-not?a=1&b=2")).toEqual([404, "unknown-round"]);
    expect(await ask(director, "1/why-not?a=1")).toEqual([400, "malformed-request"]);
    await give(director, id, { type: "recall-round", round: 1, reason: "verlost" });
    const guest = await visitor(server, "public");
    expect(await ask(guest, "1/why-not?a=1&b=2")).toEqual([404, "unknown-round"]);
    expect(await ask(director, "1/why-not?a=1&b=2")).toEqual([200, undefined]);
  });
});
