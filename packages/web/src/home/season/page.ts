import { type Language, type ValueColumn, valueColumns } from "@losfee/contract";
import {
  type EntryId,
  type GameTerms,
  gameTermsOf,
  type PlaceFate,
  publishedRounds,
  seasonOf,
  standingsCodes,
  type TournamentState,
} from "@losfee/core";
import { type FixtureRound, fixtureRounds } from "../../kinds/tournament/parts/match/fixtures.ts";
import { standingsLines } from "../../kinds/tournament/parts/standings/standings-lines.ts";
import type { PageDefinition } from "../../shell/page-definition.ts";
import type { PageKind } from "../../shell/page-kind.ts";
import type { PageRequest } from "../../shell/page-request.ts";

/** A line of the top of a table. */
export interface LeadingTeam {
  readonly rank: number;
  readonly entry: EntryId;
  readonly name: string;
  readonly played: number;
  readonly values: readonly string[];
  readonly fate: PlaceFate | null;
}

/** A division on its season's page. */
export interface Division {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly terms: GameTerms;
  readonly closed: boolean;
  /** Published rounds; 0 for none. */
  readonly round: number;
  readonly columns: readonly ValueColumn[];
  readonly leaders: readonly LeadingTeam[];
  readonly teams: number;
  /** The first round with an unplayed match; null for none, or if it is unknown. */
  readonly next: FixtureRound | null;
}

/** A season with its divisions, highest first. */
export interface SeasonModel {
  readonly name: string;
  readonly divisions: readonly Division[];
  /** Names of the divisions that cannot be read. */
  readonly missing: readonly string[];
}

const MOST_LEADERS = 4;
const MOST_COLUMNS = 2;

/** The season of the address; null if no division belongs to it. */
const buildSeason = ({
  divisions,
  missingDivisions: missing,
  language,
}: PageRequest<PageKind, "season">): SeasonModel | null => {
  const [first] = divisions;
  const season = first === undefined ? null : seasonOf(first);
  return season === null
    ? null
    : {
        name: season.name,
        missing,
        divisions: divisions.map((state) => divisionOf(state, language)),
      };
};

const divisionOf = (state: TournamentState, language: Language): Division => {
  const round = publishedRounds(state);
  const season = seasonOf(state);
  const lines = standingsLines(state, round, language);
  const next = fixtureRounds(state).find(({ matches }) =>
    matches.some(({ result, moved }) => result === null && moved !== "postponed"),
  );
  return {
    id: state.competition,
    name: season?.division ?? state.name,
    level: season?.level ?? 1,
    terms: gameTermsOf(state.settings),
    closed: state.status === "closed",
    round,
    columns: valueColumns(standingsCodes(state, round), language).slice(0, MOST_COLUMNS),
    leaders: lines.slice(0, MOST_LEADERS).map(({ rank, entry, name, matches, values, fate }) => ({
      ...{ rank, entry, name, fate },
      played: (matches?.won ?? 0) + (matches?.drawn ?? 0) + (matches?.lost ?? 0),
      values: values.slice(0, MOST_COLUMNS),
    })),
    teams: lines.length,
    next: state.status === "closed" ? null : (next ?? null),
  };
};

/** The divisions of a season with leaders and next matches. */
export const seasonPage: PageDefinition<SeasonModel, "season"> = {
  id: "season",
  path: "/season/:season",
  access: "public",
  layout: "public",
  asks: ["season"],
  build: buildSeason,
  title: ({ name }) => name,
};
