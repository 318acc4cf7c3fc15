import {
  compareTeamNames,
  type Eligibility,
  type EntryId,
  firstRoundOfMember,
  gameTermsOf,
  isSquadOrderSettled,
  type Member,
  membershipsOf,
  type ProposedMatches,
  proposedMatchesAbove,
  publishedRounds,
  squadOf,
  type TeamRules,
  type TournamentState,
  teamRating,
  totalRounds,
} from "@losfee/core";
import { squadsTexts } from "@losfee/messages/tournament-console-squads";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { type FormDetails, formDetailsOf } from "../../parts/details/form-details.ts";

/** A team in the overview. */
export interface TeamRow {
  readonly id: EntryId;
  readonly name: string;
  readonly erased: boolean;
  readonly players: number;
  /** Average rating of the boards; 0: unknown, because a player is unrated. */
  readonly average: number;
}

/** A player in the list of a squad. */
export interface MemberRow
  extends Pick<Member, "id" | "name" | "rating">,
    Required<Pick<Member, "fromRound" | "suspended" | "matchesAbove">>,
    Pick<Member, "loan"> {
  /** From 1. */
  readonly place: number;
  /** True if in a line-up or a result, so that the player cannot be removed. */
  readonly hasPlayed: boolean;
  readonly erased: boolean;
  readonly details: FormDetails;
}

/** A player with more matches for higher teams than entered. */
export interface ProposedRow extends ProposedMatches {
  readonly name: string;
  readonly team: string;
  /** Eligibility with these matches. */
  readonly eligibility: Eligibility;
}

/** The squad of one team. */
export interface Squad extends TeamRow {
  readonly members: readonly MemberRow[];
}

/** The squads of a team event. */
export interface SquadsModel extends Pick<TeamRules, "boards"> {
  /** Sorted by name. */
  readonly teams: readonly TeamRow[];
  /** Team in the address; null: all. */
  readonly squad: Squad | null;
  /** Number of matches for a higher team that binds a player to it; null: never. */
  readonly boundAfter: number | null;
  readonly planned: number;
  readonly published: number;
  readonly closed: boolean;
  /** True if the order of a squad can change: no table has derived games from it. */
  readonly ordered: boolean;
  /** Unreadable divisions. */
  readonly missingDivisions: readonly string[];
  /** Matches for higher teams in the divisions above that are not yet entered. */
  readonly proposed: readonly ProposedRow[];
  /** True if the event shows titles and the data for rating reports. */
  readonly hasTitles: boolean;
}

/** Returns the squads; null for individual players, or if there is no such team. */
export const buildSquads = ({
  state,
  query,
  divisions,
  missingDivisions,
}: PageRequest<"tournament", "season">): SquadsModel | null => {
  if (state === null || state.settings.teams === undefined) return null;
  const { boards, lineUps } = state.settings.teams;
  const teams = [...state.entries.keys()]
    .map((team) => teamRow(state, boards, team))
    .sort((a, b) => compareTeamNames(a.name, b.name));
  const { team: asked } = query;
  const row = teams.find(({ id }) => String(id) === asked);
  if (asked !== undefined && row === undefined) return null;
  return {
    boards,
    teams,
    squad: row === undefined ? null : { ...row, members: membersOf(state, row.id) },
    boundAfter: lineUps.boundAfter,
    missingDivisions,
    proposed: proposedMatchesAbove(state, divisions)
      .map((one) => proposedRow(state, one, query["team"]))
      .filter((one) => one !== null),
    planned: totalRounds(state.settings),
    published: publishedRounds(state),
    closed: state.status === "closed",
    ordered: state.status === "open" && !isSquadOrderSettled(state),
    hasTitles: gameTermsOf(state.settings).ofPeople.includes("title"),
  };
};

/** Null if the page shows another team. */
const proposedRow = (
  { squads, entries }: TournamentState,
  proposal: ProposedMatches,
  asked: string | undefined,
): ProposedRow | null => {
  const membership = membershipsOf(squads).get(proposal.entry);
  if (membership === undefined) return null;
  const { team, member } = membership;
  if (asked !== undefined && String(team) !== asked) return null;
  const { fromRound, suspended, loan } = member;
  return {
    ...proposal,
    name: member.name,
    team: entries.get(team)?.name ?? "",
    eligibility: {
      ...(fromRound === undefined ? {} : { fromRound }),
      ...(suspended === undefined ? {} : { suspended }),
      ...(loan === undefined ? {} : { loan }),
      matchesAbove: proposal.played,
    },
  };
};

const teamRow = ({ entries, squads }: TournamentState, boards: number, id: EntryId): TeamRow => {
  const entry = entries.get(id);
  return {
    id,
    name: entry?.name ?? "",
    erased: entry?.erased !== undefined,
    players: squadOf(squads, id).length,
    // Average of the squad, ignoring a rating entered for the team.
    average: teamRating({ id, rating: 0 }, squads, boards),
  };
};

const membersOf = (state: TournamentState, team: EntryId): readonly MemberRow[] =>
  squadOf(state.squads, team).map((member, index) => ({
    id: member.id,
    name: member.name,
    rating: member.rating,
    place: index + 1,
    fromRound: member.fromRound ?? 1,
    suspended: member.suspended ?? [],
    matchesAbove: member.matchesAbove ?? 0,
    ...(member.loan === undefined ? {} : { loan: member.loan }),
    hasPlayed: firstRoundOfMember(state, member.id) !== null,
    erased: member.erased !== undefined,
    details: formDetailsOf(member),
  }));

/** The squads of teams: all of them, or one with its list. */
export const squadsPage = pages.consolePage("squads", "/squads", {
  place: "squads",
  typing: true,
  asks: ["season"],
  isListed: (state) => state.kind === "tournament" && state.settings.teams !== undefined,
  build: buildSquads,
  title: ({ squad }, page) => squad?.name ?? squadsTexts[page.language].title,
});
