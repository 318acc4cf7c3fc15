/** Reasons of decisions about people are for organisers: no public response contains them. */
import {
  type ChallengeStatus,
  type CommandInput,
  type CompetitionState,
  fold,
  isOfKind,
  type LadderState,
  openChallenges,
  publishedRounds,
  type RecordedTournamentEvent,
  squadOf,
  type TournamentState,
} from "@losfee/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commandsFor, movesOf } from "../../../../test/clumsy-director.ts";
import { tablesCommandsFor, tablesMovesOf } from "../../../../test/clumsy-tables-director.ts";
import { sweep } from "../../../../test/long.ts";
import { occurrencesOf } from "../../src/news/occurrences-of.ts";
import { changeFor } from "../../src/stream/visible-change.ts";
import { payloadOf } from "../../src/webhooks/payload.ts";
import { createSample } from "../samples/create-sample.ts";
import { allAsked, limits, readableAddresses } from "./every-address.ts";
import { openTestServer, type TestServer, visitor } from "./test-server.ts";

const MARK = "so it was whispered";

/** Marks every reason in a command with its subject. */
const marked = <Command extends { readonly type: string }>(command: Command): Command =>
  JSON.parse(
    JSON.stringify(command, (key, value: unknown) =>
      key === "reason" && typeof value === "string" ? `${MARK}: ${command.type}` : value,
    ),
  );

/** Returns the public output that contains a reason: pages, feeds, the API, the stream. */
const toldOf = async (server: TestServer, id: string): Promise<readonly string[]> => {
  const anybody = await visitor(server);
  const state = await server.competitions.state(id);
  if (state === null) throw new Error(`no competition ${id}`);
  const asked = allAsked(await readableAddresses(anybody), id, state);
  const told: string[] = [];
  const look = (where: string, text: string): void => {
    const at = text.indexOf(MARK);
    if (at >= 0) told.push(`${where}: ${text.slice(at, at + MARK.length + 30)}`);
  };
  for (const { address, accept } of asked) {
    const { text } = await anybody.send("GET", address, { headers: { accept } });
    look(`${address} (${accept})`, text);
  }
  const events = await server.competitions.events(id);
  expect(JSON.stringify(events)).toContain(MARK);
  for (const event of events) {
    look("stream", JSON.stringify(changeFor(state.kind, event, { role: "public", label: "" })));
  }
  // Only webhooks of tournaments are covered.
  if (state.kind === "ladder") return told;
  let before: TournamentState | null = null;
  for (const event of events) {
    const after: TournamentState | null = fold([event as RecordedTournamentEvent], before);
    if (after === null) continue;
    for (const occurrence of occurrencesOf(before, event, after)) {
      const reader = { language: "en", baseUrl: "" } as const;
      look("webhook", payloadOf(after, occurrence, "result.entered", reader).body);
    }
    before = after;
  }
  return told;
};

const run = async (
  { competitions }: TestServer,
  id: string,
  commands: (state: CompetitionState) => readonly CommandInput[],
): Promise<void> => {
  const state = await competitions.state(id);
  if (state === null) throw new Error(`no competition ${id}`);
  for (const command of commands(state)) {
    const given = marked(command);
    const answer = await competitions.run(id, given, { actor: "director" });
    if (answer.ok || answer.error.code !== "rules-broken" || !("breaches" in answer.error))
      continue;
    // Sent as a reason that is public.
    const despite = { breaches: answer.error.breaches, reason: "said in public" };
    await competitions.run(id, { ...given, despite } as CommandInput, { actor: "director" });
  }
};

const begun = async (server: TestServer, format: string): Promise<string> => {
  const created = await server.competitions.create({ name: "Ulm", format }, { actor: "director" });
  if (!created.ok) throw new Error(created.error.code);
  const { id } = created.value;
  const entries = Array.from({ length: 9 }, (_, index) => ({ name: `Player ${index}` }));
  await run(server, id, () => [{ type: "add-entries", entries }]);
  return id;
};

/** Removals and changes by hand that random moves seldom produce. */
const acts: readonly CommandInput[] = [
  { type: "withdraw-entry", entry: 3, reason: "?" },
  { type: "impose-penalty", entry: 2, round: 1, points: 5, reason: "?" },
  { type: "request-absence", entry: 4, wish: { kind: "pause", rounds: [2] }, reason: "?" },
  { type: "decline-request", entry: 4, reason: "?" },
] as readonly CommandInput[];

/** A round whose first game at a table, if it has one, counts for no player. */
const begin: readonly CommandInput[] = [
  { type: "draft-round" },
  { type: "publish-round", round: 1 },
  { type: "annul-game", round: 1, board: 1, reason: "?" },
] as readonly CommandInput[];

const played = async (
  format: string,
  moves: readonly ((state: CompetitionState) => readonly CommandInput[])[],
): Promise<readonly string[]> => {
  const server = await openTestServer(undefined, { limits });
  try {
    const id = await begun(server, format);
    await run(server, id, () => begin);
    for (const commands of moves) await run(server, id, commands);
    await run(server, id, () => acts);
    return await toldOf(server, id);
  } finally {
    await server.close();
  }
};

const inStatus = (state: LadderState, wanted: ChallengeStatus) =>
  openChallenges(state).filter(({ status }) => status === wanted);

const numRuns = sweep(1, 25);

