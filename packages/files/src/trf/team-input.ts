import type { TeamPreferences, TeamSwissRecord, TeamSwissTournament } from "@losfee/core";
import { bakuAcceleration, err, ok, type Result } from "@losfee/core";
import { abnormalIndexOf, adjustmentOf } from "./abnormal-points.ts";
import { boardOneColour, recordedTeamRoundOf } from "./recorded-team-round.ts";
import type { TrfTeamCard, TrfTeamRound } from "./team-card.ts";
import { teamCardsOf } from "./team-matches.ts";
import { accelerationOf, forbiddenPairsOf, type TrfTournament } from "./tournament.ts";

/** An assumption in reading a round of teams from a file. */
export type TeamInputNote =
  /** Neither stated nor evident from an earlier round: White. */
  | { readonly code: "trf-initial-colour-assumed" }
  /** Record 192 is empty: type A, match points first, game points for colours. */
  | { readonly code: "trf-team-type-assumed" }
  /** Matches before the round have a game without result; their known part counts. */
  | { readonly code: "trf-matches-without-result"; readonly matches: number }
  /** Records 250 replace Baku acceleration. */
  | { readonly code: "trf-baku-replaced" };

/** A round to be paired, as input of the engine for C.04.6. */
export interface TeamInput {
  readonly tournament: TeamSwissTournament;
  readonly notes: readonly TeamInputNote[];
}

/** Reasons why a file does not define a round to be paired. */
export type TeamInputRefusal =
  /** The event pairs players, not teams. */
  | { readonly code: "trf-no-team-event" }
  /** Record 192 declares another system. */
  | { readonly code: "trf-not-team-swiss"; readonly declared: string }
  /** With game points as the primary score there is no acceleration (C.04.7, 1.4.4). */
  | { readonly code: "trf-team-baku-by-game-points" }
  /** No record 142: the last round is unknown. */
  | { readonly code: "trf-no-round-count" }
  | { readonly code: "trf-no-round-left"; readonly rounds: number }
  | { readonly code: "trf-no-such-round"; readonly round: number; readonly last: number };

/** Options of the caller, independent of the file. */
export interface TeamInputOptions {
  /** The round to be paired; by default the first one that is not in the file. */
  readonly round?: number;
  /** Baku acceleration, even if the file does not ask for it. */
  readonly baku?: boolean;
}

/** The variant of a team Swiss in record 192. */
export interface TeamType {
  readonly preferences: TeamPreferences;
  readonly primary: "MP" | "GP";
  readonly secondaryForColours: boolean;
  readonly baku: boolean;
}

/** All parts except acceleration are optional: `FIDE_TEAM` alone has the defaults of C.04.6. */
const TYPE = /^FIDE_TEAM(?:(?:_TYPE([AB]))?_(MP|GP)(?:_(MP|GP))?)?(_BAKU)?$/;

/** Parses record 192; null if it declares another system. */
export const teamTypeOf = (typeCode: string): TeamType | null => {
  const found = TYPE.exec(typeCode.trim().toUpperCase() || "FIDE_TEAM");
  if (found === null) return null;
  const [, type, primary, secondary, baku] = found;
  if (secondary !== undefined && secondary === primary) return null;
  const shared = { baku: baku !== undefined };
  if (primary === undefined) {
    return { preferences: "A", primary: "MP", secondaryForColours: true, ...shared };
  }
  return {
    preferences: type === "A" || type === "B" ? type : "none",
    primary: primary === "GP" ? "GP" : "MP",
    secondaryForColours: secondary !== undefined,
    ...shared,
  };
};

/**
 * Returns the engine input for a round of teams: a coming one without the declared absences, or a
 * past one as it stood before, with its actual participants. O(players · rounds).
 */
export const teamInputOf = (
  trf: TrfTournament,
  { round = trf.playedRounds + 1, baku = false }: TeamInputOptions = {},
): Result<TeamInput, TeamInputRefusal> => {
  if (!trf.teamEvent) {
    const other = trf.header.typeCode;
    // There are teams, but record 192 declares an individual event.
    const isOther = trf.teams.length > 0 && other !== "";
    return err(
      isOther ? { code: "trf-not-team-swiss", declared: other } : { code: "trf-no-team-event" },
    );
  }
  const declared = teamTypeOf(trf.header.typeCode);
  if (declared === null) return err({ code: "trf-not-team-swiss", declared: trf.header.typeCode });
  const type = { ...declared, baku: declared.baku || baku };
  if (type.baku && type.primary === "GP") return err({ code: "trf-team-baku-by-game-points" });
  const rounds = roundCountFor(trf, round);
  if (!rounds.ok) return rounds;
  const cards = teamCardsOf(trf).toSorted((a, b) => a.team - b.team);
  const colour = trf.initialColour ?? inferredTeamColour(trf);
  const isAvailable = availability(trf, round);
  const pointsIn = addedPoints(trf, type, cards, rounds.value);
  return ok({
    tournament: {
      round,
      rounds: rounds.value,
      preferences: type.preferences,
      secondaryForColours: type.secondaryForColours,
      initialColour: colour === "b" ? "black" : "white",
      teams: cards.map((card) => ({
        number: card.team,
        available: isAvailable(card),
        history: card.rounds.slice(0, round - 1).map((each) => recordOf(trf, each, type)),
        addedPoints: Array.from({ length: round }, (_, index) => pointsIn(card.team, index + 1)),
        virtualPoints:
          pointsIn(card.team, round) - adjustment(trf, card.team, round, type.primary === "GP"),
        addedSecondaryPoints: adjustment(trf, card.team, round, type.primary === "MP"),
      })),
      forbidden: forbiddenPairsOf(trf, round),
    },
    notes: notesOf(trf, type, cards, round, colour !== null),
  });
};

