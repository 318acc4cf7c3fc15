import { type Caution, headingOf, type TournamentState } from "@losfee/core";
import type { TrfOtherRecord, TrfRecord } from "./record.ts";

/** Begins the comment that a tournament has left FIDE mode. */
const LEAVING = "### FIDE Mode @";

/** True for the comment that a tournament has left FIDE mode. */
export const isLeaving = (record: TrfRecord): boolean =>
  record.kind === "comment" && record.text.startsWith(LEAVING);

/**
 * Returns the comments about what an arbiter did after a warning: `### Configuration @ Round 3: …`.
 * A tournament that came in without FIDE mode has left it in round 0.
 */
export const commentsOf = ({
  acknowledged,
  settings,
}: TournamentState): readonly TrfOtherRecord[] => {
  const comments = acknowledged.flatMap(({ caution, round }) => {
    const heading = headingOf(caution);
    return heading === null ? [] : [`### ${heading} @ Round ${round}: ${textOf(caution)}`];
  });
  const isSaid = comments.some((text) => text.startsWith(LEAVING));
  const left =
    settings.fideMode === "left" && !isSaid ? [`${LEAVING} Round 0: not in FIDE mode`] : [];
  return [...left, ...comments].map((text) => ({ kind: "comment", text }));
};

const textOf = (caution: Caution): string => {
  switch (caution.code) {
    case "fide-mode-left":
      return "FIDE mode was left";
    case "rounds-changed":
      return `number of rounds changed from ${caution.from} to ${caution.to}`;
    case "tie-breaks-changed":
      return `ranking was ${caution.from.join(",")}; is ${caution.to.join(",")}`;
    case "tie-break-rules-changed":
      return `tie-break regulations of ${caution.from}; now of ${caution.to}`;
    case "round-corrected":
      return `result of round ${caution.round} corrected`;
    case "numbers-changed":
      return `pairing numbers of ${caution.players} participants changed`;
    case "pairing-differs":
      return `pairings of round ${caution.round} differ from those of the pairing engine`;
    case "full-point-byes":
      return "full-point byes";
    case "absence-changed":
      return "points of unplayed rounds changed";
    case "abnormal-points-changed":
      return "abnormal points assigned or changed";
    default:
      return caution.code;
  }
};
