import { describe, expect, it } from "vitest";
import { addShortcuts, asksForPalette, currentShortcuts, shortcutName } from "./keyboard.ts";

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

  it("Ctrl+K and ⌘K ask for the palette, nothing else does", () => {
    const press = (event: Partial<KeyboardEvent>): boolean =>
      asksForPalette({ key: "k", ctrlKey: false, metaKey: false, ...event } as KeyboardEvent);
    expect(press({ ctrlKey: true })).toBe(true);
    expect(press({ metaKey: true })).toBe(true);
    // With caps lock on.
    expect(press({ key: "K", ctrlKey: true })).toBe(true);
    expect(press({})).toBe(false);
    expect(press({ key: "l", ctrlKey: true })).toBe(false);
    expect(press({ ctrlKey: true, shiftKey: true })).toBe(false);
    expect(press({ ctrlKey: true, altKey: true })).toBe(false);
    expect(press({ ctrlKey: true, isComposing: true })).toBe(false);
  });
});
