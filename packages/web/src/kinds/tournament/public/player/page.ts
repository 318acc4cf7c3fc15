import { describeLeaver, type Language, unplayedText } from "@losfee/contract";
import {
  cardsOf,
  displayName,
  type Entry,
  type EntryId,
  fixturesOfTeam,
  gameTermsOf,
  hasFixtures,
  type Line,
  leaversOf,
  playerNumbers,
  publishedRounds,
  standingsOf,
  type Tally,
  type TournamentState,
  tablesFinalPlaces,
  tallyAfter,
  totalsOf,
} from "@losfee/core";
import {
  type PlayerLabels,
  playerLabel,
  playerLabels,
  ratingOf,
} from "../../../../parts/player-labels.ts";
import { pageKindOf } from "../../../../shell/page-kind.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { type EntryNames, entryNames } from "../../parts/entry-names.ts";
import { type FinalModel, finalModels } from "../../parts/finals.ts";
import { type FixtureLine, fixtureLine } from "../../parts/match/fixtures.ts";
import type { RecordLine } from "../../parts/match/records.ts";
import { leftStages, type OwnStage, ownStages } from "../../parts/player/own-stages.ts";
import { type PlayerRound, playerRounds } from "../../parts/player/rounds.ts";
import { type WhyHere, whyHere } from "../../parts/player/why-here-model.ts";
import { rankingAfter } from "../../parts/ranking.ts";
import { roundFrom } from "../../parts/round-from.ts";
import { type PlayerInTeam, playerInTeam, squadRecords } from "./member.ts";

/** Personal data of a player. */
interface Person extends Pick<Entry, "club" | "nation" | "class"> {
  readonly competition: string;
  readonly entry: EntryId;
  readonly name: string;
  readonly title: string;
  /** 0: unrated; null: not shown here. */
  readonly rating: number | null;
  /** True if the device has chosen this player. */
  readonly isMine: boolean;
  readonly erased: boolean;
}

/** A player of games for two. */
export interface PlayerAtBoards extends Person {
  readonly at: "boards";
  /** Number of the player in the event. */
  readonly number: number;
  /** First round without the player; null while taking part. */
  readonly withdrawnFrom: number | null;
  /** Round of the rank and derivations. */
  readonly round: number;
  readonly published: number;
  readonly of: number;
  readonly rank: number;
  /** Out of the table: without a rank. */
  readonly annulled?: true;
  /** Notes on players who left a round robin: this player, or opponents. */
  readonly leavers: readonly string[];
  readonly tally: Tally;
  /** The bye of the last published round, with its worth; empty without one. */
  readonly bye: string;
  readonly starts: number;
  readonly replies: number;
  readonly rounds: readonly PlayerRound[];
  readonly why: WhyHere;
  /** Squad of a team in the order of its list; null for individual players. */
  readonly squad: readonly RecordLine[] | null;
  /** Remaining matches of a team in a league. */
  readonly toCome: readonly FixtureLine[];
  /** Finals with the player. */
  readonly finals: readonly FinalModel[];
  readonly names: EntryNames;
  /** Opponents. */
  readonly players: PlayerLabels;
}

/** A player of games at tables. */
export interface PlayerAtTables extends Person {
  readonly at: "tables";
  readonly withdrawn: boolean;
  /** Current place in the final table; null before the first stage. */
  readonly place: number | null;
  /** The last first. */
  readonly stages: readonly OwnStage[];
  /** Stages in which a substitute has the player's seat. */
  readonly left: ReturnType<typeof leftStages>;
}

/** A player's page. */
export type PlayerModel = PlayerAtBoards | PlayerAtTables | PlayerInTeam;

/** Returns the data of `:entry`, with the Nth value's working open with `?open=N`. */
const buildPlayer = (request: PageRequest<"tournament", "mine" | "cutLine">): PlayerModel | null =>
  request.state !== null && pageKindOf(request.state, request.query) === "tables"
    ? playerAtTables(request)
    : (playerAtBoards(request) ?? inTeam(request));

const inTeam = ({ state, params }: PageRequest): PlayerInTeam | null =>
  state === null ? null : playerInTeam(state, Number(params["entry"]));

