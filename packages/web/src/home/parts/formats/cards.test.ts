import { LANGUAGES } from "@losfee/contract";
import { formats } from "@losfee/core";
import { expect, it } from "vitest";
import { cardNote, cardTitle, formatCards } from "./cards.ts";

it("every preset has one card, with a title and a sentence in every language", () => {
  expect(formatCards.map(({ id }) => id).sort()).toEqual(formats.map(({ id }) => id).sort());
  for (const { id } of formatCards) {
    for (const language of LANGUAGES) {
      expect(cardTitle(id, language)).not.toBe(id);
      expect(cardNote(id, language)).not.toBe(id);
    }
  }
});
