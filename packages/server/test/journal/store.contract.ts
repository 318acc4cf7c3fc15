import { afterEach, beforeEach, describe } from "vitest";
import type { JournalStore } from "../../src/journal/store.ts";
import { appendContract } from "./append.contract.ts";
import { lifeContract } from "./life.contract.ts";

/** Requirements on every journal store. `open` returns an empty store; the suite closes it. */
export const journalStoreContract = (name: string, open: () => Promise<JournalStore>): void => {
  describe(`a journal store: ${name}`, () => {
    let store: JournalStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());
    appendContract(() => store);
    lifeContract(() => store);
  });
};
