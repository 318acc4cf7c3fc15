import type { Competition } from "../journal/competition.ts";
import type { Part } from "../journal/parts.ts";
import { roundText } from "./round.ts";
import { stageText } from "./stage.ts";

/** Returns a round or stage as text: pairings, results, missing ones; reasons on request. */
export const partText = (competition: Competition, part: Part, why: boolean): string =>
  part.at === "boards"
    ? roundText(competition, part.round, why)
    : stageText(competition, part.stage, why);
