import type { Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";

/** Returns a transaction runner that calls `tell` after each success. */
export const tellingOn =
  (tables: Pick<Tables, "transact">, tell: () => void) =>
  async <T extends { readonly ok: boolean }>(work: () => Steps<T>): Promise<T> => {
    const done = await tables.transact(work);
    if (done.ok) tell();
    return done;
  };
