import { err, ok } from "../../base/result.ts";
import { decideReopening } from "../../lifecycle/decide.ts";
import { refuseOpenResults, warnOfContradictions } from "../stages/places.ts";
import { draftOf } from "../state.ts";
import { type Decider, type Deciders, decidedAs } from "./context.ts";

/** Closes the competition: no draw follows, so its seed may be published. */
const closeCompetition: Decider<"close-competition"> = (state) => {
  const draft = draftOf(state);
  if (draft !== undefined) return err({ code: "draft-exists", round: draft.number });
  const open = refuseOpenResults(state);
  if (open !== null) return err(open);
  return ok({
    events: [{ type: "competition-closed", data: {} }],
    warnings: warnOfContradictions(state),
  });
};

/** Reopens a closed competition. */
const reopenCompetition: Decider<"reopen-competition"> = (state, command) =>
  decidedAs(decideReopening(state.status, command));

export const closingDeciders = {
  "close-competition": closeCompetition,
  "reopen-competition": reopenCompetition,
} satisfies Deciders;
