import { expect, it } from "vitest";
import {
  begunCompetition,
  give,
  resultAt,
  stateOf,
  testServer,
  unwrap,
  visitor,
} from "./test-server.ts";

/** Sets up a first round in which two phones report different results of board 2. */
const contradicted = async () => {
  const server = await testServer();
  const director = await visitor(server, "director");
  const id = await begunCompetition(director);
  const state = await stateOf(server, id);
  const phones = [
    await visitor(server, "results", id, "Ada"),
    await visitor(server, "results", id, "Bo"),
  ] as const;
  const saying = (board: number, scores: readonly [number, number]) => ({
    ...resultAt(state, board, scores),
    type: "report-result" as const,
  });
  await give(phones[0], id, saying(2, [412, 389]));
  const second = await give(phones[1], id, saying(2, [421, 389]));
  await give(phones[0], id, saying(3, [400, 300]));
  const boardOf = async (who: typeof director, board = 2) => {
    const params = { id, n: 1 };
    const { round } = unwrap(await who.api("GET /competitions/:id/rounds/:n", { params }));
    return round.games.find((game) => game.board === board)?.result;
  };
  return { server, director, id, state, phones, second, boardOf };
};

const scores = (report: { readonly outcome: object }) =>
  "scores" in report.outcome ? report.outcome.scores : null;

it("two reports that differ are a conflict: the second sender is told, and both versions are in the answer", async () => {
  const { server, director, id, phones, second, boardOf } = await contradicted();
  expect(second.body).toMatchObject({ warnings: [{ code: "reports-differ" }] });
  for (const who of [director, phones[0]]) {
    const result = await boardOf(who);
    if (result?.status !== "conflict") throw new Error("no conflict");
    expect(result.reports?.map(scores)).toEqual([
      [412, 389],
      [421, 389],
    ]);
    expect(result.reports?.map(({ actor }) => actor)).toEqual([
      expect.stringContaining("Ada"),
      expect.stringContaining("Bo"),
    ]);
  }
  const guest = await visitor(server, "public", id);
  expect(await boardOf(guest)).toEqual({ status: "conflict", corrections: 0 });
});

it("confirming leaves a conflict out and says so", async () => {
  const { director, id, boardOf } = await contradicted();
  const results = [2, 3].map((board) => ({ round: 1, board }));
  const { body } = await give(director, id, { type: "confirm-results", results });
  expect(body).toMatchObject({
    events: [{ type: "result-confirmed" }],
    warnings: [{ code: "conflicts-left", places: [{ round: 1, board: 2 }] }],
  });
  expect(await boardOf(director)).toMatchObject({ status: "conflict" });
  expect(await boardOf(director, 3)).toMatchObject({ status: "confirmed" });
});

it("the director decides by what was seen; undo brings the conflict back", async () => {
  const { director, id, state, phones, boardOf } = await contradicted();
  const conflict = await boardOf(director);
  const seen = conflict?.seq ?? 0;
  const decision = { ...resultAt(state, 2, [421, 389]), seen };
  expect(await give(phones[0], id, decision)).toMatchObject({
    status: 403,
    body: { code: "not-own-result", board: 2 },
  });
  expect((await give(director, id, decision)).status).toBe(200);
  expect(await boardOf(director)).toMatchObject({ status: "confirmed" });
  expect((await give(director, id, { type: "erase-result", round: 1, board: 2 })).status).toBe(200);
  expect(await boardOf(director)).toEqual(conflict);
});

it("a helper who has seen somebody else's result does not replace it, whether a board is named or not", async () => {
  const { director, id, state, phones, boardOf } = await contradicted();
  await give(director, id, resultAt(state, 1, [400, 350]));
  const seen = (await boardOf(director, 1))?.seq ?? 0;
  const other = { ...resultAt(state, 1, [401, 350]), seen };
  for (const command of [other, { ...other, board: 1 }]) {
    expect(await give(phones[0], id, command)).toMatchObject({
      status: 403,
      body: { code: "not-own-result", board: 1 },
    });
  }
  expect((await give(director, id, other)).status).toBe(200);
});
