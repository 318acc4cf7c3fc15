import { pointsValues } from "../own-results.ts";
import { secondaryScore } from "./score-field.ts";
import { teamFamily } from "./team-family.ts";

/**
 * Match points (C.07 article 11): two for a won match and one for a drawn one, or as configured.
 */
export const matchPoints = teamFamily({
  code: "MPTS",
  words: ["matchpoints", "match-points", "matchpunkte", "mannschaftspunkte"],
  evaluate: (code, field, modifiers) => pointsValues(code, field, { ...modifiers, score: "match" }),
});

/** Game points ("Brettpunkte", C.07 article 11): the points of all boards. */
export const gamePoints = teamFamily({
  code: "GPTS",
  words: ["gamepoints", "game-points", "brettpunkte"],
  evaluate: (code, field, modifiers) => pointsValues(code, field, { ...modifiers, score: "game" }),
});

/** Match points or game points (C.07 article 13.1): the secondary score. */
export const secondaryPoints = teamFamily({
  code: "MPvGP",
  aliases: ["MPVGP"],
  evaluate: (code, field, modifiers) =>
    pointsValues(code, field, { ...modifiers, score: secondaryScore(field) }),
});