/** A player's games at tables and values, stage by stage; `?stage=2&open=1` opens a working. */
const playerAtTables = (
  request: PageRequest<"tournament", "mine" | "cutLine">,
): PlayerAtTables | null => {
  const { state, params, query, mine } = request;
  const entry = state?.entries.get(Number(params["entry"]));
  if (state === null || entry === undefined) return null;
  const open = { stage: Number(query["stage"]), place: Number(query["open"]) };
  return {
    at: "tables",
    ...personOf(state, entry, mine),
    withdrawn: entry.withdrawal !== null,
    place: tablesFinalPlaces(state).find((one) => one.entry === entry.id)?.place ?? null,
    stages: ownStages(state, entry.id, open, request),
    left: leftStages(state, entry.id, request.language),
  };
};

/** A player's games for two, with the rank after `?round=N`, by default the last published. */
export const playerAtBoards = ({
  state,
  params,
  query,
  language,
  mine,
}: PageRequest<"tournament", "mine">): PlayerAtBoards | null => {
  const number = Number(params["entry"]);
  const entry = state?.entries.get(number);
  const card = state === null ? undefined : cardsOf(state).find((one) => one.entry === number);
  if (state === null || entry === undefined || card === undefined) return null;
  const published = publishedRounds(state);
  const round = roundFrom(query["round"], published);
  if (round === null) return null;
  const { starts, replies } = totalsOf(card, round);
  const own = standingsOf(state, round).find((row) => row.entry === entry.id);
  const ranking = rankingAfter(state, round, language);
  const opponents = card.lines.flatMap((line) => line?.opponent ?? []);
  return {
    at: "boards",
    ...personOf(state, entry, mine),
    number: playerNumbers(state).get(entry.id) ?? entry.id,
    withdrawnFrom: entry.withdrawal?.fromRound ?? null,
    ...{ round, published, of: ranking.rows.length },
    rank: own?.rank ?? 0,
    ...(own?.annulled === true ? { annulled: true as const } : {}),
    leavers: leaversOf(state, round)
      .filter((leaver) => leaver.entry === entry.id || opponents.includes(leaver.entry))
      .map((leaver) => describeLeaver(leaver, displayName(state, leaver.entry), language)),
    tally: tallyAfter(state, card, round),
    ...{ starts, replies },
    bye: byeOf(card.lines[published - 1], state, language),
    rounds: playerRounds(state, entry.id, language),
    squad: state.settings.teams === undefined ? null : squadRecords(state, entry.id),
    toCome:
      hasFixtures(state.settings) && state.status === "open"
        ? fixturesOfTeam(state, entry.id)
            .map((fixture) => fixtureLine(state, fixture))
            .filter(({ result }) => result === null)
        : [],
    why: whyHere(ranking, entry.id, Number(query["open"])),
    finals: finalModels(state, round, language).filter(({ finalists }) =>
      finalists.some((finalist) => finalist.entry === entry.id),
    ),
    names: entryNames(state, [entry.id, ...opponents]),
    players: playerLabels(state, opponents),
  };
};

const byeOf = (line: Line | undefined, state: TournamentState, language: Language): string =>
  line?.kind === "unplayed" && line.reason === "bye" && state.status !== "closed"
    ? unplayedText(line, state.settings, language)
    : "";

/**
 * A player's page shows every known rating, because it decides ranks, too. Only events that show
 * ratings say that there is none.
 */
const ratingToShow = (state: TournamentState, entry: Entry): number | null => {
  const rating = ratingOf(state, entry);
  if (rating > 0) return rating;
  return gameTermsOf(state.settings).details.includes("rating") ? 0 : null;
};

const personOf = (state: TournamentState, entry: Entry, mine: EntryId | undefined): Person => {
  const label = playerLabel(state, entry.id);
  return {
    competition: state.competition,
    entry: entry.id,
    name: displayName(state, entry.id),
    title: label.title,
    club: entry.club,
    nation: entry.nation,
    class: entry.class,
    rating: ratingToShow(state, entry),
    isMine: entry.id === mine,
    erased: entry.erased !== undefined,
  };
};

/** All data of one player. */
export const playerPage = pages.publicPage("player", "/players/:entry", {
  asks: ["cutLine", "mine"],
  build: buildPlayer,
  title: (model) => (model.at === "team" ? model.record.name : model.name),
  alsoFor: ["tables"],
});
