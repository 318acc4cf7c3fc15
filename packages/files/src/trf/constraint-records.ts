import type { TrfDialect, WrittenFact } from "./dialect.ts";
import type { TrfRecord } from "./record.ts";
import { playedRoundsOf } from "./rounds.ts";
import { accelerationOf, type TrfByeGrant, type TrfFacts } from "./tournament.ts";

/** Records of a dialect for the constraints on coming rounds, by fact. */
export const constraintRecords = (
  facts: TrfFacts,
  dialect: TrfDialect,
): readonly (readonly [keyof TrfFacts, WrittenFact])[] => [
  ["byes", byes(facts, dialect)],
  ["absent", absent(facts, dialect)],
  ["accelerations", accelerations(facts, dialect)],
  ["forbidden", forbidden(facts, dialect)],
];

/** True if teams are paired, not players; individual events can have teams, too. */
export const pairsTeams = ({ teams, header }: Pick<TrfFacts, "teams" | "header">): boolean =>
  teams.length > 0 && (header.typeCode === "" || header.typeCode.includes("TEAM"));

/** Without record 240, players' byes are in their own columns; teams' byes have no place. */
const byes = (facts: TrfFacts, dialect: TrfDialect): WrittenFact => {
  const { byes: grants } = facts;
  if (dialect === "trf-2026") return byeRecords(grants);
  return pairsTeams(facts) && grants.length > 0 ? null : [];
};

const byeRecords = (grants: readonly TrfByeGrant[]): readonly TrfRecord[] => {
  const groups = Map.groupBy(grants, ({ bye, round }) => `${bye}${round}`);
  return [...groups.values()].flatMap((group) => {
    const ids = group.map(({ id }) => id);
    return group.slice(0, 1).map(({ bye, round }) => ({ kind: "byes" as const, bye, round, ids }));
  });
};

const absent = (facts: TrfFacts, dialect: TrfDialect): WrittenFact => {
  const { absent: ids, players } = facts;
  if (ids.length === 0) return [];
  if (dialect === "trf-x") return [{ kind: "absent", ids }];
  if (dialect !== "trf-2026") return pairsTeams(facts) ? null : [];
  return [{ kind: "byes", bye: "Z", round: playedRoundsOf(players) + 1, ids }];
};

const accelerations = (facts: TrfFacts, dialect: TrfDialect): WrittenFact => {
  if (facts.accelerations.length === 0) return [];
  if (dialect === "trf-2026") {
    return facts.accelerations.map(({ matchPoints, points, ...range }) => ({
      kind: "acceleration",
      matchPoints: matchPoints === 0 ? null : matchPoints,
      points: points === 0 && matchPoints !== 0 ? null : points,
      ...range,
    }));
  }
  const forTeams = facts.accelerations.some(({ matchPoints }) => matchPoints !== 0);
  return dialect === "trf-2016" || forTeams ? null : byPlayer(facts);
};

/** XXA gives each player's points round by round. */
const byPlayer = (facts: TrfFacts): readonly TrfRecord[] => {
  const lastRound = facts.accelerations.reduce((last, it) => Math.max(last, it.lastRound), 0);
  return facts.players.flatMap(({ startingRank: player }) => {
    const points = Array.from(
      { length: lastRound },
      (_, index) => accelerationOf(facts, player, index + 1).points,
    );
    const last = points.findLastIndex((value) => value !== 0);
    return last < 0
      ? []
      : [{ kind: "player-acceleration" as const, player, points: points.slice(0, last + 1) }];
  });
};

/** Record 260 has three digits for the last round. */
const LAST_ROUND = 999;

const forbidden = ({ forbidden: bans, rounds }: TrfFacts, dialect: TrfDialect): WrittenFact => {
  if (bans.length === 0) return [];
  if (dialect === "trf-2016") return null;
  if (dialect === "trf-2026") {
    return bans.map(({ ids, firstRound, lastRound }) => ({
      kind: "forbidden",
      firstRound,
      lastRound: lastRound ?? rounds ?? LAST_ROUND,
      ids,
    }));
  }
  const always = bans.every(
    ({ firstRound, lastRound }) =>
      firstRound === 1 && (lastRound === null || lastRound >= (rounds ?? LAST_ROUND)),
  );
  return always ? bans.map(({ ids }) => ({ kind: "forbidden-always", ids })) : null;
};
