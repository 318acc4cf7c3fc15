import type { TrfTextCode } from "./codes.ts";
import { constraintRecords, pairsTeams } from "./constraint-records.ts";
import type { TrfDialect, WrittenFact } from "./dialect.ts";
import type { TrfCell, TrfPlayerCard, TrfRecord } from "./record.ts";
import { isBlank, playedRoundsOf } from "./rounds.ts";
import { scoringRecords, teamScoringRecords } from "./scoring-records.ts";
import type { TrfByeGrant, TrfFacts } from "./tournament.ts";

/** Facts as records, and the facts that the dialect has no record for. */
export interface TrfRecords {
  readonly records: readonly TrfRecord[];
  readonly dropped: readonly (keyof TrfFacts)[];
}

/**
 * Converts facts to the records of a dialect, in the order of the documents: tournament, points,
 * players, teams, pairing. Lists what the dialect cannot express, and never omits it silently.
 * Comments, unknown records and those for human readers (801, 802) are part of a file, not facts:
 * editing the file keeps them. O(players · rounds).
 */
export const recordsOf = (facts: TrfFacts, dialect: TrfDialect = "trf-2026"): TrfRecords => {
  const official = (records: readonly TrfRecord[]): WrittenFact =>
    dialect === "trf-2026" || records.length === 0 ? records : null;
  const parts: readonly (readonly [keyof TrfFacts, WrittenFact])[] = [
    ["header", texts(facts)],
    ["header", official(codes(facts))],
    [
      "roundDates",
      facts.roundDates.length === 0 ? [] : [{ kind: "round-dates", dates: facts.roundDates }],
    ],
    ["rounds", roundCount(facts, dialect)],
    ["initialColour", colour(facts, dialect)],
    ["orderByRank", order(facts, dialect)],
    ["scoring", scoringRecords(facts.scoring, dialect)],
    ["rankMethods", official(facts.rankMethods.map((it) => ({ kind: "rank-method", ...it })))],
    ["boardColours", official(boardColours(facts))],
    ["teamScoring", official(teamScoringRecords(facts.teamScoring))],
    ["players", playerRecords(facts, dialect)],
    ["nationals", official(facts.nationals.map((it) => ({ kind: "national", ...it })))],
    ["teams", teamRecords(facts, dialect)],
    ...constraintRecords(facts, dialect),
    [
      "abnormalPoints",
      official(facts.abnormalPoints.map((it) => ({ kind: "abnormal-points", ...it }))),
    ],
    ["lineups", official(facts.lineups.map((it) => ({ kind: "lineup", ...it })))],
    ["teamByes", official(teamByes(facts))],
    [
      "forfeitedMatches",
      official(facts.forfeitedMatches.map((it) => ({ kind: "forfeited-match", ...it }))),
    ],
  ];
  const dropped = parts.filter(([, written]) => written === null).map(([fact]) => fact);
  return { records: parts.flatMap(([, written]) => written ?? []), dropped: [...new Set(dropped)] };
};

const textRecords = (entries: readonly (readonly [TrfTextCode, string])[]): readonly TrfRecord[] =>
  entries.flatMap(([code, text]) => (text === "" ? [] : [{ kind: "text" as const, code, text }]));

const texts = ({ header, players, teams }: TrfFacts): readonly TrfRecord[] => {
  const rated = players.filter(({ rating }) => rating !== null).length;
  return textRecords([
    ["012", header.name],
    ["022", header.city],
    ["032", header.federation],
    ["042", header.start],
    ["052", header.end],
    ["062", String(players.length)],
    ["072", String(rated)],
    ["082", teams.length === 0 ? "" : String(teams.length)],
    ["092", header.type],
    ["102", header.chiefArbiter],
    ...header.deputies.map((name) => ["112", name] as const),
    ["122", header.times],
  ]);
};

