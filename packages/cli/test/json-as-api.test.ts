import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type RouteName, routes } from "@losfee/contract/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { losfee, temporaryFolder } from "./losfee.ts";

/** A command whose subject is a resource of the API. */
interface Resource {
  readonly args: readonly string[];
  readonly route: RouteName;
  /** Extra members of the command line: its competition, its journal, the numbers that it takes. */
  readonly beside?: readonly string[];
  /** The exit code: 1 for a preview that waits for `--yes`. */
  readonly code?: number;
}

/** A competition and its requests, one after the other. */
interface Played {
  readonly format: string;
  readonly calls: readonly (readonly string[])[];
  readonly resources: readonly Resource[];
}

const COMMAND = "POST /competitions/:id/commands";
const IMPACT = "POST /competitions/:id/impact";
const COMPETITION = "GET /competitions/:id";

/** A command's outcome, as the API answers it; the command line chose the competition. */
const done = (...args: readonly string[]): Resource => ({
  args,
  route: COMMAND,
  beside: ["competition"],
});

const preview = (...args: readonly string[]): Resource => ({ args, route: IMPACT, code: 1 });

/** Resources of every kind of competition. */
const ofAll: readonly Resource[] = [
  { args: ["list"], route: "GET /competitions" },
  { args: ["details"], route: COMPETITION },
  { args: ["settings"], route: COMPETITION },
  {
    args: ["import", "whole.json", "--journal", "copy.sqlite"],
    route: "POST /competitions/import",
  },
  { args: ["backup", "stick"], route: "POST /backup", beside: ["pruned"] },
  {
    args: ["backup", "stick", "--every", "15"],
    route: "PUT /backup/plan",
    beside: ["pruned"],
  },
  { args: ["backup", "--off"], route: "PUT /backup/plan" },
  { args: ["confirm-date"], route: "GET /clock" },
];

const ofTournaments: readonly Resource[] = [
  { args: ["entries"], route: "GET /competitions/:id/entries" },
  done("check-in", "3"),
  done("change", "3", "--club", "SC Ulm"),
  done("details", "--place", "Ulm"),
];

const ofBoards: readonly Resource[] = [
  { args: ["round", "1"], route: "GET /competitions/:id/rounds/:n" },
  { args: ["standings"], route: "GET /competitions/:id/standings" },
  { args: ["standings", "--rounds", "0"], route: "GET /competitions/:id/standings" },
  { args: ["standings", "--why", "1"], route: "GET /competitions/:id/standings/:entry" },
  { args: ["explain", "--player", "2"], route: "GET /competitions/:id/standings/:entry" },
  {
    args: ["standings", "--compare", "1", "2"],
    route: "GET /competitions/:id/standings/compare",
  },
  { args: ["explain", "--compare", "2", "1"], route: "GET /competitions/:id/standings/compare" },
];

const STAGE = "GET /competitions/:id/stages/:n/standings";

/** At tables; `number` is the stage's, or that of one of its rounds where rounds are counted. */
const ofTables = (number: string): readonly Resource[] => [
  { args: ["round", number], route: "GET /competitions/:id/stages/:n" },
  { args: ["cut-line"], route: "GET /competitions/:id/stages/:n/cut-line" },
  { args: ["standings", "--rounds", number], route: STAGE },
  { args: ["standings", "--final"], route: "GET /competitions/:id/final-places" },
  { args: ["explain", "--player", "1", "--rounds", number], route: `${STAGE}/:entry` },
  { args: ["explain", "--compare", "1", "2", "--rounds", number], route: `${STAGE}/compare` },
];

const LADDER_WAIT = "2030-01-01T00:00:00.000Z";

const STAGES = [
  {
    system: "tables",
    seats: [3],
    rounds: 1,
    participants: "everybody",
    options: { tables: "fixed", seating: "lot", seatOrder: "drawn" },
    ranking: ["RP", "LOT"],
    factors: [],
    cut: { by: "overall" },
  },
  { system: "new-swiss", rounds: 2, participants: { top: 4 }, options: {} },
];

const nine = [
  ...Array.from({ length: 9 }, (_, index) => ["enter", "--name", `Person ${index + 1}`]),
  ["pair", "--publish"],
];

const saved = [
  "Received: from a by b; Wed, 01 Jul 2020 10:00:00 +0200",
  "From: Carla <carla@localhost>",
  "To: pyramid@localhost",
  "Subject: Pyramide",
  "Message-ID: <1@localhost>",
  "",
  "Ich fordere Pia Pharao heraus. 1. e4",
  "",
].join("\r\n");

