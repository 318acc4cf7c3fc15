/**
 * Articles 1 and 5 of C.04.3, implemented a second time and as directly as possible, for the
 * reference that the engine is compared with. Shares nothing with the engine but its input.
 */
import type { DutchPlayer, DutchTournament } from "../../src/pairing/fide-dutch/tournament.ts";

export type Preference = {
  readonly colour: "W" | "B";
  readonly kind: "absolute" | "strong" | "mild";
};

/** A player in terms of the articles. */
export interface Person {
  /** Position in the ranking order (1.2), also the player's bit in sets. */
  readonly place: number;
  readonly number: number;
  readonly hasOddNumber: boolean;
  readonly score: number;
  readonly difference: number;
  readonly colours: string;
  readonly preference: Preference | null;
  readonly isTopscorer: boolean;
  readonly mayGetBye: boolean;
  readonly unplayed: number;
  readonly floats: readonly [string, string];
  readonly met: ReadonlySet<number>;
}

const scoreBefore = (player: DutchPlayer, round: number): number => {
  let score = player.addedPoints[round - 1] ?? 0;
  for (const record of player.history.slice(0, round - 1)) score += record?.points ?? 0;
  return score;
};

const preferenceOf = (colours: string): Preference | null => {
  if (colours === "") return null;
  const whites = [...colours].filter((colour) => colour === "W").length;
  const difference = whites - (colours.length - whites);
  if (difference < -1) return { colour: "W", kind: "absolute" };
  if (difference > 1) return { colour: "B", kind: "absolute" };
  if (colours.endsWith("BB")) return { colour: "W", kind: "absolute" };
  if (colours.endsWith("WW")) return { colour: "B", kind: "absolute" };
  if (difference === 1) return { colour: "B", kind: "strong" };
  if (difference === -1) return { colour: "W", kind: "strong" };
  return { colour: colours.endsWith("W") ? "B" : "W", kind: "mild" };
};

const floatIn = (tournament: DutchTournament, player: DutchPlayer, round: number): string => {
  const record = round < 1 ? null : player.history[round - 1];
  if (!record) return "";
  if (record.pairingAllocatedBye) return "down";
  if (!record.played) return record.points > tournament.points.loss ? "down" : "";
  const opponent = tournament.players.find(({ number }) => number === record.opponent)!;
  const [own, theirs] = [scoreBefore(player, round), scoreBefore(opponent, round)];
  return own > theirs ? "down" : own < theirs ? "up" : "";
};

/** The players to be paired, in ranking order. */
export const peopleOf = (tournament: DutchTournament): readonly Person[] => {
  const { round, rounds, points, players } = tournament;
  const best = (round - 1) * Math.max(points.win, points.draw);
  const present = players.filter((player) => player.available);
  const score = (player: DutchPlayer): number => scoreBefore(player, round);
  const ordered = present.toSorted((a, b) => score(b) - score(a) || a.number - b.number);
  const hasEntered = (player: DutchPlayer): boolean =>
    player.available ||
    player.history.some((record) => record?.opponent || record?.pairingAllocatedBye);
  return ordered.map((player, place) => {
    const colours = player.history
      .map((record) => (record?.played ? (record.colour === "white" ? "W" : "B") : ""))
      .join("");
    const numbers = players.filter((other) => hasEntered(other) && other.number <= player.number);
    return {
      place,
      number: player.number,
      hasOddNumber: numbers.length % 2 === 1,
      score: score(player),
      difference: [...colours].reduce((sum, colour) => sum + (colour === "W" ? 1 : -1), 0),
      colours,
      preference: preferenceOf(colours),
      isTopscorer: round === rounds && score(player) > best / 2,
      mayGetBye: !player.history.some(
        (record) =>
          record?.pairingAllocatedBye || (record && !record.played && record.points >= points.win),
      ),
      unplayed: round - 1 - colours.length,
      floats: [floatIn(tournament, player, round - 1), floatIn(tournament, player, round - 2)],
      met: new Set([
        ...player.history.flatMap((record) => (record?.played ? [record.opponent] : [])),
        ...tournament.forbidden.filter((group) => group.includes(player.number)).flat(),
      ]),
    };
  });
};

/** [C1] and [C3]. */
export const canMeet = (a: Person, b: Person): boolean => {
  if (a.met.has(b.number) || b.met.has(a.number)) return false;
  const bothAbsolute = a.preference?.kind === "absolute" && b.preference?.kind === "absolute";
  const isClash = bothAbsolute && a.preference?.colour === b.preference?.colour;
  return !isClash || a.isTopscorer || b.isTopscorer;
};

const KINDS = ["none", "mild", "strong", "absolute"];
const opposite = (colour: "W" | "B"): "W" | "B" => (colour === "W" ? "B" : "W");

/** Article 5: the colour of the first against the second. */
export const colourOf = (a: Person, b: Person, initial: "W" | "B"): "W" | "B" => {
  const [mine, theirs] = [a.preference, b.preference];
  if (mine === null && theirs !== null) return opposite(theirs.colour);
  if (mine !== null && (theirs === null || theirs.colour !== mine.colour)) return mine.colour;
  if (mine !== null && theirs !== null) {
    const strength = KINDS.indexOf(mine.kind) - KINDS.indexOf(theirs.kind);
    if (strength !== 0) return strength > 0 ? mine.colour : opposite(mine.colour);
    const wider = Math.abs(a.difference) - Math.abs(b.difference);
    if (mine.kind === "absolute" && wider !== 0) {
      return wider > 0 ? mine.colour : opposite(mine.colour);
    }
  }
  for (let back = 1; back <= Math.min(a.colours.length, b.colours.length); back++) {
    const had = a.colours.at(-back) as "W" | "B";
    if (had !== b.colours.at(-back)) return opposite(had);
  }
  const higher = a.place < b.place ? a : b;
  const ofHigher = higher.preference?.colour ?? (higher.hasOddNumber ? initial : opposite(initial));
  return higher === a ? ofHigher : opposite(ofHigher);
};
