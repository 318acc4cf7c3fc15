import type { Trace } from "@losfee/contract";
import type { JournalKey } from "@losfee/core";
import { query } from "../storage/query.ts";

/** Writes the device and link of an event. */
export const insertTrace = query((db, row: JournalKey & Trace & { readonly seq: number }) =>
  db.insertInto("event_traces").values({
    owner: row.owner,
    competition: row.id,
    seq: row.seq,
    session: row.session,
    link: row.link,
    person: row.person,
    browser: row.browser,
    system: row.system,
  }),
);