const roundCountFor = (
  { rounds, playedRounds }: TrfTournament,
  round: number,
): Result<number, TeamInputRefusal> => {
  if (!Number.isInteger(round) || round < 1 || round > playedRounds + 1) {
    return err({ code: "trf-no-such-round", round, last: playedRounds + 1 });
  }
  // A report of a finished event need not state the number of rounds.
  if (round <= playedRounds) return ok(Math.max(rounds ?? 0, playedRounds));
  if (rounds === null) return err({ code: "trf-no-round-count" });
  return round > rounds ? err({ code: "trf-no-round-left", rounds }) : ok(rounds);
};

/** A match with a game without result was paired: the two have met and had their colours. */
const recordOf = (
  trf: TrfTournament,
  each: TrfTeamRound,
  { primary }: TeamType,
): TeamSwissRecord => {
  const { kind, opponent, matchPoints, gamePoints } = each;
  const played = kind === "match" || kind === "pending";
  const colour = played ? boardOneColour(trf, each.colour) : null;
  return {
    opponent: opponent ?? 0,
    played,
    colour: colour === null ? null : colour === "w" ? "white" : "black",
    points: primary === "MP" ? matchPoints : gamePoints,
    secondaryPoints: primary === "MP" ? gamePoints : matchPoints,
    barsBye:
      kind === "pairing-allocated-bye" || kind === "forfeit-win" || kind === "full-point-bye",
  };
};

const availability = (trf: TrfTournament, round: number): ((card: TrfTeamCard) => boolean) => {
  if (round <= trf.playedRounds) {
    return ({ rounds }) => {
      const each = rounds[round - 1];
      return each?.opponent != null || each?.kind === "pairing-allocated-bye";
    };
  }
  const away = new Set(trf.absences.filter((grant) => grant.round === round).map(({ id }) => id));
  return ({ team }) => !away.has(team);
};

/** Returns penalties and bonuses before a round, of game or match points. */
const adjustment = (trf: TrfTournament, team: number, round: number, ofGames: boolean): number => {
  if (round === 1) return 0;
  const { points, matchPoints } = adjustmentOf(
    abnormalIndexOf(trf.abnormalPoints),
    team,
    round - 1,
  );
  return ofGames ? points : matchPoints;
};

/** Returns primary points in addition to the rounds': records 299, and 250 or Baku acceleration. */
const addedPoints = (
  trf: TrfTournament,
  { primary, baku }: TeamType,
  cards: readonly TrfTeamCard[],
  rounds: number,
): ((team: number, round: number) => number) => {
  const { win, draw } = trf.teamScoring;
  const settings = { players: cards.length, rounds, win, draw };
  const virtual = new Map(
    cards.map(({ team }, place) => [team, bakuAcceleration(place + 1, settings)]),
  );
  return (team, round) => {
    const given = adjustment(trf, team, round, primary === "GP");
    if (trf.accelerations.length > 0) {
      const { points, matchPoints } = accelerationOf(trf, team, round);
      return given + (primary === "GP" ? points : matchPoints);
    }
    return given + (baku ? (virtual.get(team)?.[round - 1] ?? 0) : 0);
  };
};

/** Infers the colour drawn by lot from a first round's first pair: an odd first-team's. */
export const inferredTeamColour = (trf: TrfTournament): "w" | "b" | null => {
  if (trf.playedRounds === 0) return null;
  const coloured = recordedTeamRoundOf(trf, 1).pairs.filter((pair) => pair.coloured);
  const firstOf = (pair: { readonly white: number; readonly black: number }): number =>
    Math.min(pair.white, pair.black);
  const pair = coloured.toSorted((a, b) => firstOf(a) - firstOf(b))[0];
  if (pair === undefined) return null;
  const first = firstOf(pair);
  return (first % 2 === 1) === (first === pair.white) ? "w" : "b";
};

const notesOf = (
  trf: TrfTournament,
  { baku }: TeamType,
  cards: readonly TrfTeamCard[],
  round: number,
  colourIsKnown: boolean,
): readonly TeamInputNote[] => {
  const notes: TeamInputNote[] = [];
  if (trf.header.typeCode.trim() === "") notes.push({ code: "trf-team-type-assumed" });
  if (!colourIsKnown) notes.push({ code: "trf-initial-colour-assumed" });
  const pending = cards.flatMap(({ rounds }) =>
    rounds.slice(0, round - 1).filter(({ kind }) => kind === "pending"),
  ).length;
  if (pending > 0) {
    notes.push({ code: "trf-matches-without-result", matches: Math.ceil(pending / 2) });
  }
  if (baku && trf.accelerations.length > 0) notes.push({ code: "trf-baku-replaced" });
  return notes;
};
