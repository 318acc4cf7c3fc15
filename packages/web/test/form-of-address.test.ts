import type { FormOfAddress } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { pages } from "../src/registry/registry.ts";
import { htmlOf, textOf } from "./html.ts";
import { ladderRequest } from "./ladder-play.ts";

/** Words that only one form of address has; `sie` and `ihr` in small letters are other people. */
const WORDS: Readonly<Record<FormOfAddress, RegExp>> = {
  formal: /(?<![\p{L}\p{N}])(?:Sie|Ihnen|Ihre?[mnrs]?)(?![\p{L}\p{N}])/gu,
  informal: /(?<![\p{L}\p{N}])(?:du|dich|dir|deine?[mnrs]?)(?![\p{L}\p{N}])/giu,
};

/** What the pages of a pyramid that players see say of one form of address. */
const saidIn = (spoken: FormOfAddress, wanted: FormOfAddress): readonly string[] =>
  pages
    .filter(({ kind, access }) => kind === "ladder" && access !== "director")
    .flatMap((page) => {
      const request = ladderRequest("de");
      if (request.state === null) throw new Error("the pyramid is missing");
      const details = { ...request.state.details, formOfAddress: spoken };
      const html = htmlOf(page, { ...request, state: { ...request.state, details } });
      return html === null ? [] : [...textOf(html).matchAll(WORDS[wanted])].map(([word]) => word);
    });

describe("pages that speak to players", () => {
  it("say „Sie“, and nothing else, unless it is set otherwise", () => {
    expect(saidIn("formal", "formal")).not.toEqual([]);
    expect(saidIn("formal", "informal")).toEqual([]);
  });

  it("say „du“, and nothing else, where that is set", () => {
    expect(saidIn("informal", "informal")).not.toEqual([]);
    expect(saidIn("informal", "formal")).toEqual([]);
  });
});
