import type { Language } from "@losfee/contract";
import { type CompetitionKind, formatsOf, type TournamentCommand } from "@losfee/core";
import type { FullRequest, PageKind } from "../src/index.ts";
import { competitionOf, play, playTo, publishNext, requestOf } from "./play.ts";
import { openStage, playGames, tablesOf, tablesRequest } from "./tables-play.ts";
import { lineUp } from "./teams.ts";

/** People as a tournament has them, short and long. */
const FAMILIES =
  "Papadimitrakopoulos Lüders Aksoy Brzęczyszczykiewicz Li Wiesenhütter-Kaltenbrunner Ní.Dhomhnaill Freifrau.von.Hohenthal-Bergen Demirci Nowak O’Brien Ziegenhagen Østergaard Yıldız Schulze-Niedermüller Rao Kowalczyk Çelik Adeyemi-Fairweather Dvořák";
const GIVEN =
  "Konstantinos Ulrike Ayşe Łukasz Bo Annegret Siobhán Maximiliane Gülay Oluwaseun María.del.Carmen Hans-Joachim Søren Ottilie Venkatanarasimharajuvaripeta";
const CLUBS = [
  "Blanko Leipzig",
  "Wiener Wortwerk",
  "Scrabble-Gesellschaft Oberfranken-Nordwestböhmen",
  "Dreifacher Wortwert Köln",
];

const LONG = "Schachgemeinschaft Freibauer Niederkirchen-Oberschwarzach 1887 e. V.";

const spaced = (words: string): readonly string[] =>
  words.split(" ").map((word) => word.replaceAll(".", " "));

/** `count` different people. */
const people = (count: number) => {
  const [families, given] = [spaced(FAMILIES), spaced(GIVEN)];
  return Array.from({ length: count }, (_, index) => {
    const again = Math.floor(index / (families.length * 3));
    const family = families[(index * 7) % families.length];
    const first = given[(index * 11 + again) % given.length];
    return {
      name: `${family}${again === 0 ? "" : ` ${"ABCDEFGH"[again]}`}, ${first}`,
      club: CLUBS[index % CLUBS.length] ?? "",
      ...(index % 3 === 0 ? { title: "WGM" as const } : {}),
    };
  });
};

/** An event with everything to print. */
export interface PrintWorld {
  readonly id: string;
  readonly kind: PageKind;
  readonly ask: (language: Language) => FullRequest<CompetitionKind>;
}

const director = { role: "director", label: "director" } as const;
const now = "2026-11-20T12:31:00.000Z";

const ofBoards = (id: string, make: () => ReturnType<typeof playTo>): PrintWorld => ({
  id,
  kind: "tournament",
  ask: (language) =>
    requestOf(make(), { language, now, viewer: director, baseUrl: "https://losfee.example" }),
});

const event = (count: number, format: string, rounds: number) => () =>
  publishNext(playTo(competitionOf(people(count), { format }), rounds));

/** Six teams of long names, lined up at that many boards. */
const teams = (boards: number) => () => {
  const preset = formatsOf("tournament").find(({ id }) => id === "team-swiss")?.settings.teams;
  if (preset === undefined) throw new Error("no team event");
  const names = Array.from({ length: 6 }, (_, index) => `${LONG} ${index + 1}`);
  const settings = { format: "team-swiss", teams: { ...preset, boards } };
  const squads = names.map(
    (_, index): TournamentCommand => ({
      type: "add-members",
      team: index + 1,
      members: people(60).slice(index * 10, index * 10 + boards + 4),
    }),
  );
  const world = publishNext(play(competitionOf(names, settings), squads));
  const places = Array.from({ length: boards }, (_, index) => index + 1);
  return play(
    world,
    names.map((_, index) => lineUp(world, index + 1, places)),
  );
};

/** Sixty letters without a place to break. */
const UNBROKEN = "Wolfeschlegelsteinhausenbergerdorffvoralternwarengewissenhaf";

const kingLui: PrintWorld = {
  id: "king-lui-31",
  kind: "tables",
  ask: (language) =>
    tablesRequest(playGames(openStage(tablesOf("king-lui", 31))), {
      ...{ language, now, viewer: director, baseUrl: "https://losfee.example" },
      params: { competition: "kl-2026" },
    }),
};

/** Some events of each kind. */
export const fewPrintWorlds: readonly PrintWorld[] = [
  ofBoards("chess-7 with names of sixty letters", () => {
    const unbroken = people(7).map((one, at) => ({ ...one, name: `${UNBROKEN}${at}` }));
    return publishNext(playTo(competitionOf(unbroken, { format: "fide-swiss" }), 1));
  }),
  ofBoards("scrabble-22", event(22, "scrabble-championship", 4)),
  ofBoards("teams-4", teams(4)),
  kingLui,
];

/** Events of each kind, from seven players to hundreds. */
export const manyPrintWorlds: readonly PrintWorld[] = [
  ...fewPrintWorlds,
  ofBoards("scrabble-46", event(46, "scrabble-swiss", 4)),
  ofBoards("chess-61", event(61, "fide-swiss", 1)),
  ofBoards("chess-400", event(400, "fide-swiss", 1)),
  ofBoards("round-robin-14", event(14, "fide-round-robin", 9)),
  ofBoards("teams-20", teams(20)),
];
