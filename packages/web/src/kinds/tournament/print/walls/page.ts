import {
  entrantWords,
  formatHalves,
  formatPoints,
  type Language,
  sideWords,
  stageLabel,
  unplayedLabel,
} from "@losfee/contract";
import {
  displayName,
  type EntryId,
  gameTermsOf,
  groupsOfRound,
  initialOf,
  nameOrder,
  type PairOutcome,
  pairedRound,
  publishedRounds,
  type RoundGroup,
  type TournamentState,
  timeOfMoment,
} from "@losfee/core";
import { wallTexts } from "@losfee/messages/print";
import { tableTexts } from "@losfee/messages/tournament-parts-tables";
import { pairingsTexts } from "@losfee/messages/tournament-public-pairings";
import { playerLabel, pointsAfter } from "../../../../parts/player-labels.ts";
import { type Paper, paperOf } from "../../../../parts/print/paper.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { buildMatch } from "../../parts/match/match.ts";
import { groupLabel } from "../../parts/pairings/parts-of.ts";
import { printsOf } from "../../parts/prints-of.ts";
import { publicGames, publicUnplayed, startIsKnown } from "../../parts/public-games.ts";
import { roundFrom } from "../../parts/round-from.ts";
import { sheetRules } from "../../parts/tables/sheet.ts";
import { publishedStage } from "../../parts/tables/stages.ts";
import { pages as tablesPages } from "../../tables-pages-of.ts";

/** Who has which side of a game; null if it is not known or does not matter. */
export type SideMark = "first" | "second" | null;

/** One side of a line. */
export interface WallSide {
  readonly name: string;
  /** Points before the round; empty if the event or the round has none. */
  readonly points: string;
}

/** A game, a match, or a player without one. */
export interface PlaceLine {
  readonly place: string;
  /** The group of the game; empty without groups. */
  readonly group: string;
  readonly sides: readonly [WallSide, WallSide];
  /** The result; empty to write it, null if there is none to come. */
  readonly result: string | null;
}

/** A name, and where to go. */
export interface NameLine {
  readonly name: string;
  /** Letter of the index. */
  readonly letter: string;
  readonly place: string;
  readonly group: string;
  readonly mark: SideMark;
}

/** Players at a table, first seat first. */
export interface TableLine {
  readonly table: number;
  readonly players: readonly string[];
}

/** A list for the wall. */
export interface WallModel {
  readonly paper: Paper;
  readonly title: string;
  /** Start and place; empty if unknown. */
  readonly lead: string;
  /** Word for a place: board, match, table. */
  readonly place: string;
  readonly list:
    | {
        readonly by: "place";
        /** Headings of both sides. */
        readonly sides: readonly [string, string];
        readonly hasPoints: boolean;
        readonly lines: readonly PlaceLine[];
      }
    | { readonly by: "name"; readonly lines: readonly NameLine[] }
    | { readonly by: "table"; readonly lines: readonly TableLine[] };
}

/** A published round, and what its lists share. */
interface WallRound extends Omit<WallModel, "title" | "list"> {
  readonly state: TournamentState;
  readonly language: Language;
  readonly number: number;
  readonly round: NonNullable<ReturnType<typeof pairedRound>>;
  readonly groupOf: (board: number) => string;
}

const wallRound = (request: PageRequest): WallRound | null => {
  const { state, params, language } = request;
  if (state === null) return null;
  const number = roundFrom(params["round"], publishedRounds(state));
  const round = number === null ? undefined : pairedRound(state, number);
  if (number === null || round === undefined) return null;
  const groups = groupsOfRound(state, round);
  return {
    paper: paperOf(request, printsOf(state, language)),
    lead: leadOf(state, number, language),
    place: entrantWords(gameTermsOf(state.settings), language).contest,
    groupOf: (board) => groupText(groups, board, language),
    ...{ state, language, number, round },
  };
};

