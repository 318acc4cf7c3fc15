import { describe, expect, it } from "vitest";
import { bodyOf, enteredKingLui, nextStage } from "./played-king-lui.ts";
import { give, testServer, visitor } from "./test-server.ts";

interface OddsAnswer {
  readonly seq: number;
  readonly runs: number;
  readonly seed: string;
  readonly status: string;
  readonly isPlayed: boolean;
  readonly answers: readonly {
    readonly question: { readonly kind: string };
    readonly chances: readonly { readonly name: string; readonly chance: number | null }[];
  }[];
}

const setUp = async () => {
  const server = await testServer();
  const director = await visitor(server, "director");
  const anyone = await visitor(server);
  const id = await enteredKingLui(director, 9);
  await nextStage(director, id);
  return { server, director, anyone, id, api: `/api/v1/competitions/${id}/odds` };
};

describe("the chances", () => {
  it("are the director's alone until the setting shows them to everybody", async () => {
    const { director, anyone, id, api } = await setUp();
    expect((await anyone.send("GET", api)).status).toBe(401);
    expect((await anyone.send("GET", `/c/${id}/chances`)).status).toBe(404);
    expect((await director.send("GET", api)).status).toBe(200);
    expect((await director.send("GET", `/console/${id}/chances?lang=en`)).text).toContain(
      "Only directors see this page",
    );
    await give(director, id, {
      type: "change-settings",
      settings: { chances: "public" },
      reason: "",
    });
    expect((await anyone.send("GET", api)).status).toBe(200);
    const page = await anyone.send("GET", `/c/${id}/chances`);
    expect(page.status).toBe(200);
    expect(page.text).toContain(`href="/c/${id}/chances"`);
    expect(page.text).toContain("losfee odds");
  });

  it("come with their runs and seed, everybody by name, and add up to one winner", async () => {
    const { director, api } = await setUp();
    const odds = bodyOf(await director.send("GET", api)) as OddsAnswer;
    expect(odds).toMatchObject({ runs: 10, seed: "1", status: "complete", isPlayed: false });
    const win = odds.answers.find(({ question }) => question.kind === "win");
    expect(win?.chances.reduce((sum, { chance }) => sum + (chance ?? 0), 0)).toBeCloseTo(1, 9);
    expect(win?.chances.every(({ name }) => name !== "")).toBe(true);
  });

  it("are of the event as it stands after each result", async () => {
    const { director, id, api } = await setUp();
    const before = bodyOf(await director.send("GET", api)) as OddsAnswer;
    await give(director, id, { type: "rename-competition", name: "Another" });
    const after = bodyOf(await director.send("GET", api)) as OddsAnswer;
    expect(after.seq).toBe(before.seq + 1);
    expect(after.answers).toEqual(before.answers);
  });

  it("are of tournaments alone", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    expect((await director.send("GET", "/api/v1/competitions/none/odds")).status).toBe(404);
  });
});

describe("what if", () => {
  it("shows the table with typed results, ranked by the rules, and stores nothing", async () => {
    const { server, anyone, id } = await setUp();
    const before = (await server.competitions.state(id))?.seq;
    const empty = await anyone.send("GET", `/c/${id}/what-if?lang=en`);
    expect(empty.text).toContain("The standings as they are");
    const fields = "r1b1s1=10&r1b1s2=20&r1b1s3=300";
    const page = await anyone.send("GET", `/c/${id}/what-if?lang=en&${fields}`);
    expect(page.text).toContain("The standings with 1 imagined result");
    expect((await server.competitions.state(id))?.seq).toBe(before);
  });

  it("says at the game what cannot be, and leaves it out", async () => {
    const { anyone, id } = await setUp();
    const half = await anyone.send("GET", `/c/${id}/what-if?lang=en&r1b1s1=10`);
    expect(half.text).toContain("enter a whole number for every player");
    const absurd = await anyone.send(
      "GET",
      `/c/${id}/what-if?lang=en&r1b1s1=10&r1b1s2=20&r1b1s3=99999`,
    );
    expect(absurd.text).toContain('id="r1b1-fault"');
    expect(absurd.text).toContain("The standings as they are");
  });
});