const competitions: Readonly<Record<string, Played>> = {
  "at boards": {
    format: "fide-swiss",
    calls: nine,
    resources: [
      ...ofAll,
      ...ofTournaments,
      done("result", "1", "1-0"),
      preview("correct", "1", "1 0-1", "--reason", "misread"),
      preview("change", "9", "--rating", "2500"),
      ...ofBoards,
      done("undo"),
      {
        args: ["export", "--trf", "event.trf"],
        route: "GET /competitions/:id/trf/lacks",
        beside: ["competition", "files", "notes", "dropped"],
      },
      {
        args: ["import", "event.trf", "--journal", "copy.sqlite"],
        route: "POST /competitions/import/trf",
        beside: ["players", "rounds"],
      },
    ],
  },
  "at tables": {
    format: "king-lui",
    calls: nine,
    resources: [
      ...ofAll,
      ...ofTournaments,
      done("result", "1.1", "300", "200", "100"),
      preview("correct", "1", "1.1 100 200 300", "--reason", "misread"),
      preview("annul", "1.1", "--reason", "light"),
      ...ofTables("1"),
      { args: ["standings"], route: STAGE },
      { args: ["standings", "--why", "1"], route: `${STAGE}/:entry` },
      { args: ["standings", "--compare", "1", "2"], route: `${STAGE}/compare` },
      done("undo"),
    ],
  },
  "at tables first and then at boards": {
    format: "scrabble-swiss",
    calls: [
      ["settings", "--set", `stages=${JSON.stringify(STAGES)}`],
      ...nine,
      ...["1.1", "2.1", "3.1"].map((table) => ["result", table, "30", "20", "10"]),
      ["pair", "--publish"],
    ],
    resources: [
      ...ofAll,
      ...ofTournaments,
      done("result", "1", "400", "300"),
      preview("correct", "2", "1 300 400", "--reason", "misread"),
      preview("correct", "1", "1.1 10 20 30", "--reason", "misread"),
      { args: ["round", "2"], route: "GET /competitions/:id/rounds/:n" },
      ...ofTables("1"),
      ...ofBoards.filter(({ args }) => args[0] !== "round" && args[2] !== "0"),
    ],
  },
  "in a Pyramid": {
    format: "pyramid",
    calls: ["Pia Pharao", "Anna Müller", "Bernd Meier", "Carla Conti"].map((name) => [
      "join",
      name,
      "--address",
      `${name.split(" ")[0]?.toLowerCase()}@localhost`,
    ]),
    resources: [
      ...ofAll,
      { args: ["pyramid"], route: "GET /competitions/:id/pyramid" },
      done("challenge", "Bernd", "Pia"),
      { args: ["deadlines"], route: "GET /competitions/:id/deadlines" },
      { args: ["mail"], route: "GET /competitions/:id/mail" },
      {
        args: ["mail", "--sending", "drafts", "--since", LADDER_WAIT],
        route: "PUT /competitions/:id/mail",
      },
      { args: ["mail-in", "wish.eml"], route: "POST /competitions/:id/inbox" },
      done("pass-time"),
    ],
  },
};

describe.each(Object.entries(competitions))("JSON of the command line, %s", (_, played) => {
  const folder = temporaryFolder();
  const here = { cwd: folder.path };

  beforeAll(async () => {
    mkdirSync(join(folder.path, "stick"));
    writeFileSync(join(folder.path, "wish.eml"), saved);
    for (const call of [
      ["new", "Event", "--format", played.format],
      ...played.calls,
      ["export", "whole.json"],
    ]) {
      const { code, stderr } = await losfee(call, here);
      expect({ code, stderr }).toMatchObject({ code: 0 });
    }
  });
  afterAll(() => folder.remove());

  test.each(played.resources)("losfee $args --json is what $route answers", async (resource) => {
    const { args, route, code = 0, beside = [] } = resource;
    const ended = await losfee([...args, "--json"], here);
    expect(ended).toMatchObject({ code });
    const answer = withoutOwn(JSON.parse(ended.stdout), beside);
    // The schemas of answers drop unknown members, and refuse missing ones.
    expect(schemaOf(route).parse(answer)).toEqual(answer);
  });
});

test("losfee new --json is what POST /competitions answers", async () => {
  const folder = temporaryFolder();
  try {
    const { stdout } = await losfee(["new", "Event", "--json"], { cwd: folder.path });
    const answer = withoutOwn(JSON.parse(stdout), ["seedHash", "journal"]);
    expect(schemaOf("POST /competitions").parse(answer)).toEqual(answer);
  } finally {
    folder.remove();
  }
});

test("losfee verify --json has what the lots of a closed competition have", async () => {
  const folder = temporaryFolder();
  const here = { cwd: folder.path };
  try {
    for (const call of [["new", "Event"], ...nine.slice(0, 9), ["close", "--yes"]]) {
      expect(await losfee(call, here)).toMatchObject({ code: 0 });
    }
    const { stdout } = await losfee(["verify", "--json"], here);
    const verification = withoutOwn(JSON.parse(stdout), ["hash"]);
    const { seedHash, commitments } = JSON.parse(stdout);
    const lots = { seq: 0, seedHash, commitments, verification };
    expect(schemaOf("GET /competitions/:id/lots").parse(lots)).toEqual(lots);
  } finally {
    folder.remove();
  }
});

/** The described part of an answer. */
interface Schema {
  readonly parse: (answer: unknown) => unknown;
}

/** Returns the schema of a route's successful JSON answer. */
const schemaOf = (route: RouteName): Schema => {
  const response: Readonly<Record<number, unknown>> = routes[route].response;
  const answer = (response[200] ?? response[201]) as
    | Schema
    | { readonly content: { readonly "application/json": { readonly schema: Schema } } };
  return "content" in answer ? answer.content["application/json"].schema : answer;
};

type Json = Readonly<Record<string, unknown>>;

/** Removes the command line's own members, and the number that commands take. */
const withoutOwn = (answer: Json, beside: readonly string[]): Json =>
  Object.fromEntries(
    Object.entries(answer)
      .filter(([key]) => !beside.includes(key))
      .map(([key, value]) => [key, OF_ENTRIES.includes(key) ? withoutNumber(value) : value]),
  );

/** Members of entries. */
const OF_ENTRIES = ["entries", "row", "rows", "places"];

const withoutNumber = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNumber);
  if (typeof value !== "object" || value === null) return value;
  const { number: _, ...rest } = value as Json;
  return rest;
};
