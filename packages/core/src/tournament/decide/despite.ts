import { err, ok, type Result } from "../../base/result.ts";
import { type Breach, isSameBreach } from "../../pairing/breach.ts";
import type { Judgement } from "../acts/rounds.ts";
import { breachesOf } from "../drafts/breaches.ts";
import type { Refusal } from "../refusal.ts";
import type { BoardRound, Despite, DraftedPairs } from "../round.ts";
import type { TournamentState } from "../state.ts";

/**
 * Returns the absolute rules that a round breaks, as an event records them: all of them, and those
 * `toJustify` with the director's reason. Refuses while one of those is missing from the breaches
 * that the director answered.
 */
export const judge = (
  round: number,
  breaches: readonly Breach[],
  toJustify: readonly Breach[],
  despite: Despite | undefined,
): Result<Judgement, Refusal> => {
  const open = toJustify.filter(
    (breach) => despite?.breaches.some((one) => isSameBreach(one, breach)) !== true,
  );
  if (open.length > 0) return err({ code: "rules-broken", round, breaches: toJustify });
  if (toJustify.length === 0) return ok(judgementOf(breaches));
  const reason = despite?.reason.trim() ?? "";
  if (reason === "") return err({ code: "reason-missing" });
  return ok({ ...judgementOf(breaches), despite: { breaches: toJustify, reason } });
};

/** Returns the breaches of a draft without asking the director: publishing will ask. */
export const judgementOfDraft = (
  state: TournamentState,
  round: Pick<BoardRound, "number" | "stage" | "request">,
  pairs: DraftedPairs,
): Judgement => judgementOf(breachesOf(state, { ...round, ...pairs }));

const judgementOf = (breaches: readonly Breach[]): Judgement =>
  breaches.length === 0 ? {} : { breaches };
