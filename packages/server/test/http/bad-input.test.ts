import type { CommandInput } from "@losfee/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Answer,
  begunCompetition,
  give,
  openTestServer,
  resultAt,
  stateOf,
  type TestServer,
  unwrap,
  type Visitor,
  visitor,
} from "./test-server.ts";

/** Invalid input for a competition of eight with its first round published. */
interface BadInput {
  readonly what: string;
  readonly send: (setting: Setting, language: "de" | "en") => Promise<Answer>;
  readonly status: number;
  readonly body: Record<string, unknown>;
  /** Required words of the message in each language. */
  readonly says: { readonly de: RegExp; readonly en: RegExp };
}

interface Setting {
  readonly server: TestServer;
  readonly director: Visitor;
  readonly id: string;
}

const command =
  (given: CommandInput | { readonly type: string }, expectedSeq?: number): BadInput["send"] =>
  ({ director, id }, language) =>
    give(director, id, given, {
      headers: { "accept-language": language },
      ...(expectedSeq === undefined ? {} : { expectedSeq }),
    });

const result =
  (
    change: (command: ReturnType<typeof resultAt>) => CommandInput<"tournament">,
  ): BadInput["send"] =>
  async (setting, language) =>
    command(change(resultAt(await stateOf(setting.server, setting.id), 1)))(setting, language);

const upload =
  (path: string, payload: string | Buffer, type = "text/csv"): BadInput["send"] =>
  ({ director, id }, language) =>
    director.send("POST", `/api/v1/competitions${path.replace(":id", id)}`, {
      headers: { "content-type": type, "accept-language": language },
      payload,
    });

const badInputs: readonly BadInput[] = [
  {
    what: "a name that is entered already",
    send: command({ type: "add-entries", entries: [{ name: "New" }, { name: " p3 " }] }),
    status: 422,
    body: { code: "duplicate-name", position: 2, entry: 3 },
    says: { de: /p3/, en: /p3/ },
  },
  {
    what: "a name twice in one list",
    send: command({ type: "add-entries", entries: [{ name: "Zoë" }, { name: "ZOË" }] }),
    status: 422,
    body: { code: "duplicate-name", position: 2, entry: null },
    says: { de: /ZOË/, en: /ZOË/ },
  },
  {
    what: "a CSV file with a broken line",
    send: upload("/:id/entries/read", "Name;Elo\nAnna;1890\nBert;x\n"),
    status: 422,
    body: { code: "csv-rating-not-a-number", line: 3, column: 2, text: "x" },
    says: { de: /Zeile 3, Spalte 2/, en: /line 3, column 2/i },
  },
  {
    what: "a CSV file with a quotation mark gone astray",
    send: upload("/:id/entries/read", 'Name;Elo\n"Anna;1890\nBert;1700\n'),
    status: 422,
    body: { code: "csv-quote-not-closed", line: 2, column: 1 },
    says: { de: /Zeile 2, Spalte 1/, en: /line 2, column 1/i },
  },
  {
    what: "a workbook instead of a CSV file",
    send: upload("/:id/entries/read", Buffer.from("PK\u0003\u0004 and so on"), "text/csv"),
    status: 422,
    body: { code: "text-is-workbook" },
    says: { de: /CSV/, en: /CSV/ },
  },
  {
    what: "a score out of range",
    send: result((entered) => ({
      ...entered,
      outcome: {
        kind: "played",
        sides: [
          { entry: sideOf(entered, 0), score: 1500 },
          { entry: sideOf(entered, 1), score: 300 },
        ],
      },
    })),
    status: 422,
    body: { code: "score-out-of-range", score: 1500, minimum: -149, maximum: 1499 },
    says: { de: /1500/, en: /1500/ },
  },
  {
    what: "a result for two who do not play each other in the round",
    send: async (setting, language) => {
      const state = await stateOf(setting.server, setting.id);
      const [one, two] = state.rounds[0]?.games ?? [];
      return command({
        type: "enter-result",
        round: 1,
        outcome: {
          kind: "played",
          sides: [
            { entry: one?.seats[0] ?? 0, score: 400 },
            { entry: two?.seats[0] ?? 0, score: 300 },
          ],
        },
      })(setting, language);
    },
    status: 422,
    body: { code: "not-opponents", round: 1 },
    says: { de: /P\d/, en: /P\d/ },
  },
  {
    what: "a second result for a game",
    send: async (setting, language) => {
      const state = await stateOf(setting.server, setting.id);
      return command(resultAt(state, 4))(setting, language);
    },
    status: 422,
    body: { code: "result-exists", round: 1, board: 4 },
    says: { de: /4/, en: /4/ },
  },
  {
    what: "a round paired while results are missing",
    send: command({ type: "draft-round" }),
    status: 422,
    body: { code: "results-missing", round: 1, boards: [1, 2, 3] },
    says: { de: /1, 2 und 3/, en: /1, 2 and 3/ },
  },
  {
    what: "a command that does not exist",
    send: command({ type: "win-the-championship" }),
    status: 400,
    body: { code: "unknown-command", command: "win-the-championship" },
    says: { de: /win-the-championship/, en: /win-the-championship/ },
  },
  {
    what: "a seq that is stale",
    send: command({ type: "rename-competition", name: "x" }, 2),
    status: 409,
    body: { code: "stale", expectedSeq: 2, currentSeq: 5 },
    says: { de: /geändert/, en: /changed/ },
  },
  {
    what: "a command with a field that is wrong",
    send: command({ type: "pause-entry", entry: "Anna", rounds: [2] } as { type: string }),
    status: 400,
    body: { code: "malformed-request", field: "command.entry" },
    says: { de: /command\.entry/, en: /command\.entry/ },
  },
  {
    what: "a command with a field too many",
    send: command({ type: "draft-round", sudo: true } as { type: string }),
    status: 400,
    body: { code: "malformed-request", field: "command.sudo", fault: "surplus" },
    says: { de: /sudo“ gehört nicht/, en: /sudo” does not belong/ },
  },
  {
    what: "a command with everything wrong: all of it is said",
    send: command({
      type: "add-entries",
      entries: [
        { name: 7, rating: "best" },
        { name: "B", sudo: true },
      ],
    } as { type: string }),
    status: 400,
    body: {
      code: "malformed-request",
      faults: [
        { field: "command.entries.0.name", fault: "wrong" },
        { field: "command.entries.0.rating", fault: "wrong" },
        { field: "command.entries.1.sudo", fault: "surplus" },
      ],
    },
    says: {
      de: /0\.name.*0\.rating.*sudo“ gehört nicht/,
      en: /0\.name.*0\.rating.*sudo” does not/,
    },
  },
  {
    what: "a name that is too long",
    send: command({ type: "add-entries", entries: [{ name: "x".repeat(201) }] }),
    status: 400,
    body: { code: "malformed-request", field: "command.entries.0.name", maximum: 200 },
    says: { de: /zu lang.*200/, en: /too long.*200/ },
  },
  {
    what: "something that is not JSON",
    send: upload("/:id/commands", '{"command":', "application/json"),
    status: 400,
    body: { code: "malformed-json" },
    says: { de: /JSON/, en: /JSON/ },
  },
  {
    what: "a form instead of JSON",
    send: upload("/:id/commands", "command=draft", "application/x-www-form-urlencoded"),
    status: 415,
    body: { code: "unsupported-media-type" },
    says: { de: /application\/json/, en: /application\/json/ },
  },
  {
    what: "an import file that is no competition",
    send: upload("/import", '{"name":"left-pad"}', "application/json"),
    status: 422,
    body: { code: "file-not-a-competition" },
    says: { de: /kein Turnier/, en: /no competition/ },
  },
  {
    what: "a truncated import file",
    send: async ({ server, director, id }, language) => {
      const file = (await server.competitions.exportFile(id)) ?? "";
      return director.send("POST", "/api/v1/competitions/import", {
        headers: { "content-type": "application/json", "accept-language": language },
        payload: file.slice(0, Math.floor(file.length / 2)),
      });
    },
    status: 422,
    body: { code: "file-not-json", truncated: true },
    says: { de: /bricht in Zeile \d+ ab/, en: /line \d+/ },
  },
  {
    what: "an import file with a score changed by hand",
    send: async ({ server, director, id }, language) => {
      const file = (await server.competitions.exportFile(id)) ?? "";
      return director.send("POST", "/api/v1/competitions/import", {
        headers: { "content-type": "application/json", "accept-language": language },
        payload: file.replace('"scores":[400,350]', '"scores":[401,350]'),
      });
    },
    status: 422,
    body: { code: "file-event-altered" },
    says: {
      de: /Ereignis \d+ ist nicht so, wie es aufgezeichnet wurde/,
      en: /Event \d+ is not as it was recorded/,
    },
  },
  {
    what: "a list of entries that is too large",
    send: upload("/:id/entries/read", Buffer.alloc(1_100_000, "x")),
    status: 413,
    body: { code: "body-too-large", limit: 1_048_576 },
    says: { de: /1 MB/, en: /1 MB/ },
  },
];

