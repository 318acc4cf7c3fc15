import type { DutchRound } from "../../src/pairing/fide-dutch/round.ts";
import type { DutchTournament } from "../../src/pairing/fide-dutch/tournament.ts";
import { canMeet, peopleOf } from "./reference-players.ts";

/** Returns the violations of the absolute criteria [C1]–[C3] in a round, and players left out. */
export const violations = (tournament: DutchTournament, round: DutchRound): readonly string[] => {
  const people = new Map(peopleOf(tournament).map((person) => [person.number, person]));
  const seen = round.pairs.flatMap(({ white, black }) => [white.number, black.number]);
  if (round.bye !== null) seen.push(round.bye);
  const wrong: string[] = [];
  if (new Set(seen).size !== seen.length) wrong.push("somebody is paired twice");
  if (seen.length !== people.size) wrong.push("somebody is left out");
  for (const { white, black } of round.pairs) {
    const [one, other] = [people.get(white.number), people.get(black.number)];
    if (one === undefined || other === undefined || !canMeet(one, other)) {
      wrong.push(`${white.number} may not meet ${black.number}`);
    }
  }
  if (round.bye !== null && people.get(round.bye)?.mayGetBye !== true) {
    wrong.push(`${round.bye} may not have the bye`);
  }
  return wrong;
};
