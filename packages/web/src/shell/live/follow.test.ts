import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followChanges } from "./follow.ts";

/** A page as the browser has it: its body's dataset and its content. */
const pageWith = (dataset: Readonly<Record<string, string>>, text = "") => ({
  body: { dataset },
  querySelector: () => null,
  text,
});

/** An event of the stream. */
interface Event {
  readonly lastEventId: string;
  readonly data: string;
}

const STREAM = { stream: "/stream", seq: "3" };
const UNFINISHED = { ...STREAM, unfinished: "" };

describe("a page that is kept up to date", () => {
  let fetched: readonly ReturnType<typeof pageWith>[] = [];
  let fetches = 0;
  const listeners = new Map<string, (event: Partial<Event>) => void>();

  beforeEach(() => {
    vi.useFakeTimers();
    fetches = 0;
    listeners.clear();
    vi.stubGlobal("location", { href: "/c/x/chances" });
    vi.stubGlobal("fetch", async () => ({ ok: true, text: async () => String(fetches++) }));
    vi.stubGlobal(
      "DOMParser",
      class {
        parseFromString = (at: string) => fetched[Number(at)];
      },
    );
    vi.stubGlobal(
      "EventSource",
      class {
        addEventListener = (type: string, listener: () => void) => listeners.set(type, listener);
      },
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  let following: ReturnType<typeof followChanges> | undefined;

  const follow = (now: ReturnType<typeof pageWith>) => {
    vi.stubGlobal("document", now);
    const shown: string[] = [];
    following = followChanges((next) => {
      shown.push((next as unknown as { readonly text: string }).text);
    });
    return shown;
  };

  it("is fetched again without any event as long as more is to come by itself", async () => {
    fetched = [pageWith(UNFINISHED, "20 runs"), pageWith(STREAM, "all runs")];
    const shown = follow(pageWith(UNFINISHED));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown).toEqual(["20 runs", "all runs"]);
    expect(fetches).toBe(2);
  });

  it("is fetched again only after a change where nothing is to come", async () => {
    fetched = [pageWith(STREAM, "after the change")];
    const shown = follow(pageWith(STREAM));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetches).toBe(0);
    listeners.get("change")?.({ lastEventId: "4" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown).toEqual(["after the change"]);
  });

  it("waits its part of the time over which many spread their questions, and no later change puts it off", async () => {
    fetched = [pageWith({ ...STREAM, seq: "6" }, "after three changes")];
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const shown = follow(pageWith(STREAM));
    for (const lastEventId of ["4", "5", "6"]) {
      listeners.get("pace")?.({ data: "10000" });
      listeners.get("change")?.({ lastEventId });
      await vi.advanceTimersByTimeAsync(1_600);
    }
    expect(fetches).toBe(0);
    await vi.advanceTimersByTimeAsync(200);
    expect([shown, fetches]).toEqual([["after three changes"], 1]);
  });

  it("shows what somebody did there at once, whether or not a change is told", async () => {
    fetched = [pageWith(STREAM, "with my own act")];
    const shown = follow(pageWith(STREAM));
    following?.catchUp(4);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(["with my own act"]);
    listeners.get("change")?.({ lastEventId: "4" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetches).toBe(1);
  });

  it("is fetched at once as soon as few follow again", async () => {
    fetched = [pageWith(STREAM, "first"), pageWith(STREAM, "second")];
    const shown = follow(pageWith(STREAM));
    listeners.get("pace")?.({ data: "10000" });
    listeners.get("change")?.({ lastEventId: "4" });
    await vi.advanceTimersByTimeAsync(10_000);
    listeners.get("change")?.({ lastEventId: "5" });
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(["first", "second"]);
  });
});
