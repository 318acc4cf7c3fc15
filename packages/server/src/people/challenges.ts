import { randomBytes } from "node:crypto";
import { tokenHash } from "../access/tokens.ts";
import { inserting } from "../storage/inserting.ts";
import { query } from "../storage/query.ts";
import { jsonOf } from "../storage/rows.ts";
import { first, run, type Steps } from "../storage/steps.ts";

/** Challenges that a browser answers once, within {@link CHALLENGE_MINUTES}. */
export interface Challenges {
  /** Creates a challenge; `detail` is stored here until it is answered. */
  ask(purpose: ChallengePurpose, person: string | null, detail?: unknown): Steps<string>;
  /**
   * Uses up an answered challenge and returns its detail; undefined if it was answered before,
   * expired, or was issued for another purpose or person.
   */
  take(purpose: ChallengePurpose, person: string | null, challenge: string): Steps<unknown>;
}

export type ChallengePurpose = "passkey" | "new-passkey" | "openid";

const CHALLENGE_MINUTES = 10;

const insert = inserting("sign_in_challenges", [
  "challengeHash",
  "purpose",
  "person",
  "detail",
  "expiresAt",
]);

const remove = query((db, { hash, purpose }: Record<"hash" | "purpose", string>) =>
  db
    .deleteFrom("sign_in_challenges")
    .where(({ and }) => and({ challenge_hash: hash, purpose }))
    .returningAll(),
);

const removeOld = query((db, { now }: { readonly now: string }) =>
  db.deleteFrom("sign_in_challenges").where("expires_at", "<=", now),
);

/** Creates the challenges in the tables, by the clock `now`. */
export const createChallenges = (now: () => string): Challenges => ({
  *ask(purpose, person, detail = null) {
    const challenge = randomBytes(32).toString("base64url");
    const time = now();
    const expiresAt = new Date(Date.parse(time) + CHALLENGE_MINUTES * 60_000).toISOString();
    yield* run(removeOld({ now: time }));
    const kept = { purpose, person, detail: JSON.stringify(detail), expiresAt };
    yield* run(insert({ challengeHash: tokenHash(challenge), ...kept }));
    return challenge;
  },
  *take(purpose, person, challenge) {
    const row = yield* first(remove({ hash: tokenHash(challenge), purpose }));
    const holds = row !== undefined && row.expires_at > now() && row.person === person;
    return holds ? jsonOf(row, "detail") : undefined;
  },
});
