import type { CommandInput } from "@losfee/core";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Controller } from "../src/shell/client/controller.ts";
import { type Shortcut, shortcutName } from "../src/shell/client/keyboard.ts";
import { actsOf } from "../src/shell/client/palette-items.ts";
import { frameOf } from "../src/shell/frame.ts";
import { isPageOf, type Page } from "../src/shell/page-definition.ts";
import { pageKindsOf } from "../src/shell/page-kind.ts";
import { openings } from "./html.ts";
import { ladderRequest } from "./ladder-play.ts";
import { annas, competitionOf, play, requestOf } from "./play.ts";
import { playTables, tablesOf } from "./tables-play.ts";
import { tablesWorlds } from "./tables-worlds.ts";
import { worlds } from "./worlds.ts";

/** Shortcuts and commands recorded from the rendered page. */
const seen = vi.hoisted(() => ({
  shortcuts: [] as Shortcut[],
  sent: [] as CommandInput[],
}));

vi.mock("../src/shell/client/context.ts", async (original) => {
  const module = await original<typeof import("../src/shell/client/context.ts")>();
  return {
    ...module,
    useShortcuts: (shortcuts: readonly Shortcut[]) => seen.shortcuts.push(...shortcuts),
    useConsole: (): Controller => ({
      ...module.useConsole(),
      send: async (command) => {
        seen.sent.push(command);
        return { ok: false, problem: { status: 409, code: "test", detail: "" } };
      },
    }),
  };
});

// Test files share imported modules: load them anew with the mocks, and again afterwards.
vi.resetModules();
const { pages } = await import("../src/registry/registry.ts");
const { htmlOf } = await import("./html.ts");
afterAll(() => {
  vi.doUnmock("../src/shell/client/context.ts");
  vi.resetModules();
});

const director = { role: "director", label: "director" } as const;
const params = { competition: "x", stage: "1", board: "1", game: "1", table: "1" };

/** Drafts that cannot be published yet. */
const incomplete = {
  "with an unpaired draft": play(competitionOf(annas(6), { format: "scrabble-swiss" }), [
    { type: "draft-round" },
    { type: "adjust-draft", round: 1, act: { kind: "break", board: 1 }, reason: "late" },
  ]),
  "with somebody unseated": playTables(
    tablesOf("king-lui", 9),
    { type: "draft-round" },
    { type: "add-entries", entries: [{ name: "Late" }] },
  ),
};

/** Competitions of every kind in every state, requested with all permissions. */
const requests = [
  ...Object.entries({ ...worlds, ...tablesWorlds, ...incomplete }).flatMap(([world, played]) =>
    ["1", "next"].map((round) => ({
      world,
      request: requestOf(played, { viewer: director, params: { ...params, round } }),
    })),
  ),
  { world: "a pyramid", request: { ...ladderRequest("de"), viewer: director } },
];

const consolePages = pages.filter(({ layout }) => layout === "console");

type Asked = (typeof requests)[number]["request"];

/** What the tests look at of a page. */
interface Drawn {
  /** True if it has fields that accept digits; dialogs are still closed. */
  readonly isTypedInto: boolean;
  readonly shortcuts: readonly Shortcut[];
  /** Keys on buttons without effect. */
  readonly disabledKeys: readonly string[];
}

const known = new Map<Page, Map<Asked, Drawn | null>>();

/** Renders a page once for all tests; null if there is none. */
const drawn = (page: Page, request: Asked): Drawn | null => {
  const ofPage = known.get(page) ?? new Map<Asked, Drawn | null>();
  known.set(page, ofPage);
  const found = ofPage.get(request);
  if (found !== undefined) return found;
  const made = draw(page, request);
  ofPage.set(request, made);
  return made;
};

const draw = (page: Page, request: Asked): Drawn | null => {
  seen.shortcuts.length = 0;
  if (request.state === null) throw new Error("no competition");
  if (!pageKindsOf(request.state, {}).some((kind) => isPageOf(page, kind))) return null;
  const html = htmlOf(page, request as never, `/console/x`);
  if (html === null) return null;
  const shortcuts = [...seen.shortcuts];
  return { isTypedInto: isTypedInto(html), shortcuts, disabledKeys: disabledKeysIn(html) };
};

const disabledKeysIn = (html: string): readonly string[] =>
  [...html.matchAll(/<button[^>]* disabled[ >](?:(?!<\/button>).)*<kbd>([^<]+)<\/kbd>/gs)].map(
    ([, key = ""]) => key,
  );

const isTypedInto = (html: string): boolean =>
  [...openings(html, "input"), ...openings(html, "textarea")].some(
    (tag) => !/ type="(checkbox|radio|file|hidden|button|submit)"/.test(tag),
  );

