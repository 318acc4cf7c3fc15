import {
  type EntryId,
  firstRoundOfMember,
  gameTermsOf,
  squadOf,
  type TournamentState,
} from "@losfee/core";
import { ownSquadTexts } from "@losfee/messages/tournament-public-squad";
import { spokenTo } from "../../../../shell/page.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { type FormDetails, formDetailsOf } from "../../parts/details/form-details.ts";

/** A player of a captain's squad. */
export interface OwnMember {
  readonly id: EntryId;
  /** From 1. */
  readonly place: number;
  readonly name: string;
  /** Empty: unknown, or not shown in this event. */
  readonly title: string;
  /** 0: unrated. */
  readonly rating: number;
  /** Editable details; null where only the director may correct them. */
  readonly details: FormDetails | null;
}

/** The squad of the captain who looks at it. */
export interface OwnSquadModel {
  readonly team: EntryId;
  readonly name: string;
  /** True if the captain may add players and correct those who have not been lined up. */
  readonly isOpen: boolean;
  readonly members: readonly OwnMember[];
  /** True if the event shows titles and the data for rating reports. */
  readonly hasTitles: boolean;
}

/** Returns the squad of the viewer's own team; null for everybody but captains. */
const buildOwnSquad = ({ state, viewer }: PageRequest): OwnSquadModel | null => {
  if (state?.settings.teams === undefined || viewer.scope?.kind !== "player") return null;
  const team = state.entries.get(viewer.scope.entry);
  if (team === undefined || team.erased !== undefined) return null;
  const isOpen = state.settings.teams.captainsEnter === true && state.status === "open";
  return {
    team: team.id,
    name: team.name,
    isOpen,
    members: membersOf(state, team.id, isOpen),
    hasTitles: gameTermsOf(state.settings).ofPeople.includes("title"),
  };
};

const membersOf = (state: TournamentState, team: EntryId, isOpen: boolean): readonly OwnMember[] =>
  squadOf(state.squads, team).map((member, index) => {
    const { id, name, rating, title = "", erased } = member;
    const isFree = erased === undefined && firstRoundOfMember(state, id) === null;
    const details = isOpen && isFree ? formDetailsOf(member) : null;
    return { id, place: index + 1, name, title, rating, details };
  });

/** A captain's own squad, to which the event may let them add players. */
export const ownSquadPage = pages.publicPage("own-squad", "/me/squad", {
  place: "own",
  access: "player",
  script: "view",
  build: buildOwnSquad,
  title: (_model, page) => spokenTo(ownSquadTexts, page).title,
});
