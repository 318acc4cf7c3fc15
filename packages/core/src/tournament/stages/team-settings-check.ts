import { numberOutOfRange } from "../../lifecycle/out-of-range.ts";
import type { Refusal } from "../refusal.ts";
import { isSeated, type Settings } from "../settings/settings.ts";
import { MOST_BOARDS, type TeamRules } from "../settings/team-rules.ts";

const MOST_POINTS = 100;

/** What is wrong with the rules of an event of teams; null if nothing is, or people play. */
export const refuseTeams = ({ teams, stages }: Settings): Refusal | null => {
  if (teams === undefined) return null;
  if (stages.some(isSeated)) return range("teams", "no stages at tables");
  const accelerated = stages.findIndex((stage) => stage.options["acceleration"] === "baku");
  if (accelerated >= 0 && teams.primary === "game") {
    // C.04.7 accelerates by the points of a result, which game points do not have.
    return range("acceleration", "primary score: match points", accelerated + 1);
  }
  const { boards, colours, byeGamePoints = 0, lineUps } = teams;
  if (!Number.isInteger(boards) || boards < 1 || boards > MOST_BOARDS) {
    return numberOutOfRange("teams.boards", boards, [1, MOST_BOARDS]);
  }
  if (!/^[WB]{1,64}$/.test(colours)) return range("teams.colours", "W, B: WB, WBBW, BW, W …");
  if (!isPoints(byeGamePoints)) {
    return numberOutOfRange("teams.byeGamePoints", byeGamePoints, [0, MOST_POINTS]);
  }
  const { boundAfter } = lineUps;
  if (boundAfter !== null && (!Number.isInteger(boundAfter) || boundAfter < 1)) {
    return range("teams.lineUps.boundAfter", "whole matches ≥ 1");
  }
  return (
    refusePenalty(teams) ??
    refuseLines(teams) ??
    refuseSeason(teams) ??
    refuseGamePoints(teams) ??
    refuseMargins(teams)
  );
};

/** What a rule costs in points is said where one costs them. */
const refusePenalty = ({ lineUps: { penalty, sanctions } }: TeamRules): Refusal | null => {
  const isNeeded = Object.values(sanctions).includes("penalty");
  if (penalty === undefined) {
    return isNeeded ? range("teams.lineUps.penalty", "points above 0") : null;
  }
  if (penalty.points > MOST_POINTS) {
    return numberOutOfRange("teams.lineUps.penalty", penalty.points, [0, MOST_POINTS]);
  }
  const fits = penalty.points > 0 && isPoints(penalty.points);
  return fits ? null : range("teams.lineUps.penalty", "points above 0");
};

const MOST_PLACES = 100;

const refuseLines = ({ lines = {} }: TeamRules): Refusal | null => {
  const wrong = Object.values(lines).find(
    (places) => !Number.isInteger(places) || places < 0 || places > MOST_PLACES,
  );
  return wrong === undefined ? null : numberOutOfRange("teams.lines", wrong, [0, MOST_PLACES]);
};

const MOST_LEVEL = 50;
const MOST_NAME = 100;

const refuseSeason = ({ season }: TeamRules): Refusal | null => {
  if (season === undefined) return null;
  const { name, division, level } = season;
  const isNamed = [name, division].every((text) => text.trim() !== "" && text.length <= MOST_NAME);
  if (!isNamed) return range("teams.season", "a name and a division");
  return Number.isInteger(level) && level >= 1 && level <= MOST_LEVEL
    ? null
    : numberOutOfRange("teams.season.level", level, [1, MOST_LEVEL]);
};

const refuseGamePoints = ({ gamePoints }: TeamRules): Refusal | null => {
  if (gamePoints === undefined) return null;
  const { win, draw, loss } = gamePoints;
  const much = [win, draw, loss].find((points) => points > MOST_POINTS);
  if (much !== undefined) return numberOutOfRange("teams.gamePoints", much, [0, MOST_POINTS]);
  const isOrdered = [win, draw, loss].every(isPoints) && loss <= draw && draw <= win && loss < win;
  return isOrdered ? null : range("teams.gamePoints", "0 ≤ loss ≤ draw ≤ win, loss < win");
};

/** A larger margin is never worth less, and each is named once. */
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
