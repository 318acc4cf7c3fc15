import { expect, it } from "vitest";
import { nameFitting } from "./fitted-name.ts";

const ROOM = { width: 35, size: 3.3, small: 2.75 };
const DOUBLE = "Annemarie-Luise Wiesenhütter-Kaltenbrunner";

it("names are shortened in this order: initial, without particles, half of a double name, smaller", () => {
  const long = "Maximiliane Freifrau von Hohenthal-Bergen";
  const at = (width: number) => nameFitting([long, DOUBLE], { ...ROOM, width })(long);
  expect(at(70)).toEqual({ text: long, isSmall: false });
  expect(at(50)).toEqual({ text: "M. Freifrau von Hohenthal-Bergen", isSmall: false });
  expect(at(35)).toEqual({ text: "M. Hohenthal-Bergen", isSmall: false });
  expect(at(28)).toEqual({ text: "M. Hohenthal-B.", isSmall: false });
  expect(at(22)).toEqual({ text: "M. Hohenthal-B.", isSmall: true });
  expect(
    nameFitting(["Ludwig van Beethoven"], { ...ROOM, width: 21 })("Ludwig van Beethoven").text,
  ).toBe("L. Beethoven");
  expect(
    nameFitting(["Hohenthal-Bergen, Maximiliane"], { ...ROOM, width: 25 })(
      "Hohenthal-Bergen, Maximiliane",
    ).text,
  ).toBe("Hohenthal-B., M.");
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
