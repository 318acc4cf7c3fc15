import { numberOutOfRange } from "../../lifecycle/out-of-range.ts";
import type { Refusal } from "../refusal.ts";
import { isSeated, type Settings } from "../settings/settings.ts";
import type { TeamRules } from "../settings/team-rules.ts";

const MOST_POINTS = 100;

/** Returns the problem of the rules of a team event; null if there is none, or individuals play. */
export const refuseTeams = ({ teams, stages }: Settings): Refusal | null => {
  if (teams === undefined) return null;
  if (stages.some(isSeated)) return range("teams", "no stages at tables");
  const accelerated = stages.findIndex((stage) => stage.options["acceleration"] === "baku");
  if (accelerated >= 0 && teams.primary === "game") {
    // C.04.7 accelerates by the points of a result, which game points do not have.
    return range("acceleration", "primary score: match points", accelerated + 1);
  }
  if (!/^[WB]{1,64}$/.test(teams.colours)) {
    return range("teams.colours", "W, B: WB, WBBW, BW, W …");
  }
  return (
    refusePenalty(teams) ?? refuseSeason(teams) ?? refuseGamePoints(teams) ?? refuseMargins(teams)
  );
};

/** Points of a penalty must be set if a rule costs them. */
const refusePenalty = ({ lineUps: { penalty, sanctions } }: TeamRules): Refusal | null => {
  const isNeeded = Object.values(sanctions).includes("penalty");
  if (penalty === undefined) {
    return isNeeded ? range("teams.lineUps.penalty", "points above 0") : null;
  }
  return penalty.points > 0 ? null : range("teams.lineUps.penalty", "points above 0");
};

const refuseSeason = ({ season }: TeamRules): Refusal | null => {
  if (season === undefined) return null;
  const isNamed = [season.name, season.division].every((text) => text.trim() !== "");
  return isNamed ? null : range("teams.season", "a name and a division");
};

const refuseGamePoints = ({ gamePoints }: TeamRules): Refusal | null => {
  if (gamePoints === undefined) return null;
  const { win, draw, loss } = gamePoints;
  const isOrdered = loss <= draw && draw <= win && loss < win;
  return isOrdered ? null : range("teams.gamePoints", "0 ≤ loss ≤ draw ≤ win, loss < win");
};

/** A larger margin is never worth less, and each occurs once. */
const refuseMargins = ({ margins = [] }: TeamRules): Refusal | null => {
  const much = margins.flatMap(({ points }) => points).find((points) => points > MOST_POINTS);
  if (much !== undefined) return numberOutOfRange("teams.margins", much, [0, MOST_POINTS]);
  const sorted = margins.toSorted((a, b) => a.from - b.from);
  const fits = sorted.every(({ from, points: [winner, loser] }, index) => {
    const before = sorted[index - 1];
    const rises = before === undefined || (from > before.from && winner >= before.points[0]);
    return from > 0 && rises && isPoints(winner) && isPoints(loser) && loser <= winner;
  });
  return fits ? null : range("teams.margins", "0 < from, points ≤ 100, winner ≥ loser");
};

const isPoints = (points: number): boolean =>
  Number.isFinite(points) && points >= 0 && points <= MOST_POINTS;

const range = (setting: string, allowed: string, stage?: number): Refusal => ({
  code: "setting-out-of-range",
  setting,
  allowed,
  ...(stage === undefined ? {} : { stage }),
});