const codes = ({ header }: TrfFacts): readonly TrfRecord[] =>
  textRecords([
    ["182", header.pairingController],
    ["192", header.typeCode],
    ["202", header.tieBreaks.join(",")],
    ["212", header.standings.join(",")],
    ["222", header.timeControl],
  ]);

const roundCount = ({ rounds }: TrfFacts, dialect: TrfDialect): WrittenFact => {
  if (rounds === null) return [];
  if (dialect === "trf-2016") return null;
  return [{ kind: "round-count", code: dialect === "trf-2026" ? "142" : "XXR", rounds }];
};

const colour = ({ initialColour, orderByRank }: TrfFacts, dialect: TrfDialect): WrittenFact => {
  if (initialColour === null) return [];
  if (dialect === "trf-2016") return null;
  if (dialect === "trf-2026") return [{ kind: "initial-colour", colour: initialColour }];
  return [{ kind: "configuration", rank: orderByRank, colour: initialColour }];
};

const order = ({ initialColour, orderByRank }: TrfFacts, dialect: TrfDialect): WrittenFact => {
  if (!orderByRank) return [];
  if (dialect === "trf-2016" || dialect === "trf-2026") return null;
  // With a stated colour, one record contains both.
  return initialColour === null ? [{ kind: "configuration", rank: true, colour: null }] : [];
};

const boardColours = ({ boardColours: colours }: TrfFacts): readonly TrfRecord[] =>
  colours.length === 0 ? [] : [{ kind: "board-colours", colours }];

/** Dialects without record 240 put byes, absences included, in the player's columns. */
const playerRecords = (facts: TrfFacts, dialect: TrfDialect): readonly TrfRecord[] => {
  const next = playedRoundsOf(facts.players) + 1;
  const away: readonly TrfByeGrant[] =
    dialect === "trf-2026" || pairsTeams(facts)
      ? []
      : [
          ...facts.byes,
          ...(dialect === "trf-x" ? [] : facts.absent).map((id) => ({
            bye: "Z" as const,
            round: next,
            id,
          })),
        ];
  const byPlayer = Map.groupBy(away, ({ id }) => id);
  return facts.players.map((card) => ({
    kind: "player",
    ...cardOf(card),
    cells: withByes(card.cells, byPlayer.get(card.startingRank) ?? []),
  }));
};

/** Drops all but the record's own fields. */
const cardOf = (card: TrfPlayerCard): TrfPlayerCard => {
  const { startingRank, sex, title, name, rating, federation, fideId, birth } = card;
  const { points, rank, cells } = card;
  const person = { startingRank, sex, title, name, rating, federation, fideId, birth };
  return { ...person, points, rank, cells };
};

const withByes = (
  cells: TrfPlayerCard["cells"],
  byes: readonly TrfByeGrant[],
): TrfPlayerCard["cells"] => {
  if (byes.length === 0) return cells;
  const filled: (TrfCell | null)[] = [...cells];
  for (const { bye, round } of byes) {
    while (filled.length < round) filled.push(null);
    const stated = filled[round - 1] ?? null;
    if (stated !== null && !isBlank(stated)) continue;
    filled[round - 1] = { opponent: null, colour: null, result: bye };
  }
  return filled;
};

const teamRecords = ({ teams }: TrfFacts, dialect: TrfDialect): readonly TrfRecord[] =>
  teams.map((team) =>
    dialect === "trf-2026"
      ? { kind: "team", ...team }
      : { kind: "team-013", name: team.name, players: team.players },
  );

const teamByes = ({ teamByes: teams, teamScoring }: TrfFacts): readonly TrfRecord[] => {
  const { byeMatchPoints: matchPoints, byeGamePoints: gamePoints } = teamScoring;
  // A file may state the worth of a bye before there is one.
  const isSilent = teams.length === 0 && gamePoints === null;
  return isSilent ? [] : [{ kind: "team-byes", matchPoints, gamePoints, teams }];
};
