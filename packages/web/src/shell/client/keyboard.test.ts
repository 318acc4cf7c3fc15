import { describe, expect, it } from "vitest";
import { addShortcuts, currentShortcuts, shortcutName } from "./keyboard.ts";

describe("shortcuts", () => {
  it("hold as long as the part that declared them is on the page", () => {
    const remove = addShortcuts(() => [{ key: "p", text: "Publish", run: () => undefined }]);
    expect(currentShortcuts().map(({ key }) => key)).toEqual(["p"]);
    remove();
    expect(currentShortcuts()).toEqual([]);
  });

  it("are written as they are printed on keys", () => {
    expect(shortcutName({ key: "z", alt: true })).toBe("Alt+Z");
    expect(shortcutName({ key: "ArrowDown" })).toBe("↓");
    expect(shortcutName({ key: "?" })).toBe("?");
  });
});
