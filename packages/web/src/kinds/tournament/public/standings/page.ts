import { leaverNotes, valueColumns } from "@losfee/contract";
import {
  fixturesOf,
  isWithin,
  missingResults,
  pairedRound,
  publishedRounds,
  standingsCodes,
  type TournamentState,
} from "@losfee/core";
import { standingsTexts } from "@losfee/messages/tournament-public-standings";
import type { PageFrame } from "../../../../shell/page.ts";
import { pageKindOf } from "../../../../shell/page-kind.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { finalModels } from "../../parts/finals.ts";
import { type FixtureLine, fixtureLine } from "../../parts/match/fixtures.ts";
import { roundFrom } from "../../parts/round-from.ts";
import {
  type StageStandings,
  stageStandings,
  stageStandingsTitle,
} from "../../parts/standings/stage-model.ts";
import {
  movementsAt,
  type RoundStandings,
  roundCut,
  type StandingsLine,
  standingsLines,
} from "../../parts/standings/standings-lines.ts";

/** Standings after a round, or of a stage at tables. */
export type StandingsModel = RoundStandings | StageStandings;

/** Returns the standings after a round, at tables those of a stage. */
const buildStandings = (request: PageRequest<"tournament", "cutLine">): StandingsModel | null =>
  request.state !== null && pageKindOf(request.state, request.query) === "tables"
    ? stageStandings(request)
    : roundStandings(request);

/** Returns the standings after `?round=N`, by default after the last published round. */
export const roundStandings = (request: PageRequest): RoundStandings | null => {
  const { state, query, language, viewer } = request;
  if (state === null) return null;
  const published = publishedRounds(state);
  const round = roundFrom(query["round"], published);
  if (round === null) return null;
  const current = pairedRound(state, round);
  return {
    at: "boards",
    competition: state.competition,
    round,
    published,
    missing: current === undefined ? 0 : missingResults(current).length,
    closed: state.status === "closed",
    columns: valueColumns(standingsCodes(state, round), language),
    lines: sought(standingsLines(state, round, language, request.now), query["who"] ?? ""),
    movements: movementsAt(state, round),
    cut: roundCut(state, round, language),
    sought: query["who"] ?? "",
    own: viewer.scope?.kind === "player" ? viewer.scope.entry : null,
    leavers: leaverNotes(state, round, language),
    outstanding: outstandingLines(state, round),
    finals: finalModels(state, round, language),
  };
};

/** Team matches missing from the standings after a round, except those of the round itself. */
const outstandingLines = (state: TournamentState, round: number): readonly FixtureLine[] =>
  state.settings.teams === undefined
    ? []
    : fixturesOf(state)
        .filter((one) => one.isPublished && one.round <= round)
        .flatMap(({ matches }) => matches.map((fixture) => fixtureLine(state, fixture)))
        .filter((line) => line.result === null && (line.round < round || line.moved !== null));

/** Filters by name or club; each line keeps its rank among all. */
const sought = (lines: readonly StandingsLine[], who: string): readonly StandingsLine[] =>
  who.trim() === ""
    ? lines
    : lines.filter(({ name, club }) => isWithin(who, name) || isWithin(who, club));

/** "Tabelle nach Runde 7", "Tabelle: Stufe 2", or "Endstand" once nothing can follow. */
export const standingsTitle = (model: StandingsModel, page: PageFrame): string => {
  const t = standingsTexts[page.language];
  if (model.at === "tables") return stageStandingsTitle(model, page);
  if (model.closed && model.round === model.published && model.round > 0) return t.final;
  if (model.round === 0) return t.title;
  return model.missing > 0
    ? t.titleIn({ round: model.round })
    : t.titleAfter({ round: model.round });
};

/** Standings after any round. */
export const standingsPage = pages.publicPage("standings", "/standings", {
  place: "standings",
  embeddable: true,
  asks: ["cutLine"],
  build: buildStandings,
  title: standingsTitle,
  alsoFor: ["tables"],
});
