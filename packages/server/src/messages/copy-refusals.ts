import { describerOf, type Language } from "@losfee/contract";
import { copyRefusalsSentences } from "@losfee/messages/server-copy-refusals";
import type { CopyRefusal } from "../copy/copy-storage.ts";
import type { StorageRefusal } from "../journal/open-storage.ts";
import { describeStorageRefusal } from "./database-refusals.ts";

type OwnRefusal = Exclude<CopyRefusal, StorageRefusal>;

const isOwn = (refusal: CopyRefusal): refusal is OwnRefusal => refusal.code.startsWith("copy-");

const describeOwn = describerOf<OwnRefusal>(copyRefusalsSentences);

/** Describes why nothing was copied, and the way out. */
export const describeCopyRefusal = (refusal: CopyRefusal, language: Language): string =>
  isOwn(refusal) ? describeOwn(refusal, language) : describeStorageRefusal(refusal, language);
