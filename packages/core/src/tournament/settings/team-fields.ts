import { own } from "../../base/fields.ts";
import { MOST_BOARDS, SANCTIONS, type TeamRules } from "./team-rules.ts";

const points = { kind: "decimal", minimum: 0, maximum: 100, step: 0.5 } as const;
const places = { kind: "integer", minimum: 0, maximum: 100, missing: 0 } as const;
const sanction = { kind: "choice", choices: SANCTIONS, missing: "none" } as const;
const mark = { kind: "flag", mark: true, missing: false } as const;

const firstPenalty = (): NonNullable<TeamRules["lineUps"]["penalty"]> => ({
  of: "match-points",
  points: 1,
});

/** The rules of matches between teams. */
export const TEAMS = {
  kind: "group",
  missing: null,
  when: ["of-teams"],
  topic: "matches",
  fields: {
    boards: { kind: "integer", minimum: 1, maximum: MOST_BOARDS },
    colours: { kind: "text", longest: 64 },
    primary: { kind: "choice", choices: ["match", "game"] },
    byeGamePoints: { ...points, missing: null },
    gamePoints: {
      kind: "group",
      named: true,
      missing: { win: 1, draw: 0.5, loss: 0 },
      fields: { win: points, draw: points, loss: points },
    },
    margins: { ...own<NonNullable<TeamRules["margins"]>>(), missing: [] },
    season: {
      kind: "group",
      topic: "league",
      missing: null,
      begins: () => ({ name: "", division: "", level: 1 }),
      fields: {
        name: { kind: "text", longest: 100 },
        division: { kind: "text", longest: 100 },
        level: { kind: "integer", minimum: 1, maximum: 50 },
      },
    },
    lines: {
      kind: "group",
      named: true,
      topic: "league",
      missing: {},
      fields: {
        promoted: places,
        promotionPlayOff: places,
        relegationPlayOff: places,
        relegated: places,
      },
    },
    neutral: { ...mark, topic: "league" },
    lineUps: {
      kind: "group",
      topic: "line-ups",
      fields: {
        order: { kind: "choice", choices: ["list", "fixed", "free"] },
        emptyBoards: { kind: "choice", choices: ["last", "any"] },
        boundAfter: { kind: "integer", minimum: 1, maximum: 1000, nullable: true },
        oneMatchADay: mark,
        penalty: {
          kind: "group",
          named: true,
          missing: null,
          begins: firstPenalty,
          fields: {
            of: { kind: "choice", choices: ["match-points", "game-points"] },
            points,
          },
        },
        sanctions: {
          kind: "group",
          named: true,
          fields: {
            order: sanction,
            "empty-board": sanction,
            bound: sanction,
            registered: sanction,
            suspended: sanction,
            loan: sanction,
            "same-day": sanction,
          },
        },
      },
    },
    captainsEnter: { ...mark, topic: "line-ups" },
  },
} as const;
