import { BrokenJournal } from "../../base/broken-journal.ts";
import type { EntryDetails } from "../../base/entry-details.ts";
import { withoutPerson } from "../../lifecycle/erasure.ts";
import type { SquadEventData } from "../acts/squads.ts";
import type { RecordedTournamentEvent } from "../events.ts";
import { isPaired } from "../round.ts";
import type { TournamentState } from "../state.ts";
import type { LineUp, LineUps } from "../teams/line-up.ts";
import { matchDateOf } from "../teams/match-time.ts";
import {
  type Member,
  membershipsOf,
  squadOf,
  withMember,
  withoutEligibility,
} from "../teams/squad.ts";
import type { RecordedOf } from "./folds.ts";

/** An event about squads and line-ups. */
type SquadEvent = RecordedOf<SquadEventData>;

type Change = Partial<Pick<TournamentState, "squads" | "lineUps" | "matchDates" | "nextEntry">>;

/** Returns the changes by an event about squads and line-ups. */
export const squadsBy = (state: TournamentState, event: SquadEvent): Change => {
  const { squads, lineUps } = state;
  switch (event.type) {
    case "members-added": {
      const { team, members } = event.data;
      if (!state.entries.has(team)) throw new BrokenJournal(event.seq, `no team ${team}`);
      const last = members.reduce((most, { id }) => Math.max(most, id), 0);
      return {
        squads: new Map(squads).set(team, [...squadOf(squads, team), ...members]),
        nextEntry: Math.max(state.nextEntry, last + 1),
      };
    }
    case "squad-ordered": {
      const { team, order } = event.data;
      const known = membershipsOf(squads);
      const members = order.map((id) => {
        const membership = known.get(id);
        if (membership?.team !== team) throw new BrokenJournal(event.seq, `no member ${id}`);
        return membership.member;
      });
      return { squads: new Map(squads).set(team, members) };
    }
    case "eligibility-changed":
      return {
        squads: withMember(squads, event.data.entry, (member) => ({
          ...withoutEligibility(member),
          ...event.data.eligibility,
        })),
      };
    case "line-up-set": {
      const { round, team, players, reason } = event.data;
      const { actor, recordedAt: at, seq } = event;
      const before = lineUps.get(round)?.get(team);
      const isPublished = before?.isPublished ?? false;
      return {
        lineUps: withLineUp(lineUps, round, team, {
          ...{ players, actor, at, seq, reason, isPublished },
          byTable: false,
        }),
      };
    }
    case "line-ups-published":
      return { lineUps: published(state, event) };
    case "line-ups-taken-back": {
      const { round, teams } = event.data;
      const left = [...(lineUps.get(round) ?? [])].filter(([team]) => !teams.includes(team));
      return { lineUps: new Map(lineUps).set(round, new Map(left)) };
    }
    case "match-moved": {
      const { round, teams, at, venue } = event.data;
      const before = matchDateOf(state, round, teams);
      const others = state.matchDates.filter((date) => date !== before);
      const isMoved = at !== undefined || venue !== undefined;
      return { matchDates: isMoved ? [...others, event.data] : others };
    }
  }
};

const withLineUp = (lineUps: LineUps, round: number, team: number, lineUp: LineUp): LineUps =>
  new Map(lineUps).set(round, new Map(lineUps.get(round)).set(team, lineUp));

const published = (
  { rounds, lineUps }: TournamentState,
  { seq, data }: Extract<SquadEvent, { readonly type: "line-ups-published" }>,
): LineUps => {
  const round = rounds[data.round - 1];
  if (round === undefined || !isPaired(round)) {
    throw new BrokenJournal(seq, `no matches in round ${data.round}`);
  }
  const teams = new Set(
    round.games.filter(({ board }) => data.boards.includes(board)).flatMap(({ seats }) => seats),
  );
  const after = new Map(lineUps.get(data.round));
  for (const [team, lineUp] of after) {
    if (teams.has(team)) after.set(team, { ...lineUp, isPublished: true });
  }
  return new Map(lineUps).set(data.round, after);
};

type OfMember = Extract<
  RecordedTournamentEvent,
  { readonly type: "entry-changed" | "entry-removed" | "person-erased" }
>;

/** Returns the squads after an event about a person who may be a member; null if they are not. */
export const membersBy = (
  { squads }: TournamentState,
  { type, data }: OfMember,
): Pick<TournamentState, "squads"> | null => {
  const membership = membershipsOf(squads).get(data.entry);
  if (membership === undefined) return null;
  if (type === "entry-removed") return { squads: withMember(squads, data.entry, () => null) };
  if (type === "entry-changed") {
    return {
      squads: withMember(squads, data.entry, (member) => withDetails(member, data.details)),
    };
  }
  const one = new Map([[data.entry, membership.member]]);
  const erased = withoutPerson(one, data).get(data.entry) ?? null;
  return { squads: withMember(squads, data.entry, () => erased) };
};

/** Replaces all details of the player, except eligibility. */
const withDetails = (
  { id, fromRound, suspended, matchesAbove, loan }: Member,
  details: EntryDetails,
): Member => ({
  ...details,
  id,
  ...(fromRound === undefined ? {} : { fromRound }),
  ...(suspended === undefined ? {} : { suspended }),
  ...(matchesAbove === undefined ? {} : { matchesAbove }),
  ...(loan === undefined ? {} : { loan }),
});
