import { own } from "../../base/fields.ts";
import type { RankPointScale } from "../../ranking/tables/rank-points.ts";
import { TABLES_RULES } from "./settings.ts";

/** The rules of games at tables. */
export const TABLES_FIELD = {
  kind: "group",
  topic: "points",
  when: ["at-tables"],
  missing: TABLES_RULES,
  fields: {
    results: { kind: "choice", choices: ["game-points", "places"] },
    best: { kind: "choice", choices: ["most", "fewest"] },
    tieRounding: { kind: "choice", choices: ["whole", "half", "none"] },
    scales: own<readonly RankPointScale[]>(),
    sharedWins: { kind: "flag" },
    sharedLosses: { kind: "flag" },
    seedFrom: {
      kind: "choice",
      choices: ["previous", "first"],
      topic: "course",
    },
    fewerEntries: {
      kind: "choice",
      choices: ["skip-stage", "fewer-tables"],
      topic: "course",
    },
    noShow: {
      kind: "group",
      topic: "course",
      fields: {
        firstStage: { kind: "choice", choices: ["draw-again", "empty-seat"] },
        laterStage: { kind: "choice", choices: ["next-best", "empty-seat"] },
      },
    },
  },
} as const;
