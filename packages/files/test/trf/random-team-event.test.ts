import {
  decide,
  draftOf,
  lookAhead,
  membershipsOf,
  standingsOf,
  type TournamentCommand,
  type TournamentState,
} from "@losfee/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sweep } from "../../../../test/long.ts";
import {
  competitionOfTrf,
  makeTrf,
  recordedTeamRoundOf,
  recordsOf,
  trfOfCompetition,
} from "../../src/trf/index.ts";
import { readTrf } from "./files.ts";

const SEED = "5eed".repeat(16);

const after = (state: TournamentState | null, command: TournamentCommand): TournamentState => {
  const context = state === null ? { competition: "x", actor: "d", now: AT } : lookAhead(state);
  const decision = decide(state, command, context);
  if (!decision.ok) throw new Error(JSON.stringify(decision.error));
  return decision.value.state;
};

type Outcome = Extract<TournamentCommand, { readonly type: "enter-result" }>["outcome"];

const AT = "2026-11-21T10:00:00.000Z";

/** Ending of a board, from the side of the first seat. */
const MARKS = {
  "1": { kind: "played", scores: [1, 0] },
  "=": { kind: "played", scores: [0.5, 0.5] },
  "0": { kind: "played", scores: [0, 1] },
  "+": { kind: "forfeit", absent: [1] },
  "-": { kind: "forfeit", absent: [0] },
  x: { kind: "forfeit", absent: [0, 1] },
} as const;

const marks = fc.constantFrom(..."1110000====+-x");

const events = fc.record({
  // In a file, a free round of the table looks like an absence: tables are of even size.
  field: fc.oneof(
    fc.tuple(fc.constant("team-swiss"), fc.integer({ min: 3, max: 7 })),
    fc.tuple(fc.constant("team-round-robin"), fc.constantFrom(4, 6)),
  ),
  rounds: fc.integer({ min: 1, max: 2 }),
  /** Boards, match by match; the first of three decides whether the match is forfeited. */
  matches: fc.array(fc.tuple(fc.nat(9), fc.tuple(marks, marks, marks, marks)), {
    minLength: 1,
    maxLength: 8,
  }),
});

type TeamEvent = typeof events extends fc.Arbitrary<infer One> ? One : never;

const played = ({ field: [format, teams], rounds, matches }: TeamEvent): TournamentState => {
  let state = after(null, {
    type: "create-competition",
    name: "Open",
    format,
    // The pairing number breaks all ties: lots differ after a file.
    settings: { fideMode: "off", ranking: ["MPTS", "GPTS", "DE", "BH", "SB", "BC", "TPN"] },
    seed: SEED,
  });
  state = after(state, {
    type: "add-squads",
    squads: Array.from({ length: teams }, (_, team) => ({
      team: `Team ${team + 1}`,
      members: Array.from({ length: 4 }, (_, place) => ({
        name: `Player ${team + 1}.${place + 1}`,
        rating: 2400 - 10 * team - place,
      })),
    })),
  });
  let match = 0;
  for (let round = 1; round <= rounds; round++) {
    state = after(state, { type: "draft-round" });
    const games = draftOf(state)?.games ?? [];
    state = after(state, { type: "publish-round", round });
    for (const game of games) {
      const seats = game.seats as readonly [number, number];
      const [forfeit, boards] = matches[match++ % matches.length] ?? [9, []];
      const outcome: Outcome =
        // At least one match of a round is played: a file has no round without boards.
        forfeit === 0 && game !== games[0]
          ? { kind: "forfeit", absent: [seats[1]] }
          : {
              kind: "match",
              teams: seats,
              boards: boards.map((mark, place) => ({
                players: [
                  memberAt(state, seats[0], place + 1),
                  memberAt(state, seats[1], place + 1),
                ],
                outcome: MARKS[mark as keyof typeof MARKS],
              })),
            };
      state = after(state, { type: "enter-result", round, outcome });
    }
  }
  return state;
};

const memberAt = ({ squads }: TournamentState, team: number, place: number): number =>
  [...membershipsOf(squads)].find(([, one]) => one.team === team && one.place === place)?.[0] ?? 0;

const exported = (state: TournamentState): string => {
  const { records, dropped } = recordsOf(trfOfCompetition(state));
  expect(dropped).toEqual([]);
  const made = makeTrf(records);
  if (!made.ok) throw new Error(made.error.code);
  return new TextDecoder().decode(made.value.bytes);
};

test("any event of teams comes out of its own file with the same pairs, points and file", () => {
  fc.assert(
    fc.property(events, (event) => {
      const state = played(event);
      const text = exported(state);
      const file = readTrf(text);
      expect(file.problems).toEqual([]);
      expect(recordedTeamRoundOf(file.tournament, 1).pairs).toHaveLength(
        Math.floor(event.field[1] / 2),
      );
      const made = competitionOfTrf(file, { seed: SEED, at: AT });
      if (!made.ok) throw new Error(JSON.stringify(made.error));
      expect(exported(made.value.state)).toEqual(text);
      const table = (one: TournamentState) =>
        standingsOf(one).map(({ entry, rank, values }) => [
          one.entries.get(entry)?.name,
          rank,
          values.slice(0, -1),
        ]);
      expect(JSON.stringify(table(made.value.state))).toEqual(JSON.stringify(table(state)));
    }),
    { numRuns: sweep(30, 60) },
  );
}, 60_000);
