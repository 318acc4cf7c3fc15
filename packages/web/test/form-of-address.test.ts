import type { FormOfAddress } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { addressWords } from "../../../test/address-words.ts";
import { pages } from "../src/registry/registry.ts";
import { htmlOf, textOf } from "./html.ts";
import { ladderRequest } from "./ladder-play.ts";

/** Returns the texts of one form of address on the player pages of a pyramid. */
const saidIn = (spoken: FormOfAddress, wanted: FormOfAddress): readonly string[] =>
  pages
    .filter(({ kind, access }) => kind === "ladder" && access !== "director")
    .flatMap((page) => {
      const request = ladderRequest("de");
      if (request.state === null) throw new Error("the pyramid is missing");
      const details = { ...request.state.details, formOfAddress: spoken };
      const html = htmlOf(page, { ...request, state: { ...request.state, details } });
      return html === null ? [] : addressWords(wanted, textOf(html));
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
