import { expect, test } from "vitest";
import { languageFrom } from "./language.ts";

test("what --lang says goes before the terminal", () => {
  expect(languageFrom(["list", "--lang", "de"], { LANG: "en_GB" })).toBe("de");
  expect(languageFrom(["--lang=en", "list"], { LANG: "de_DE" })).toBe("en");
});

test("the strongest variable that is set decides", () => {
  expect(languageFrom([], { LC_ALL: "", LANG: "de_DE.UTF-8" })).toBe("de");
  expect(languageFrom([], { LC_ALL: "C", LANG: "de_DE.UTF-8" })).toBe("en");
  expect(languageFrom([], { LC_MESSAGES: "de", LANG: "en_US" })).toBe("de");
});

test("the language of the terminal where it is spoken, else English", () => {
  expect(languageFrom([], {})).toBe("en");
  expect(languageFrom([], { LANG: "de_CH" })).toBe("de");
  expect(languageFrom([], { LANG: "fr_FR" })).toBe("fr");
  expect(languageFrom([], { LANG: "it_IT" })).toBe("en");
  expect(languageFrom([], { LANG: "deu_XX" })).toBe("en");
});

test("on Windows, which has no such variables, the language of the system", () => {
  expect(languageFrom([], {}, "fr-FR")).toBe("fr");
  expect(languageFrom([], { LANG: "de_DE" }, "fr-FR")).toBe("de");
  expect(languageFrom([], {}, "it-IT")).toBe("en");
});
