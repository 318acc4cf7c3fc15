import { err, ok, type Result } from "../../base/result.ts";
import { type Breach, isSameBreach } from "../../pairing/breach.ts";
import { breachesOf } from "../breaches.ts";
import type { Judgement } from "../events.ts";
import type { Refusal } from "../refusal.ts";
import type { BoardRound, Despite, DraftedPairs } from "../round.ts";
import type { TournamentState } from "../state.ts";

/**
 * What an event records of the absolute rules that a round breaks: all of them, and those that were
 * `asked` about with the director's reason. Refuses as long as one of those `asked` about is not among those
 * that were answered.
 */
export const judge = (
  round: number,
  breaches: readonly Breach[],
  asked: readonly Breach[],
  despite: Despite | undefined,
): Result<Judgement, Refusal> => {
  const open = asked.filter(
    (breach) => despite?.breaches.some((one) => isSameBreach(one, breach)) !== true,
  );
  if (open.length > 0) return err({ code: "rules-broken", round, breaches: asked });
  if (asked.length === 0) return ok(judgementOf(breaches));
  const reason = despite?.reason.trim() ?? "";
  if (reason === "") return err({ code: "reason-missing" });
  return ok({ ...judgementOf(breaches), despite: { breaches: asked, reason } });
};

/** What an event records of a draft that nobody is asked about: publishing it will ask. */
export const judgedUnasked = (
  state: TournamentState,
  round: Pick<BoardRound, "number" | "stage" | "request">,
  pairs: DraftedPairs,
): Judgement => judgementOf(breachesOf(state, { ...round, ...pairs }));

const judgementOf = (breaches: readonly Breach[]): Judgement =>
  breaches.length === 0 ? {} : { breaches };
