import type { Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";

/** Runs work in transactions; `tell` is called after each that went well. */
export const tellingOn =
  (tables: Pick<Tables, "transact">, tell: () => void) =>
  async <T extends { readonly ok: boolean }>(work: () => Steps<T>): Promise<T> => {
    const done = await tables.transact(work);
    if (done.ok) tell();
    return done;
  };
