import { describe, expect, it } from "vitest";
import { languageFor } from "./language.ts";

describe("the language of an answer", () => {
  it("is what the address asks for, before what was chosen earlier", () => {
    expect(languageFor({ query: "en", cookie: "de", acceptLanguage: "de" })).toBe("en");
  });

  it("is what was chosen earlier, before what the browser prefers", () => {
    expect(languageFor({ cookie: "en", acceptLanguage: "de-AT,de;q=0.9" })).toBe("en");
  });

  it("is the browser's first language that the program speaks", () => {
    expect(languageFor({ acceptLanguage: "it-IT, en;q=0.6, de;q=0.7" })).toBe("de");
    expect(languageFor({ acceptLanguage: "en-GB,en;q=0.9,de;q=0.8" })).toBe("en");
    expect(languageFor({ acceptLanguage: "de;q=0, en;q=0.1" })).toBe("en");
  });

  it("is German where nobody says otherwise", () => {
    expect(languageFor({})).toBe("de");
    expect(languageFor({ query: "it", cookie: "<b>", acceptLanguage: "it, *;q=0.5" })).toBe("de");
  });
});
