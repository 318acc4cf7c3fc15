import { routes } from "@losfee/contract/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, losfee, temporaryFolder } from "./losfee.ts";

interface Resource {
  readonly args: readonly string[];
  readonly route:
    | "GET /competitions/:id/entries"
    | "GET /competitions/:id/rounds/:n"
    | "GET /competitions/:id/stages/:n"
    | "GET /competitions/:id/stages/:n/cut-line";
}

const entries: Resource = { args: ["entries"], route: "GET /competitions/:id/entries" };

/** Commands whose subject is a resource of the API, by what a competition plays. */
const resources: Readonly<Record<string, readonly Resource[]>> = {
  "fide-swiss": [entries, { args: ["round", "1"], route: "GET /competitions/:id/rounds/:n" }],
  "king-lui": [
    entries,
    { args: ["round", "1"], route: "GET /competitions/:id/stages/:n" },
    { args: ["cut-line", "1"], route: "GET /competitions/:id/stages/:n/cut-line" },
  ],
};

interface JsonAnswer {
  readonly entries?: readonly { readonly number: number }[];
}

/** The number that commands take is the command line's alone. */
const withoutNumbers = (answer: JsonAnswer): object =>
  answer.entries === undefined
    ? answer
    : { ...answer, entries: answer.entries.map(({ number: _, ...entry }) => entry) };

describe.each(Object.entries(resources))("JSON of the command line, of %s", (format, commands) => {
  const folder = temporaryFolder();
  const here = { cwd: folder.path };

  beforeAll(async () => {
    const calls = [
      ["new", "Event", "--format", format],
      ...Array.from({ length: 9 }, (_, index) => ["enter", "--name", `Person ${index + 1}`]),
      ["pair", "--publish"],
    ];
    for (const call of calls) {
      const { code, stderr } = await losfee(call, here);
      expect({ code, stderr }).toMatchObject({ code: 0 });
    }
  });
  afterAll(() => folder.remove());

  test.each(commands)("losfee $args --json is what $route answers", async ({ args, route }) => {
    const answer = withoutNumbers(await answerOf(args, here));
    // The schemas of answers refuse what they do not know, as well as what is missing.
    expect(routes[route].schema.response[200].parse(answer)).toEqual(answer);
  });
});
