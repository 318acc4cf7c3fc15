import { err, ok } from "../../base/result.ts";
import { findSystem } from "../../pairing/registry.ts";
import { nextDraft } from "../drafts/next-draft.ts";
import type { TournamentEvent } from "../events.ts";
import { afterEvent } from "../fold/after-event.ts";
import type { Warning } from "../refusal.ts";
import { draftOf } from "../state.ts";
import type { Decider, Decision } from "./context.ts";
import { draftNext, publishRound } from "./rounds.ts";

/**
 * Publishes all rounds of a table up to one, regardless of unplayed earlier ones: a match played in
 * advance then takes line-ups and a result like any other. Only for tables; other systems need the
 * results of earlier rounds. O(rounds · draft).
 */
export const publishAhead: Decider<"publish-ahead"> = (state, { round: last }, context) => {
  const draft = draftOf(state);
  if (draft !== undefined) return err({ code: "draft-exists", round: draft.number });
  if (last <= state.rounds.length) return err({ code: "round-already-published", round: last });
  const events: TournamentEvent[] = [];
  const warnings: Warning[] = [];
  let current = state;
  const take = (decision: Decision): void => {
    for (const event of decision.events) current = afterEvent(current, event, context);
    events.push(...decision.events);
    warnings.push(...decision.warnings);
  };
  while (current.rounds.length < last) {
    const next = nextDraft(current);
    const isAhead =
      next?.kind === "round" && findSystem(next.placed.stage.system)?.plannedAhead === true;
    if (next?.kind !== "round" || !isAhead) return err({ code: "fixture-unknown", round: last });
    const basedOn = next.placed.firstRound - 1;
    const drafted = draftNext(current, { type: "draft-round", basedOn }, context);
    if (!drafted.ok) return drafted;
    take(drafted.value);
    const publish = { type: "publish-round", round: next.round } as const;
    const published = publishRound(current, publish, context);
    if (!published.ok) return published;
    take(published.value);
  }
  return ok({ events, warnings });
};
