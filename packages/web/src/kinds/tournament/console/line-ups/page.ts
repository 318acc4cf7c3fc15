import { describeLineUpFault } from "@losfee/contract";
import {
  displayName,
  type Eligibility,
  type EntryId,
  type Game,
  isSettled,
  lineUpOf,
  type Member,
  type NamedElsewhere,
  namedElsewhere,
  namedOnSameDay,
  type ProposedPenalty,
  pairedRound,
  proposedLineUp,
  proposedPenalties,
  publishedRounds,
  squadOf,
  type TeamRules,
  type TournamentState,
} from "@losfee/core";
import { lineUpsTexts } from "@losfee/messages/tournament-console-line-ups";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { roundFrom } from "../../parts/round-from.ts";
import { type OpenForfeit, openForfeits } from "../reports/open-forfeits.ts";

/** A candidate for a line-up, with the data that decides eligibility. */
export interface Choice extends Pick<Member, "id" | "name" | "rating">, Eligibility {}

/** A team's line-up for directors. */
export interface TeamLineUp {
  readonly id: EntryId;
  readonly name: string;
  readonly match: number;
  /** A match decided because the other side has left needs no line-up. */
  readonly status: "missing" | "not-needed" | "given" | "published";
  /** Board 1 first; null: nobody. Empty before a line-up is given. */
  readonly players: readonly (EntryId | null)[];
  /** Players by the squad's list; null if there is a line-up, or the squad is empty. */
  readonly byList: readonly (EntryId | null)[] | null;
  /** True if the line-up can be removed: it is given, and the match has no result. */
  readonly erasable: boolean;
  readonly reason: string;
  readonly squad: readonly Choice[];
  /** Players who are in another match of the day. */
  readonly sameDay: readonly EntryId[];
  /** Players in a match of another division on that day. */
  readonly elsewhere: readonly NamedElsewhere[];
}

/** A match with both line-ups. */
export interface MatchLineUps {
  readonly match: number;
  readonly teams: readonly [TeamLineUp, TeamLineUp];
}

/** The line-ups of a round. */
export interface LineUpsModel extends Pick<TeamRules, "boards" | "lineUps"> {
  readonly competition: string;
  /** 0 before the first round is published. */
  readonly round: number;
  readonly published: number;
  readonly closed: boolean;
  readonly matches: readonly MatchLineUps[];
  /** Unreadable divisions in which players may have a match on the day. */
  readonly missingDivisions: readonly string[];
  /** Penalties that line-ups cost by the settings, in all rounds. */
  readonly penalties: readonly PenaltyToImpose[];
  /** Boards that line-ups cost by the settings, in all rounds. */
  readonly forfeits: readonly OpenForfeit[];
}

/** A proposed penalty, in words. */
export interface PenaltyToImpose
  extends Pick<ProposedPenalty, "entry" | "round" | "of" | "points"> {
  readonly team: string;
  /** Rules that the line-up breaks, a sentence each. */
  readonly faults: readonly string[];
}

/** The line-ups of `?round=`, by default of the last published round; null without teams. */
const buildLineUps = ({
  state,
  query,
  language,
  divisions,
  missingDivisions,
}: PageRequest<"tournament", "season">): LineUpsModel | null => {
  const rules = state?.settings.teams;
  if (state === null || rules === undefined) return null;
  const published = publishedRounds(state);
  const round = roundFrom(query["round"], published);
  if (round === null) return null;
  const games = [...(pairedRound(state, round)?.games ?? [])].sort((a, b) => a.board - b.board);
  const others = rules.lineUps.oneMatchADay === true ? divisions : [];
  const teamOf = (game: Game, id: EntryId): TeamLineUp => ({
    ...teamAt(state, rules, round, game, id),
    erasable: game.result === null && lineUpOf(state.lineUps, round, id)?.byTable === false,
    elsewhere: namedElsewhere(state, others, round, id),
  });
  return {
    competition: state.competition,
    ...{ round, published, boards: rules.boards, lineUps: rules.lineUps },
    closed: state.status === "closed",
    missingDivisions: rules.lineUps.oneMatchADay === true ? missingDivisions : [],
    forfeits: openForfeits(state, language),
    penalties: proposedPenalties(state).map(({ faults, ...penalty }) => ({
      ...penalty,
      team: displayName(state, penalty.entry),
      faults: faults.map((fault) =>
        describeLineUpFault(fault, language, (id) => displayName(state, id)),
      ),
    })),
    matches: games.map((game) => ({
      match: game.board,
      teams: [teamOf(game, game.seats[0]), teamOf(game, game.seats[1])],
    })),
  };
};

const teamAt = (
  state: TournamentState,
  rules: TeamRules,
  round: number,
  match: Game,
  id: EntryId,
): Omit<TeamLineUp, "elsewhere" | "erasable"> => {
  const lineUp = lineUpOf(state.lineUps, round, id);
  return {
    id,
    name: displayName(state, id),
    match: match.board,
    status:
      lineUp === undefined
        ? isSettled(match)
          ? "not-needed"
          : "missing"
        : lineUp.isPublished
          ? "published"
          : "given",
    players: lineUp?.players ?? [],
    byList: proposedLineUp(state, rules, round, id),
    reason: lineUp?.reason ?? "",
    squad: squadOf(state.squads, id).map(
      ({ id: member, rating, fromRound = 1, suspended = [], matchesAbove = 0, loan }) => ({
        id: member,
        name: displayName(state, member),
        ...{ rating, fromRound, suspended, matchesAbove },
        ...(loan === undefined ? {} : { loan }),
      }),
    ),
    sameDay: namedOnSameDay(state, round, id),
  };
};

/** The line-ups of a round: status, entry by the director, publication. */
export const lineUpsPage = pages.consolePage("line-ups", "/line-ups", {
  place: "lineUps",
  typing: true,
  asks: ["season"],
  isListed: (state) => state.kind === "tournament" && state.settings.teams !== undefined,
  build: buildLineUps,
  title: ({ round }, page) => lineUpsTexts[page.language].titleOf({ round }),
});