/** `Beginn 14:00 Uhr, Kornhaus` */
const leadOf = ({ details }: TournamentState, round: number, language: Language): string => {
  const time = timeOfMoment(details.schedule?.[round - 1] ?? "");
  return [time === null ? "" : wallTexts[language].begins({ time }), details.place ?? ""]
    .filter((text) => text !== "")
    .join(", ");
};

const groupText = (groups: readonly RoundGroup[], board: number, language: Language): string => {
  const group = groups.find(({ boards }) => boards.includes(board));
  return group === undefined ? "" : groupLabel(group, pairingsTexts[language]);
};

/** A player's name with the title, as the wall shows it. */
const wallName = (state: TournamentState, entry: EntryId): string => {
  const { title } = playerLabel(state, entry);
  const name = displayName(state, entry);
  return title === "" ? name : `${title} ${name}`;
};

const resultText = (outcome: PairOutcome | null, seats: readonly EntryId[]): string => {
  if (outcome === null) return "";
  if (outcome.kind === "played") return outcome.scores.map(formatHalves).join(" : ");
  return seats.map((entry) => (outcome.absent.includes(entry) ? "−" : "+")).join(" : ");
};

/** Everything a wall list shows, without its own list. */
const wallOf = (
  { paper, lead, place }: WallRound,
  title: string,
  list: WallModel["list"],
): WallModel => ({ ...{ paper, lead, place, title }, list });

const buildPlaces = (request: PageRequest): WallModel | null => {
  const wall = wallRound(request);
  if (wall === null) return null;
  const { state, language, number, round, groupOf } = wall;
  const points = number > 1 ? pointsAfter(state, number - 1) : {};
  const side = (entry: EntryId): WallSide => ({
    name: wallName(state, entry),
    points: points[entry] === undefined ? "" : formatPoints(points[entry], language),
  });
  const games = publicGames(state, round);
  const words = sideWords(gameTermsOf(state.settings), language);
  return wallOf(wall, pairingsTexts[language].titleOf({ round: number }), {
    by: "place",
    sides: games.every(startIsKnown)
      ? [words.first, words.second]
      : [pairingsTexts[language].players, ""],
    hasPoints: Object.keys(points).length > 0,
    lines: [
      ...games.map(({ board, seats, outcome }) => ({
        ...{ place: String(board), group: groupOf(board), result: resultText(outcome, seats) },
        sides: [side(seats[0]), side(seats[1])] as const,
      })),
      ...publicUnplayed(round).map(({ entry, reason }) => ({
        ...{ place: "–", group: "", result: null },
        sides: [side(entry), { name: unplayedLabel(reason, language), points: "" }] as const,
      })),
    ],
  });
};

const buildNames = (request: PageRequest): WallModel | null => {
  const wall = wallRound(request);
  if (wall === null) return null;
  const { state, language, number, round, groupOf } = wall;
  const terms = gameTermsOf(state.settings);
  const games = publicGames(state, round);
  const lines = [
    ...games.flatMap((game) =>
      game.seats.map((entry, seat) => ({
        name: displayName(state, entry),
        ...{ place: String(game.board), group: groupOf(game.board) },
        mark:
          !startIsKnown(game) || terms.sides === "home"
            ? null
            : seat === 0
              ? ("first" as const)
              : ("second" as const),
      })),
    ),
    ...publicUnplayed(round).map(({ entry, reason }) => ({
      ...{ name: displayName(state, entry), place: unplayedLabel(reason, language) },
      ...{ group: "", mark: null },
    })),
  ];
  return wallOf(wall, wallTexts[language].where({ round: number }), {
    by: "name",
    lines: sortedByName(lines, terms.entrants),
  });
};

const sortedByName = (
  lines: readonly Omit<NameLine, "letter">[],
  entrants: "people" | "teams",
): readonly NameLine[] =>
  lines
    .toSorted((a, b) => nameOrder(entrants)(a.name, b.name))
    .map((line) => ({
      ...line,
      letter: initialOf(entrants === "teams" ? `${line.name},` : line.name),
    }));

