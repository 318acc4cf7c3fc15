import { describeBreak, describerOf, eachLanguage } from "@losfee/contract";
import { restoreRefusals } from "@losfee/messages/server-restore-refusals";
import type { RestoreRefusal } from "../backup/restore.ts";
import { describeOpenRefusal } from "./journal-refusals.ts";

/** Describes why nothing was restored, and the way out. */
export const describeRestoreRefusal = describerOf<RestoreRefusal>(
  eachLanguage(restoreRefusals, (t, language) => ({
    ...t,
    "restore-unreadable": ({ why }) => describeOpenRefusal(why, language),
    "restore-competition-broken": ({ competition, path, ...broken }) =>
      t["restore-competition-broken"]({
        competition,
        path,
        broken: describeBreak(broken, language),
      }),
    "restore-journal-unreadable": ({ why }) =>
      t["restore-journal-unreadable"]({ why: describeOpenRefusal(why, language) }),
  })),
);