const sideOf = (entered: ReturnType<typeof resultAt>, side: 0 | 1): number =>
  entered.outcome.kind === "played" ? entered.outcome.sides[side].entry : 0;

describe("bad input", () => {
  let setting: Setting;
  let close = async (): Promise<void> => undefined;
  afterAll(() => close());

  // All of it goes to one competition, since none of it may change anything.
  beforeAll(async () => {
    const server = await openTestServer();
    close = server.close;
    const director = await visitor(server, "director");
    const id = await begunCompetition(director);
    await give(director, id, resultAt(await stateOf(server, id), 4));
    setting = { server, director, id };
  });

  it.each(badInputs)(
    "$what: a clear message in both languages, an unchanged journal",
    async ({ send, status, body, says }) => {
      const { competitions } = setting.server;
      const before = await competitions.exportFile(setting.id);
      for (const language of ["de", "en"] as const) {
        const answer = await send(setting, language);
        expect(answer.body).toMatchObject({ status, ...body });
        expect(answer.status).toBe(status);
        expect(answer.headers["content-type"]).toContain("application/problem+json");
        const { detail, title, type } = answer.body as Record<string, string>;
        expect(detail).toMatch(says[language]);
        expect(title).toMatch(/\w/);
        expect(type).toBe(`urn:losfee:problem:${body["code"]}`);
        expect(answer.text).not.toMatch(/node_modules|at \w+ \(|\.ts:/);
      }
      expect(await competitions.exportFile(setting.id)).toBe(before);
      expect((await competitions.list()).competitions).toHaveLength(1);
    },
  );

  it("too few players: a clear message in both languages, an unchanged journal", async () => {
    const { server, director } = setting;
    const body = { name: "Duo", format: "scrabble-championship" };
    const { id } = unwrap(await director.api("POST /competitions", { body }));
    const entries = [{ name: "A" }, { name: "B" }];
    await give(director, id, { type: "add-entries", entries });
    for (const [language, words] of [
      ["de", /zwei|2/i],
      ["en", /two|2/i],
    ] as const) {
      const answer = await command({ type: "draft-round" })({ server, director, id }, language);
      expect(answer).toMatchObject({
        status: 422,
        body: {
          code: "too-few-players",
          players: 2,
          needed: 3,
          detail: expect.stringMatching(words),
        },
      });
    }
    expect((await stateOf(server, id)).seq).toBe(2);
    await server.competitions.remove(id);
  });
});