/** Commands that another one reverts, so that a single key may trigger them. */
const TAKEN_BACK_BY: Partial<Record<CommandInput["type"], CommandInput["type"]>> = {
  "draft-round": "discard-draft",
  "adjust-draft": "adjust-draft",
  "publish-round": "recall-round",
  "erase-result": "enter-result",
  "check-in": "check-in",
  "grant-request": "pause-entry",
  "reinstate-entry": "withdraw-entry",
  "confirm-results": "erase-result",
};

describe("the keys of the console", () => {
  const assign = vi.fn();
  beforeEach(() => {
    vi.stubGlobal("location", { assign, href: "" });
    vi.stubGlobal("document", {
      documentElement: { dataset: {} },
      getElementById: () => null,
      querySelector: () => null,
      querySelectorAll: () => [],
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    assign.mockClear();
  });

  it.each(consolePages.map((page) => [page.folder, page] as const))(
    "%s: no digit leads elsewhere without Alt where digits are typed",
    (_folder, page) => {
      for (const { world, request } of requests) {
        const shown = drawn(page, request);
        if (shown === null) continue;
        const { isTypedInto, shortcuts } = shown;
        if (!isTypedInto) continue;
        const plainDigits = shortcuts.filter(({ key, alt }) => /^\d$/.test(key) && alt !== true);
        expect([world, plainDigits]).toEqual([world, []]);
      }
    },
  );

  it.each(consolePages.map((page) => [page.folder, page] as const))(
    "%s: no key does what cannot be taken back, it asks first",
    (_folder, page) => {
      for (const { world, request } of requests) {
        for (const { run, ...shortcut } of drawn(page, request)?.shortcuts ?? []) {
          seen.sent.length = 0;
          run();
          for (const { type } of seen.sent) {
            const act = [world, shortcutName(shortcut), type];
            expect([...act, TAKEN_BACK_BY[type]]).toEqual([...act, expect.any(String)]);
          }
        }
      }
    },
  );

  it.each(consolePages.map((page) => [page.folder, page] as const))(
    "%s: no key does what its button does not do now",
    (_folder, page) => {
      for (const { world, request } of requests) {
        const shown = drawn(page, request);
        const keys = (shown?.shortcuts ?? []).map(({ key }) => key.toUpperCase());
        const silent = (shown?.disabledKeys ?? []).filter((key) => keys.includes(key));
        expect([world, silent]).toEqual([world, []]);
      }
    },
  );

  it("an incomplete draft has a button to publish it, without effect and without a key", () => {
    for (const world of Object.keys(incomplete)) {
      const keys = consolePages.flatMap((page) =>
        requests
          .filter((one) => one.world === world)
          .flatMap(({ request }) => drawn(page, request)?.disabledKeys ?? []),
      );
      expect([world, keys]).toEqual([world, expect.arrayContaining(["P"])]);
    }
  });

  it.each(consolePages.map((page) => [page.folder, page] as const))(
    "%s: no key means two things",
    (_folder, page) => {
      for (const { world, request } of requests) {
        const names = (drawn(page, request)?.shortcuts ?? []).map(shortcutName);
        const twice = names.filter((name, index) => names.indexOf(name) < index);
        expect([world, twice]).toEqual([world, []]);
      }
    },
  );

  it.each(consolePages.map((page) => [page.folder, page] as const))(
    "%s: the palette's acts are the page's keys, and nothing besides",
    (_folder, page) => {
      for (const { world, request } of requests) {
        const shown = drawn(page, request);
        if (shown === null) continue;
        const frame = frameOf({ request, url: "/console/x", page, pages } as never);
        const acts = actsOf(shown.shortcuts, frame);
        const places = (frame.competition?.navigation ?? []).map(({ name }) => name);
        const others = shown.shortcuts.filter(({ text }) => !places.includes(text));
        expect([world, acts.length]).toEqual([world, others.length]);
        for (const act of acts) {
          const key = shown.shortcuts.find((each) => shortcutName(each) === act.keys);
          expect([world, act.name]).toEqual([world, key?.text]);
          if (act.kind === "act") expect(act.run).toBe(key?.run);
        }
      }
    },
  );

  it("by Alt and a digit every page leads to all places; the second entry is off", () => {
    const keysOf = (id: string): readonly string[] => {
      const page = consolePages.find((one) => one.id === id);
      const request = requests.find(({ world }) => world === "in the middle of a round")?.request;
      if (page === undefined || request === undefined) throw new Error(`no page ${id}`);
      return (drawn(page, request)?.shortcuts ?? [])
        .filter(({ key, alt }) => /^\d$/.test(key) && (alt === true || alt === "also"))
        .map(({ key }) => key);
    };
    for (const id of ["console-day", "console-results"])
      expect(keysOf(id).toSorted().join("")).toBe("012346789");
  });
});
