import type { Language } from "@losfee/contract";
import { follows, reigns } from "@losfee/messages/server-standby-refusals";
import type { FollowRefusal } from "../standby/follower.ts";
import type { ReignRefusal } from "../standby/take-over.ts";

/** Describes why a file does not follow another machine, and the way out. */
export const describeFollowRefusal = (refusal: FollowRefusal, language: Language): string => {
  // The table is typed by code, which TypeScript cannot follow through the look-up.
  const sentence = follows[language][refusal.code] as (refusal: FollowRefusal) => string;
  return sentence(refusal);
};

/** Describes why a file that follows or was taken over cannot be served, and the way out. */
export const describeReignRefusal = (refusal: ReignRefusal, language: Language): string => {
  const sentence = reigns[language][refusal.code] as (refusal: ReignRefusal) => string;
  return sentence(refusal);
};
