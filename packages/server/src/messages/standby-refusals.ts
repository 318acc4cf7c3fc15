import { describerOf } from "@losfee/contract";
import { follows, reigns } from "@losfee/messages/server-standby-refusals";
import type { FollowRefusal } from "../standby/follower.ts";
import type { ReignRefusal } from "../standby/take-over.ts";

/** Describes why a file does not follow another machine, and the way out. */
export const describeFollowRefusal = describerOf<FollowRefusal>(follows);

/** Describes why a file that follows or was taken over cannot be served, and the way out. */
export const describeReignRefusal = describerOf<ReignRefusal>(reigns);
