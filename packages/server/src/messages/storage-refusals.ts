import { describeBreak, describerOf, eachLanguage, type Language } from "@losfee/contract";
import { copyRefusalsSentences } from "@losfee/messages/server-copy-refusals";
import { databaseRefusalsSentences } from "@losfee/messages/server-database-refusals";
import { restoreRefusals } from "@losfee/messages/server-restore-refusals";
import { follows, reigns } from "@losfee/messages/server-standby-refusals";
import type { RestoreRefusal } from "../backup/restore.ts";
import type { CopyRefusal } from "../copy/copy-storage.ts";
import type { StorageRefusal } from "../journal/open-storage.ts";
import type { FollowRefusal } from "../standby/follower.ts";
import type { LeadershipRefusal } from "../standby/take-over.ts";
import type { DatabaseRefusal } from "../storage/postgres/refusal.ts";
import { describeOpenRefusal } from "./journal-refusals.ts";

type OwnRefusal = Exclude<CopyRefusal, StorageRefusal>;

const isOwn = (refusal: CopyRefusal): refusal is OwnRefusal => refusal.code.startsWith("copy-");

const describeOwn = describerOf<OwnRefusal>(copyRefusalsSentences);

/** Describes why nothing was copied, and the way out. */
export const describeCopyRefusal = (refusal: CopyRefusal, language: Language): string =>
  isOwn(refusal) ? describeOwn(refusal, language) : describeStorageRefusal(refusal, language);

const isOfDatabase = (refusal: StorageRefusal): refusal is DatabaseRefusal =>
  refusal.code.startsWith("database-");

const describeDatabaseRefusal = describerOf<DatabaseRefusal>(databaseRefusalsSentences);

/** Describes why a file or a database cannot be opened, and the way out. */
export const describeStorageRefusal = (refusal: StorageRefusal, language: Language): string =>
  isOfDatabase(refusal)
    ? describeDatabaseRefusal(refusal, language)
    : describeOpenRefusal(refusal, language);

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

/** Describes why a file does not follow another machine, and the way out. */
export const describeFollowRefusal = describerOf<FollowRefusal>(follows);

/** Describes why a file that follows or was taken over cannot be served, and the way out. */
export const describeLeadershipRefusal = describerOf<LeadershipRefusal>(reigns);
