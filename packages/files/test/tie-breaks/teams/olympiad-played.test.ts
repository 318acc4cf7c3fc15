/** The Chess Olympiad of 2018 as a running event: paired by hand and entered by commands. */
import {
  type BoardOutcome,
  CHAIN_PRESETS,
  decide,
  draftOf,
  type EntryId,
  fold,
  pairedRounds,
  type RecordedTournamentEvent,
  standingsOf,
  type TournamentCommand,
  type TournamentState,
  verifyJournal,
} from "@losfee/core";
import { describe, expect, test } from "vitest";
import { OLYMPIAD_TEAMS } from "./olympiad.ts";

const published = [...OLYMPIAD_TEAMS.values()];

const ROUNDS = 11;
const BOARDS = 4;

/** A match of a round as published: White on the first board, and that team's game points. */
interface PublishedMatch {
  readonly teams: readonly [EntryId, EntryId];
  readonly won: number;
}

/** Teams are entered in the order of the final list, so that entry 1 is China. */
const matchesOf = (round: number): readonly PublishedMatch[] =>
  published.flatMap(({ r }, index) => {
    const [opponent, colour, won] = r[round - 1] ?? [0, "", ""];
    if (colour !== "w" || typeof won !== "number") return [];
    return [{ teams: [index + 1, opponent] as const, won }];
  });

const awayIn = (round: number): readonly EntryId[] =>
  published.flatMap(({ r }, index) => (r[round - 1]?.[0] === 0 ? [index + 1] : []));

/** The published list only has totals: the first boards won, half a point on the next one. */
const boardsOf = (won: number): readonly { readonly outcome: BoardOutcome }[] =>
  Array.from({ length: BOARDS }, (_, board) => {
    const score = Math.min(1, Math.max(0, won - board));
    return { outcome: { kind: "played", scores: [score, 1 - score] } };
  });

/** Carries out commands; where the rules object to a pairing, the director overrides them. */
class Running {
  state: TournamentState | null = null;
  readonly events: RecordedTournamentEvent[] = [];

  get now(): TournamentState {
    if (this.state === null) throw new Error("nothing was created");
    return this.state;
  }

  give(command: TournamentCommand): void {
    const context = { competition: "batumi", actor: "director", now: "2018-09-24T11:00:00.000Z" };
    let decision = decide(this.state, command, context);
    if (!decision.ok && decision.error.code === "rules-broken") {
      const despite = { breaches: decision.error.breaches, reason: "paired so in Batumi" };
      decision = decide(this.state, { ...command, despite } as TournamentCommand, context);
    }
    if (!decision.ok) throw new Error(`${command.type}: ${JSON.stringify(decision.error)}`);
    this.events.push(...decision.value.events);
    this.state = decision.value.state;
  }

  playRound(round: number): void {
    const matches = matchesOf(round);
    const reason = "paired so in Batumi";
    this.give({ type: "draft-round", pinned: matches.map(({ teams }) => teams), reason });
    for (const { teams } of matches) {
      const drafted = draftOf(this.now)?.games.find(({ seats }) => seats.includes(teams[0]));
      if (drafted === undefined) throw new Error(`no match of ${teams}`);
      if (drafted.seats[0] === teams[0]) continue;
      const act = { kind: "exchange-starts", board: drafted.board } as const;
      this.give({ type: "adjust-draft", round, act, reason });
    }
    this.give({ type: "publish-round", round });
    for (const { teams, won } of matches) {
      const outcome = { kind: "match", teams, boards: boardsOf(won) } as const;
      this.give({ type: "enter-result", round, outcome });
    }
  }
}

const replayed = (): Running => {
  const event = new Running();
  const ranking = CHAIN_PRESETS.find(({ id }) => id === "chess-olympiad-2010")?.chain ?? [];
  event.give({
    type: "create-competition",
    name: "Olympiad",
    format: "team-swiss",
    settings: {
      ranking,
      stages: [{ system: "team-swiss", rounds: ROUNDS, options: {}, participants: "everybody" }],
    },
    seed: "5eed".repeat(16),
  });
  event.give({ type: "add-entries", entries: published.map(({ n }) => ({ name: n })) });
  for (const [index, { r }] of published.entries()) {
    const rounds = r.flatMap(([opponent], at) => (opponent === 0 ? [at + 1] : []));
    if (rounds.length > 0) event.give({ type: "pause-entry", entry: index + 1, rounds });
  }
  for (let round = 1; round <= ROUNDS; round++) event.playRound(round);
  return event;
};

/**
 * Teams whose place by the published matches differs from the official list; `olympiad.test.ts`
 * shows each with the values of both.
 */
const ELSEWHERE: readonly EntryId[] = [12, 48, 85, 89, 94, 95, 108, 117, 149, 159];

describe("the Chess Olympiad of 2018, played again as a running event", () => {
  const event = replayed();
  const placings = standingsOf(event.now);

  test("has all matches as they were paired, with their colours, and who stayed away", () => {
    for (const { number, games, unplayed } of pairedRounds(event.now)) {
      const expected = matchesOf(number).map(({ teams }) => teams.join("–"));
      expect(games.map(({ seats }) => seats.join("–")).toSorted()).toEqual(expected.toSorted());
      expect(unplayed.map(({ entry }) => entry).toSorted((a, b) => a - b)).toEqual(awayIn(number));
    }
    expect(pairedRounds(event.now).flatMap(({ games }) => games)).toHaveLength(1009);
  });

  test("has the match points, Olympiad Sonneborn-Berger and game points of all 185 teams", () => {
    for (const { entry, values } of placings) {
      const { n, mp, gp, osb } = published[entry - 1] ?? {};
      expect(values.slice(0, 3), n).toEqual([mp, osb ?? 0, gp]);
    }
    expect(placings).toHaveLength(185);
  });

  test("ends in the official order", () => {
    const order = placings.map(({ entry }) => entry);
    const following = order.filter((entry) => !ELSEWHERE.includes(entry));
    expect(following).toEqual(following.toSorted((a, b) => a - b));
    expect(following).toHaveLength(175);
    expect(order.slice(0, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test("follows from its journal", () => {
    expect(verifyJournal(event.events).sound).toBe(true);
    const again = fold(JSON.parse(JSON.stringify(event.events)), null);
    expect(again && standingsOf(again)).toEqual(placings);
  });
});
