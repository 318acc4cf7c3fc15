import { isRefusal } from "@losfee/contract";
import { type CommandInput, pairedRound } from "@losfee/core";
import { describe, expect, it } from "vitest";
import {
  begunCompetition,
  give,
  resultAt,
  stateOf,
  testServer,
  unwrap,
  type Visitor,
  visitor,
} from "./test-server.ts";

/** Gives a command that breaks rules, and returns the problem with the breaches. */
const brokenBy = async (director: Visitor, id: string, command: CommandInput, language = "de") => {
  const answer = await director.api("POST /competitions/:id/commands", {
    params: { id },
    body: { command },
    headers: { "accept-language": language },
  });
  if (answer.ok || !isRefusal(answer.problem, "rules-broken")) throw new Error("not broken");
  return answer.problem;
};

/** Sets up a chess event whose second round is a draft; the players of board 1 must meet again. */
const secondRound = async () => {
  const server = await testServer();
  const director = await visitor(server, "director");
  const id = await begunCompetition(director, 8, "fide-swiss");
  const games = pairedRound(await stateOf(server, id), 1)?.games ?? [];
  for (const { board } of games) {
    await give(director, id, resultAt(await stateOf(server, id), board, [1, 0]));
  }
  await give(director, id, { type: "draft-round" });
  const players = games[0]?.seats ?? [0, 0];
  const act = { kind: "pair", players } as const;
  const command = { type: "adjust-draft", round: 2, act, reason: "wanted" } as const;
  return { server, director, id, players, command };
};

describe("a round made by hand, over the API", () => {
  it("is refused with every broken rule and its article, in the visitor's language", async () => {
    const { director, id, players, command } = await secondRound();
    const { status, detail, breaches } = await brokenBy(director, id, command);
    expect(status).toBe(422);
    expect(breaches).toEqual([
      {
        code: "met-before",
        players: [...players].sort((a, b) => a - b),
        rounds: [1],
        allowed: 0,
        articles: [
          { rules: "C.04.1", article: "2" },
          { rules: "C.04.3", article: "C1" },
        ],
      },
    ]);
    expect(detail).toContain("C.04.1 Artikel 2, C.04.3 C1");
    expect((await brokenBy(director, id, command, "en")).detail).toContain(
      "C.04.1 article 2, C.04.3 C1",
    );
  });

  it("is carried out with the breaches named and a reason, which everybody then sees", async () => {
    const { server, director, id, players, command } = await secondRound();
    const { breaches } = await brokenBy(director, id, command);
    const nothing = { ...command, despite: { breaches: [], reason: "none of them" } };
    expect((await give(director, id, nothing)).body).toMatchObject({ code: "rules-broken" });
    const blank = { ...command, despite: { breaches, reason: " " } };
    expect((await give(director, id, blank)).body).toMatchObject({ code: "reason-missing" });
    const despite = { breaches, reason: "the others are ill" };
    expect((await give(director, id, { ...command, despite })).status).toBe(200);
    // The remaining players have met too: the other pairs are broken, and all are paired anew.
    const left = (await stateOf(server, id)).rounds[1]?.games ?? [];
    const others = left.filter(({ seats }) => !players.every((entry) => seats.includes(entry)));
    const acts = [
      ...others.map(({ board }) => ({ kind: "break", board }) as const),
      { kind: "pair-rest" } as const,
    ];
    for (const act of acts) {
      const answer = await give(director, id, { ...command, act });
      expect(answer.status, answer.text).toBe(200);
    }
    expect((await give(director, id, { type: "publish-round", round: 2 })).status).toBe(200);
    const guest = await visitor(server, "public");
    const params = { id, n: 2 };
    const { round } = unwrap(await guest.api("GET /competitions/:id/rounds/:n", { params }));
    const told = [{ breach: breaches[0], reason: "the others are ill" }];
    expect(round).toMatchObject({ breaches: told });
    const [a, b] = players;
    const why = await guest.send(
      "GET",
      `/api/v1/competitions/${id}/rounds/2/why-not?a=${a}&b=${b}`,
    );
    expect(why.body).toMatchObject({
      notPaired: { places: [{ breaches: told }, { breaches: told }] },
    });
    for (const path of [`pairings/2`, `pairings/2?by=name`, `why/2/${a}/${b}`]) {
      const page = await guest.send("GET", `/c/${id}/${path}`);
      expect(page.text, path).toContain("C.04.1 Artikel 2");
      expect(page.text, path).toContain("the others are ill");
    }
  });

  it("takes only breaches as they were told", async () => {
    const { director, id, command } = await secondRound();
    for (const despite of [{ breaches: [{ code: "met-before" }], reason: "x" }, true]) {
      const payload = { command: { ...command, despite } };
      const answer = await director.send("POST", `/api/v1/competitions/${id}/commands`, {
        payload,
      });
      expect(answer.status).toBe(400);
    }
  });
});
