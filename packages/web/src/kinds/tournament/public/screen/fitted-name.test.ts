import { expect, it } from "vitest";
import { choiceFrom } from "../../parts/screen-choice.ts";
import { nameFitting } from "./fitted-name.ts";

const ROOM = { width: 35, size: 3.3, small: 2.75 };
const DOUBLE = "Annemarie-Luise Wiesenhütter-Kaltenbrunner";

it("a name that fits stays as it is; a longer one becomes smaller, then loses its first name, then its second half", () => {
  const fit = nameFitting(["Zoë Achleitner", "Maximilian von Hohenthal", DOUBLE], ROOM);
  expect(fit("Zoë Achleitner")).toEqual({ text: "Zoë Achleitner", isSmall: false });
  expect(fit("Maximilian von Hohenthal")).toMatchObject({ text: "Maximilian von Hohenthal" });
  expect(nameFitting([DOUBLE], { ...ROOM, width: 37 })(DOUBLE)).toEqual({
    text: "A. Wiesenhütter-Kaltenbrunner",
    isSmall: true,
  });
  expect(nameFitting([DOUBLE], { ...ROOM, width: 25 })(DOUBLE).text).toBe("A. Wiesenhütter-K.");
});

it("a name with the family before a comma keeps it there", () => {
  const name = "Wiesenhütter-Kaltenbrunner, Annemarie-Luise";
  expect(nameFitting([name], { ...ROOM, width: 25 })(name).text).toBe("Wiesenhütter-K., A.");
});

it("two who would then be the same keep what tells them apart", () => {
  const names = ["Annemarie Wiesenhütter-Kaltenbrunner", "Anton Wiesenhütter-Kaltenbrunner"];
  const fit = nameFitting(names, { ...ROOM, width: 20 });
  expect(names.map((name) => fit(name).text)).toEqual(names);
});

it("a screen shows what its address names, in that order and each once, else the usual", () => {
  expect(choiceFrom({ show: "clock, standings,clock,nonsense" }).decks).toEqual([
    "clock",
    "standings",
  ]);
  expect(choiceFrom({ show: "nonsense" })).toEqual(choiceFrom({}));
  expect(choiceFrom({ scheme: "pink" }).scheme).toBeNull();
});

it("a screen with a name shows what is set for it, but for what its address says itself", () => {
  const foyer = { name: "Foyer", decks: ["next", "pairings"], seconds: 20 } as const;
  expect(choiceFrom({ screen: " foyer" }, [foyer])).toMatchObject({
    decks: ["next", "pairings"],
    seconds: 20,
    scheme: null,
  });
  expect(choiceFrom({ screen: "Foyer", seconds: "500" }, [foyer])).toMatchObject({
    decks: ["next", "pairings"],
    seconds: 120,
  });
  expect(choiceFrom({ screen: "Bar" }, [foyer])).toEqual(choiceFrom({}));
});