/** The boards of all matches: `3.2` is the second board of match 3. */
const buildBoards = (request: PageRequest): WallModel | null => {
  const wall = wallRound(request);
  if (wall === null || wall.state.settings.teams === undefined) return null;
  const { state, language, number, round } = wall;
  const t = pairingsTexts[language];
  const words = sideWords(gameTermsOf(state.settings), language);
  const lines = publicGames(state, round).flatMap(({ board: match }) => {
    const params = { ...request.params, round: String(number), board: String(match) };
    const shown = buildMatch({ ...request, params });
    return (shown?.boards ?? []).map(
      ({ board, players }): PlaceLine => ({
        ...{ place: `${match}.${board}`, group: "", result: "" },
        sides: [sideOf(players[0]), sideOf(players[1])],
      }),
    );
  });
  const isSecret = lines.every(({ sides }) => sides.every(({ name }) => name === ""));
  return {
    ...wallOf(wall, t.titleOf({ round: number }), {
      by: "place",
      sides: [words.first, words.second],
      hasPoints: false,
      lines: isSecret ? [] : lines,
    }),
    place: t.board,
    ...(isSecret ? { lead: wallTexts[language].secret } : {}),
  };
};

const sideOf = (player: { readonly name: string; readonly title: string } | null): WallSide => ({
  name: player === null ? "" : `${player.title} ${player.name}`.trim(),
  points: "",
});

/** The tables of a published stage; if they change with each game, of `?game=N`. */
const buildTables =
  (by: "table" | "name") =>
  (request: PageRequest<"tables">): WallModel | null => {
    const { state, params, query, language } = request;
    const stage = state === null ? null : publishedStage(state, params["stage"]);
    if (state === null || stage === null) return null;
    const { fixed } = sheetRules(state, stage.stage);
    const open = stage.games.find(({ tables }) => tables.some(({ result }) => result === null));
    const asked = stage.games.find(({ game }) => game === Number(query["game"]));
    const shown = asked ?? (fixed ? undefined : open) ?? stage.games[0];
    const lines = (shown?.tables ?? []).map(
      ({ board, seats }): TableLine => ({
        table: board,
        players: seats.map((entry) => displayName(state, entry)),
      }),
    );
    const label = stageLabel(stage.stage, state.settings, language);
    const t = tableTexts[language];
    return {
      paper: paperOf(request, printsOf(state, language)),
      lead: leadOf(state, stage.stage, language),
      place: t.tableWord,
      title: fixed ? label : `${label}, ${t.game({ game: shown?.game ?? 1 })}`,
      list:
        by === "table"
          ? { by, lines }
          : {
              by,
              lines: sortedByName(
                lines.flatMap(({ table, players }) =>
                  players.map((name) => ({ name, place: String(table), group: "", mark: null })),
                ),
                "people",
              ),
            },
    };
  };

const title = ({ title: text }: WallModel): string => text;

/** Games or matches of a round in the order of their places. */
export const wallPlacesPage = pages.sheetPage("wall-places", "/pairings/:round?", {
  ...{ build: buildPlaces, title },
});

/** Everybody of a round by name. */
export const wallNamesPage = pages.sheetPage("wall-names", "/names/:round?", {
  ...{ build: buildNames, title },
});

/** Players at the boards of all matches. */
export const wallBoardsPage = pages.sheetPage("wall-boards", "/boards/:round?", {
  ...{ build: buildBoards, title },
});

/** Tables of a stage with their players. */
export const wallTablesPage = tablesPages.sheetPage("wall-tables", "/tables/:stage?", {
  ...{ build: buildTables("table"), title },
});

/** Everybody of a stage by name, with the table. */
export const wallTableNamesPage = tablesPages.sheetPage(
  "wall-table-names",
  "/table-names/:stage?",
  {
    ...{ build: buildTables("name"), title },
  },
);
