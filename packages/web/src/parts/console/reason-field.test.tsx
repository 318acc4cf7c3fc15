import { afterEach, describe, expect, it, vi } from "vitest";
import { partOf } from "../../../test/html.ts";
import { CommandDialog } from "./command-dialog.tsx";
import { rememberReason } from "./reason-field.tsx";

afterEach(() => vi.unstubAllGlobals());

describe("the reason of an act", () => {
  it("is never filled in beforehand: what was said of the same act, or follows from the rules, is offered", () => {
    const stored = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    rememberReason("impose-penalty", "Telefon");
    rememberReason("withdraw-entry", "krank abgereist");
    const html = partOf(
      <CommandDialog
        title="Strafe"
        takesReason="first"
        offeredReason="Brett 8 nicht besetzt"
        command={(reason) => ({ type: "impose-penalty", entry: 1, round: 1, points: 5, reason })}
        onClose={() => undefined}
      />,
      "de",
    );
    expect(/<input[^>]*name="reason"[^>]*>/.exec(html)?.[0]).not.toMatch(/ value="[^"]/);
    expect([...html.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value)).toEqual([
      "Brett 8 nicht besetzt",
      "Telefon",
    ]);
  });
});
