import type { Language } from "@losfee/contract";
import type { CompetitionKind, TournamentState } from "@losfee/core";
import type { FullRequest, PageKind } from "../src/index.ts";
import { ladderRequest } from "./ladder-play.ts";
import {
  annas,
  competitionOf,
  enterResults,
  type Played,
  play,
  playTo,
  publishNext,
  requestOf,
} from "./play.ts";
import { openStage, playGames, playTables, tablesOf, tablesRequest } from "./tables-play.ts";
import { firstSeats, lineUp, matchResult, teamEvent } from "./teams.ts";
import { SMALL_CHAMPIONSHIP } from "./worlds.ts";

/** An event whose console is looked at. */
interface ConsoleWorld {
  readonly id: string;
  readonly kind: PageKind;
  readonly ask: (language: Language) => FullRequest<CompetitionKind>;
}

const director = { role: "owner", label: "director" } as const;

const summaryOf = ({ competition, name, seq }: TournamentState) => ({
  kind: "tournament" as const,
  id: competition,
  name,
  format: "fide-swiss",
  status: "open" as const,
  entries: 9,
  rounds: 3,
  plannedRounds: 7,
  hue: 50,
  seq,
});

/** Everything that pages about no competition are built from. */
const general = (world: Played): Partial<FullRequest> => ({
  competitions: [
    summaryOf(world.state),
    { ...summaryOf(world.state), id: "b", name: "Anna 1 Open" },
  ],
  festival: {
    id: "festival",
    name: "Anna 1 Festival",
    organisation: "club",
    place: "Anna 3",
    startsOn: null,
    endsOn: null,
    createdAt: "2026-03-02T09:00:00Z",
    organiser: { id: "club", name: "Anna 2" },
    competitions: [summaryOf(world.state)],
  },
  account: {
    name: "Anna 1",
    language: "de",
    addresses: ["anna@club.example"],
    passkeys: [
      {
        id: "key",
        name: "Anna 3",
        createdAt: "2026-03-02T09:00:00Z",
        lastUsedAt: null,
      },
    ],
    connected: [{ id: "club", name: "Anna 4" }],
    others: [{ id: "other", name: "Anna 5" }],
    sessions: [
      {
        id: "s",
        browser: "Firefox",
        system: "Linux",
        lastUsedAt: "2026-03-02T09:00:00Z",
        isHere: true,
      },
    ],
    sendsMail: true,
    noPasskeys: null,
    entries: [
      {
        competition: "dm-2026",
        name: "Deutsche Meisterschaft",
        entry: 1,
        who: "Anna 1",
        isTeam: false,
        waitsFor: null,
        details: null,
        correction: null,
      },
    ],
    teams: [{ competition: "dm-2026", name: "Anna 6", team: "Anna 7" }],
    ownsAlone: [{ id: "club", name: "Anna 8", others: ["Anna 9"] }],
  },
});

const tournament = (id: string, world: Played): ConsoleWorld => ({
  id,
  kind: "tournament",
  ask: (language) =>
    requestOf(world, {
      language,
      params: {
        competition: "dm-2026",
        entry: "1",
        a: "1",
        b: "2",
        round: "1",
        board: "1",
        organisation: "club",
        festival: "festival",
      },
      viewer: director,
      query: { why: "1", seq: "20", open: "1", team: "1" },
      ...general(world),
    }),
});

const away = (world: Played): Played =>
  play(world, [
    { type: "pause-entry", entry: 3, rounds: [4] },
    { type: "request-absence", entry: 5, wish: { kind: "withdrawal" }, reason: "Zug um fünf" },
  ]);

/** In the second round some results are in, others not. */
const running = (format: string, stages?: typeof SMALL_CHAMPIONSHIP): Played =>
  away(
    enterResults(
      publishNext(playTo(competitionOf(annas(13), { format, ...(stages && { stages }) }), 1)),
      3,
    ),
  );

/** Line-ups, one of them against the order of the list, and a match with a result. */
const matches = (format: string): Played => {
  const begun = teamEvent(format, 8, 10);
  const [one, other] = firstSeats(begun);
  const boards = begun.state.settings.teams?.boards ?? 4;
  const places = Array.from({ length: boards }, (_, index) => index + 1);
  const [first = 1, second = 2, ...rest] = places;
  return play(begun, [
    lineUp(begun, one, places),
    lineUp(begun, other, [second, first, ...rest], "Anna 1 krank"),
    matchResult(begun, "1=0+".repeat(boards).slice(0, boards)),
  ]);
};

const tables = playTables(playGames(openStage(tablesOf("king-lui", 12)), 3), {
  type: "withdraw-entry",
  entry: 4,
  reason: "ill",
});

/** An event of each kind of console. */
export const consoleWorlds: readonly ConsoleWorld[] = [
  tournament("chess and its single keys", running("fide-swiss")),
  tournament("a championship", running("scrabble-championship", SMALL_CHAMPIONSHIP)),
  tournament("matches of teams", matches("team-swiss")),
  tournament("a league", matches("league")),
  {
    id: "tables",
    kind: "tables",
    ask: (language) =>
      tablesRequest(tables, {
        language,
        viewer: director,
        params: {
          competition: "kl-2026",
          entry: "1",
          a: "1",
          b: "2",
          stage: "1",
          table: "1",
          game: "1",
        },
        query: { why: "1", seq: "20" },
      }),
  },
  {
    id: "a pyramid",
    kind: "ladder",
    ask: (language) => ({
      ...ladderRequest(language),
      viewer: director,
      query: { entry: "2", seq: "8" },
    }),
  },
];
