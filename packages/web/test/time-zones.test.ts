import { formats } from "@losfee/core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inTurn } from "../../../test/long.ts";
import type { FullRequest, PageKind } from "../src/index.ts";
import { pages } from "../src/registry/registry.ts";
import { htmlOf, ofEach, textOf } from "./html.ts";
import { pageKindOfFormat, presetWorlds } from "./preset-worlds.ts";

const TOKYO = "Asia/Tokyo";

/** Server zones, 19 hours behind Tokyo and 5 hours ahead. */
const SERVERS = ["Pacific/Honolulu", "Pacific/Kiritimati"];

/** A tournament in Tokyo; a pyramid has the zone of its own settings. */
const inTokyo = (request: FullRequest<PageKind>): FullRequest<PageKind> => {
  const { state } = request;
  if (state?.kind !== "tournament") return request;
  return { ...request, state: { ...state, details: { ...state.details, timeZone: TOKYO } } };
};

let zoneBefore: string | undefined;
beforeEach(() => {
  zoneBefore = process.env["TZ"];
});
afterEach(() => {
  if (zoneBefore === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zoneBefore;
});

/** Returns the results of `work` on a server in each zone. */
const onServers = <Value>(work: () => Value): readonly Value[] =>
  SERVERS.map((zone) => {
    process.env["TZ"] = zone;
    if (new Intl.DateTimeFormat().resolvedOptions().timeZone !== zone) {
      throw new Error(`the test's process did not go to ${zone}`);
    }
    return work();
  });

describe.each(
  formats.map((format, place) => ({ place, id: format.id, kind: pageKindOfFormat(format) })),
)(
  "times of an event by $id are those of where it is, wherever the server stands",
  ({ place, id, kind }) => {
    const asked = presetWorlds[kind](id);
    const shown = pages.filter((page) => page.kind === kind || page.alsoFor?.includes(kind));

    it(
      "on each page",
      ofEach(
        shown.map((page, at) => [page.id, { page, at }] as const),
        ({ page, at }) => {
          for (const ask of inTurn(asked, place + at)) {
            const request = inTokyo(ask("en"));
            const [one, other] = onServers(() => htmlOf(page, request));
            expect(one).toBe(other);
          }
        },
      ),
    );
  },
);

describe("the time zone of a page", () => {
  const [ask] = presetWorlds.tournament("scrabble-swiss");
  const journal = pages.find(({ id, kind }) => id === "console-journal" && kind === "tournament");

  it("is the competition's where one is named, and the server's where none is", () => {
    if (ask === undefined || journal === undefined) throw new Error("no journal to look at");
    const [there, same] = onServers(() => htmlOf(journal, inTokyo(ask("en"))));
    const [here, elsewhere] = onServers(() => htmlOf(journal, ask("en")));
    expect(there).toContain(`"timeZone":"${TOKYO}"`);
    expect(there).toBe(same);
    expect(here).toContain(`"timeZone":{"assumed":"${SERVERS[0]}"}`);
    expect(textOf(here ?? "")).not.toBe(textOf(elsewhere ?? ""));
    // A zone that was only assumed is named with each time.
    expect(textOf(here ?? "")).toContain("GMT-10");
    expect(textOf(elsewhere ?? "")).toContain("GMT+14");
    expect(textOf(there ?? "")).not.toContain("GMT");
  });
});