describe("no public answer tells why somebody left, was moved, punished or refused", () => {
  it.each(["fide-swiss", "scrabble-swiss"])("of a %s", async (format) => {
    await fc.assert(
      fc.asyncProperty(movesOf(40, 60), async (moves) => {
        const commands = moves.map(
          (move) => (state: CompetitionState) =>
            isOfKind("tournament", state) ? commandsFor(state, move) : [],
        );
        expect(await played(format, commands)).toEqual([]);
      }),
      { numRuns },
    );
  });

  it("of a king-lui", async () => {
    await fc.assert(
      fc.asyncProperty(tablesMovesOf(40, 60), async (moves) => {
        const commands = moves.map(
          (move) => (state: CompetitionState) =>
            isOfKind("tournament", state) ? tablesCommandsFor(state, move) : [],
        );
        expect(await played("king-lui", commands)).toEqual([]);
      }),
      { numRuns },
    );
  });

  it("of a league with its line-ups, sanctions and moved matches", async () => {
    const server = await openTestServer(undefined, { limits });
    try {
      const ports = { now: () => "2026-11-21T08:00:00.000Z", newSuffix: () => "sample" };
      const stored = await createSample(server.competitions, "league", "en", ports);
      if (!stored.ok) throw new Error(stored.error.code);
      const { id } = stored.value;
      await run(server, id, (state) => {
        if (!isOfKind("tournament", state)) return [];
        const round = publishedRounds(state);
        const open = state.rounds[round - 1]?.games.find(({ result }) => result === null);
        const [home = 0, away = 0] = open?.seats ?? [];
        const turned = (team: number) => {
          const [one, other, ...rest] = squadOf(state.squads, team).map((member) => member.id);
          const boards = state.settings.teams?.boards ?? 0;
          return [other ?? 0, one ?? 0, ...rest].slice(0, boards);
        };
        const lineUp = (team: number) =>
          ({ type: "set-line-up", round, team, players: turned(team), reason: "?" }) as const;
        const draw = { outcome: { kind: "played", scores: [0.5, 0.5] } } as const;
        const boards = Array.from({ length: state.settings.teams?.boards ?? 0 }, () => draw);
        const [next] = state.rounds[0]?.games ?? [];
        return [
          lineUp(home),
          lineUp(away),
          {
            ...{ type: "enter-result", round },
            outcome: { kind: "match", teams: [home, away], boards },
          },
          { type: "waive-penalty", entry: home, round, reason: "?" },
          {
            type: "impose-penalty",
            entry: away,
            round,
            of: "match-points",
            points: 1,
            reason: "?",
          },
          {
            ...{ type: "move-match", round: round + 1, teams: [home, away] },
            ...{ at: "2027-01-01", venue: "", reason: "?" },
          },
          {
            ...{ type: "correct-result", round: 1, board: next?.board ?? 1, repair: "keep" },
            ...{ outcome: { kind: "match", teams: next?.seats ?? [0, 0], boards }, reason: "?" },
          },
          { type: "withdraw-entry", entry: home, reason: "?" },
        ] as unknown as readonly CommandInput[];
      });
      expect(await toldOf(server, id)).toEqual([]);
    } finally {
      await server.close();
    }
  });

  it("of a Pyramid with departures and rulings, games called off and adjudicated", async () => {
    let today = "2026-11-21T08:00:00.000Z";
    const server = await openTestServer(undefined, { limits, now: () => new Date(today) });
    try {
      const ports = { now: () => today, newSuffix: () => "sample" };
      const stored = await createSample(server.competitions, "pyramid", "en", ports);
      if (!stored.ok) throw new Error(stored.error.code);
      const { id } = stored.value;
      const types = ["retire", "expel-player", "adjudicate", "void-challenge", "decide-dispute"];
      await run(server, id, (state) => {
        if (!isOfKind("ladder", state)) return [];
        const seated = state.seats.flatMap((player) => player ?? []);
        const [disputed] = openChallenges(state).filter(({ status }) => status === "disputed");
        const [challenged] = inStatus(state, "pendingAcceptance");
        const [begun] = inStatus(state, "running");
        return [
          ...(disputed === undefined
            ? []
            : [{ type: "decide-dispute", challenge: disputed.id, outcome: "draw", reason: "?" }]),
          { type: "void-challenge", challenge: challenged?.id ?? "", reason: "?" },
          { type: "void-challenge", challenge: begun?.id ?? "", reason: "?" },
          { type: "retire", player: seated.at(-1) ?? 0, reason: "?" },
          { type: "expel-player", player: seated.at(-2) ?? 0, reason: "?" },
        ] as unknown as readonly CommandInput[];
      });
      // Games last a year at most.
      today = "2028-01-10T08:00:00.000Z";
      await run(server, id, () => [{ type: "pass-time" }]);
      await run(server, id, (state) => {
        if (!isOfKind("ladder", state)) return [];
        const [ended] = inStatus(state, "inAdjudication");
        return [
          { type: "adjudicate", challenge: ended?.id ?? "", winner: null, reason: "?" },
        ] as unknown as readonly CommandInput[];
      });
      const recorded = JSON.stringify(await server.competitions.events(id));
      const times = (type: string) => recorded.split(`${MARK}: ${type}`).length - 1;
      expect(types.map((type) => [type, times(type)])).toEqual([
        ["retire", 1],
        ["expel-player", 1],
        ["adjudicate", 1],
        ["void-challenge", 2],
        ["decide-dispute", 1],
      ]);
      expect(await toldOf(server, id)).toEqual([]);
    } finally {
      await server.close();
    }
  });
});
