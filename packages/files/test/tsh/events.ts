import { readFileSync } from "node:fs";
import { keyOf, offSpread, parseDivision, type TshDivision, withKey } from "../../src/tsh/index.ts";

/** A round of a real event paired by New Swiss, with the settings that reproduce it. */
export interface RecordedRound {
  readonly file: string;
  readonly round: number;
  readonly boards: number;
  readonly repeats: number;
  readonly reproducedWith: readonly {
    readonly basedOnRound: number;
    readonly trackFirsts: boolean;
  }[];
}

const path = (name: string): URL => new URL(name, import.meta.url);

export const recordedRounds: readonly RecordedRound[] = JSON.parse(
  readFileSync(path("new-swiss-rounds.json"), "utf8"),
);

export const eventBytes = (file: string): Uint8Array => readFileSync(path(`events/${file}`));

export const readEvent = (file: string): TshDivision => {
  const division = parseDivision(eventBytes(file));
  if (!division.ok) throw new Error(JSON.stringify(division.error));
  return division.value;
};

/** Returns the division after `rounds` rounds: players switched off later are active again. */
export const cutBack = ({ players, comments }: TshDivision, rounds: number): TshDivision => ({
  comments,
  players: players.map((player) => {
    const cut = {
      ...player,
      opponents: player.opponents.slice(0, rounds),
      scores: player.scores.slice(0, rounds),
    };
    const off = keyOf(player, "off");
    const skipped = player.opponents
      .slice(rounds)
      .every(
        (opponent, index) => opponent === 0 && player.scores[rounds + index] === offSpread(player),
      );
    return off !== undefined && !skipped ? withKey(cut, "off", undefined) : cut;
  }),
});
