import type { DutchPlayer, DutchRecord } from "./tournament.ts";

/** Strengths of a colour preference (C.04.3, 1.7), weakest first. */
export const NO_PREFERENCE = 0;
export const MILD = 1;
export const STRONG = 2;
export const ABSOLUTE = 3;

/** Colour histories and preferences, by rank. White is 1, black −1. */
export interface ColourState {
  /** Games with white minus games with black (1.6): exact below 32,768 games, where 16 bits end. */
  readonly differences: Int16Array;
  /** The colour due: 1 white, −1 black, 0 before the first game. */
  readonly preferences: Int8Array;
  /** {@link NO_PREFERENCE} … {@link ABSOLUTE}. */
  readonly strengths: Uint8Array;
  /** Colours of the games played, first game first; unplayed rounds are left out. */
  readonly colours: readonly Int8Array[];
}

/** Computes the colour preferences of players (C.04.3, 1.6 and 1.7). */
export const colourStates = (players: readonly DutchPlayer[]): ColourState => {
  const colours = players.map(coloursPlayed);
  const differences = new Int16Array(players.length);
  const preferences = new Int8Array(players.length);
  const strengths = new Uint8Array(players.length);
  colours.forEach((had, rank) => {
    let difference = 0;
    for (let game = 0; game < had.length; game++) difference += had[game] as number;
    differences[rank] = difference;
    const last = had[had.length - 1] ?? 0;
    const twice = had.length > 1 && had[had.length - 2] === last;
    if (Math.abs(difference) > 1) preferences[rank] = -Math.sign(difference);
    else preferences[rank] = twice || difference === 0 ? -last : -difference;
    if (had.length === 0) strengths[rank] = NO_PREFERENCE;
    else if (Math.abs(difference) > 1 || twice) strengths[rank] = ABSOLUTE;
    else strengths[rank] = difference === 0 ? MILD : STRONG;
  });
  return { colours, differences, preferences, strengths };
};

/** Returns the colours of played games in order: white 1, black −1. Skips unplayed rounds. */
export const coloursPlayed = (player: {
  readonly history: readonly (Pick<DutchRecord, "played" | "colour"> | null)[];
}): Int8Array => {
  const had = new Int8Array(player.history.length);
  let games = 0;
  for (const record of player.history) {
    if (record?.played && record.colour !== null) had[games++] = record.colour === "white" ? 1 : -1;
  }
  return had.subarray(0, games);
};
