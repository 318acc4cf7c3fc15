import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { nameKey, tidyText } from "../../base/tidy-text.ts";
import type { TournamentCommand } from "../commands.ts";
import { checkEntries } from "../entries/entry-check.ts";
import type { TournamentEvent } from "../events.ts";
import type { Refusal } from "../refusal.ts";
import { gameOf, isPaired } from "../round.ts";
import { MOST_SQUAD, type TeamRules } from "../settings/team-rules.ts";
import type { TournamentState } from "../state.ts";
import { boardTableOf } from "../teams/board-table.ts";
import { isEmptyLineUp, type LineUpPlayers, lineUpFaults, lineUpOf } from "../teams/line-up.ts";
import { namedOnSameDay } from "../teams/same-day.ts";
import {
  allMembers,
  type Eligibility,
  type Member,
  membershipsOf,
  squadOf,
} from "../teams/squad.ts";
import { type NewSquad, squadFaults } from "../teams/squad-check.ts";
import { type Decider, type Deciders, decided } from "./context.ts";
import { addEntries } from "./entries.ts";

/** Returns the rules of a team event; refuses in an event of individuals. */
const teamRules = ({ settings }: TournamentState): Result<TeamRules, Refusal> =>
  settings.teams === undefined ? err({ code: "no-teams" }) : ok(settings.teams);

const teamOf = (state: TournamentState, team: EntryId): Result<TeamRules, Refusal> => {
  const rules = teamRules(state);
  if (!rules.ok) return rules;
  return state.entries.has(team) ? rules : err({ code: "unknown-entry", entry: team });
};

/** Adds members to a team's list: all or none. A person is in one squad only. */
const addMembers: Decider<"add-members"> = (state, { team, members }) => {
  const rules = teamOf(state, team);
  if (!rules.ok) return rules;
  const faults = squadFaults([{ team: nameOf(state, team), members }], state.squads, (one) =>
    nameOf(state, one),
  );
  if (faults.some(({ code }) => code === "player-in-two-squads")) {
    return err({ code: "squads-wrong", faults });
  }
  const added = membersAdded(state, team, members, state.nextEntry);
  if (!added.ok) return added;
  return members.length === 0 ? decided() : decided(added.value);
};

const nameOf = ({ entries }: TournamentState, team: EntryId): string =>
  entries.get(team)?.name ?? "";

type NewMember = Extract<TournamentCommand, { readonly type: "add-members" }>["members"][number];

/** Returns the new members of a team, numbered from `next` on. */
const membersAdded = (
  { squads }: TournamentState,
  team: EntryId,
  members: readonly NewMember[],
  next: EntryId,
): Result<Extract<TournamentEvent, { readonly type: "members-added" }>, Refusal> => {
  const players = squadOf(squads, team).length + members.length;
  if (players > MOST_SQUAD) {
    return err({ code: "squad-too-large", team, players, allowed: MOST_SQUAD });
  }
  const checked = checkEntries(members, allMembers(squads));
  if (!checked.ok) return checked;
  const wrong = members.flatMap((one) => refuseEligibility(one) ?? [])[0];
  if (wrong !== undefined) return err(wrong);
  const added = checked.value.map(
    (details, index): Member => ({
      ...details,
      id: next + index,
      ...eligibilityOf(members[index] ?? {}),
    }),
  );
  return ok({ type: "members-added", data: { team, members: added } });
};

/** Adds members to the teams of these names, and enters new teams: all or none. */
const addSquads: Decider<"add-squads"> = (state, command, context) => {
  const rules = teamRules(state);
  if (!rules.ok) return rules;
  const squads = byTeam(command.squads);
  const faults = squadFaults(squads, state.squads, (one) => nameOf(state, one));
  if (faults.length > 0) return err({ code: "squads-wrong", faults });
  const known = new Map([...state.entries.values()].map(({ id, name }) => [nameKey(name), id]));
  const fresh = squads.filter(({ team }) => !known.has(nameKey(team)));
  const entered = addEntries(
    state,
    { type: "add-entries", entries: fresh.map(({ team }) => ({ name: team })) },
    context,
  );
  if (!entered.ok) return entered;
  for (const [index, { team }] of fresh.entries()) {
    known.set(nameKey(team), state.nextEntry + index);
  }
  const events: TournamentEvent[] = [...entered.value.events];
  let next = state.nextEntry + fresh.length;
  for (const { team, members } of squads) {
    if (members.length === 0) continue;
    const added = membersAdded(state, known.get(nameKey(team)) ?? 0, members, next);
    if (!added.ok) return added;
    events.push(added.value);
    next += members.length;
  }
  return ok({ ...entered.value, events });
};

/** Merges squads of the same name, in the order of first mention. */
const byTeam = (squads: readonly NewSquad<NewMember>[]): readonly NewSquad<NewMember>[] => {
  const teams = new Map<string, NewSquad<NewMember>>();
  for (const { team, members } of squads) {
    const key = nameKey(team);
    const before = teams.get(key);
    teams.set(key, {
      team: before?.team ?? team,
      members: [...(before?.members ?? []), ...members],
    });
  }
  return [...teams.values()];
};

/** Returns the eligibility data; empty values are left out. */
const eligibilityOf = ({ fromRound, suspended, matchesAbove, loan }: Eligibility): Eligibility => ({
  ...(fromRound === undefined || fromRound === 1 ? {} : { fromRound }),
  ...(suspended === undefined || suspended.length === 0
    ? {}
    : { suspended: [...new Set(suspended)].sort((a, b) => a - b) }),
  ...(matchesAbove === undefined || matchesAbove === 0 ? {} : { matchesAbove }),
  ...(loan === undefined ? {} : { loan: { ...loan, club: tidyText(loan.club) } }),
});

const MOST_ROUNDS = 200;
const MOST_MATCHES = 999;

const refuseEligibility = ({
  fromRound = 1,
  suspended = [],
  matchesAbove = 0,
  loan,
}: Eligibility): Refusal | null => {
  const isRound = (round: number): boolean =>
    Number.isInteger(round) && round >= 1 && round <= MOST_ROUNDS;
  if (!isRound(fromRound)) return outOfRange("fromRound", `1–${MOST_ROUNDS}`);
  if (!suspended.every(isRound)) return outOfRange("suspended", `1–${MOST_ROUNDS}`);
  const { fromRound: first = 1, untilRound: last = MOST_ROUNDS } = loan ?? {};
  if (!isRound(first) || !isRound(last) || first > last) {
    return outOfRange("loan", `1–${MOST_ROUNDS}`);
  }
  const isCount =
    Number.isInteger(matchesAbove) && matchesAbove >= 0 && matchesAbove <= MOST_MATCHES;
  return isCount ? null : outOfRange("matchesAbove", `0–${MOST_MATCHES}`);
};

const outOfRange = (setting: string, allowed: string): Refusal => ({
  code: "setting-out-of-range",
  setting,
  allowed,
});

/** Reorders a team's list. */
const orderSquad: Decider<"order-squad"> = (state, { team, order }) => {
  const rules = teamOf(state, team);
  if (!rules.ok) return rules;
  const ids = squadOf(state.squads, team).map(({ id }) => id);
  const fits = order.length === ids.length && new Set([...order, ...ids]).size === ids.length;
  if (!fits) {
    return err({
      code: "order-does-not-fit",
      team,
      missing: ids.filter((id) => !order.includes(id)),
      strangers: order.filter((id) => !ids.includes(id)),
    });
  }
  if (order.every((id, index) => id === ids[index])) return decided();
  if (isSquadOrderSettled(state)) return err({ code: "squad-order-settled", team });
  return decided({ type: "squad-ordered", data: { team, order } });
};

/** True if a game has a result whose players a table derived from the order of the squads. */
export const isSquadOrderSettled = ({ rounds, settings }: TournamentState): boolean =>
  rounds.some(
    ({ number, games }) =>
      boardTableOf(settings, number) !== null && games.some(({ result }) => result !== null),
  );

/** Replaces a player's eligibility: first round, suspensions, and matches for a higher team. */
const changeEligibility: Decider<"change-eligibility"> = (state, command) => {
  const { entry } = command;
  if (!membershipsOf(state.squads).has(entry)) return err({ code: "unknown-entry", entry });
  const wrong = refuseEligibility(command.eligibility);
  if (wrong !== null) return err(wrong);
  const eligibility = eligibilityOf(command.eligibility);
  return decided({ type: "eligibility-changed", data: { entry, eligibility } });
};

/**
 * Takes a line-up. One that breaks a rule needs a reason; once both sides of the match are in, both
 * are published.
 */
const setLineUp: Decider<"set-line-up"> = (state, command) => {
  const { round: number, team } = command;
  const rules = teamOf(state, team);
  if (!rules.ok) return rules;
  const game = matchOf(state, number, team);
  if (!game.ok) return game;
  const players = trimmed(command.players, rules.value.boards);
  const refusal = refusePlayers(state, team, players, rules.value);
  if (refusal !== null) return err(refusal);
  if (isEmptyLineUp(players)) return err({ code: "line-up-empty", team, round: number });
  const sameDay = namedOnSameDay(state, number, team);
  const squad = squadOf(state.squads, team);
  const faults = lineUpFaults(players, squad, rules.value.lineUps, number, sameDay);
  const reason = faults.length === 0 ? "" : (command.reason ?? "").trim();
  if (faults.length > 0 && reason === "") {
    return err({ code: "line-up-breaks-rules", team, round: number, faults });
  }
  const before = lineUpOf(state.lineUps, number, team);
  if (before !== undefined && before.players.join() === players.join()) {
    return err({ code: "line-up-unchanged", team, round: number });
  }
  const other = game.value.seats.find((one) => one !== team) ?? team;
  const isOtherIn = lineUpOf(state.lineUps, number, other) !== undefined;
  const set = { type: "line-up-set", data: { round: number, team, players, reason } } as const;
  const isShown = before?.isPublished === true;
  if (!isOtherIn && !isShown) return decided(set);
  return decided(set, {
    type: "line-ups-published",
    data: { round: number, boards: [game.value.board] },
  });
};

const matchOf = (state: TournamentState, number: number, team: EntryId) => {
  const round = state.rounds[number - 1];
  if (round === undefined || round.status !== "published") {
    return err({ code: "unknown-round", round: number } as const);
  }
  const game = isPaired(round) ? gameOf(round, team) : undefined;
  return game === undefined
    ? err({ code: "entry-not-in-round", entry: team, round: number } as const)
    : ok(game);
};

/** As many places as boards; those left out at the end stay empty. */
const trimmed = (players: LineUpPlayers, boards: number): LineUpPlayers => {
  const last = players.findLastIndex((player) => player !== null) + 1;
  const named = players.slice(0, Math.max(last, Math.min(players.length, boards)));
  return [...named, ...Array.from({ length: Math.max(0, boards - named.length) }, () => null)];
};

const refusePlayers = (
  { squads }: TournamentState,
  team: EntryId,
  players: LineUpPlayers,
  { boards: allowed }: TeamRules,
): Refusal | null => {
  if (players.length > allowed) {
    return { code: "too-many-boards", boards: players.length, allowed };
  }
  const known = membershipsOf(squads);
  const named = players.filter((player) => player !== null);
  const strangers = named.filter((player) => known.get(player)?.team !== team);
  const twice = named.filter((player, index) => named.indexOf(player) !== index);
  if (strangers.length === 0 && twice.length === 0) return null;
  return { code: "line-up-players", team, strangers, twice: [...new Set(twice)] };
};

/** Publishes line-ups, even if one side is missing: its time is up. */
const publishLineUps: Decider<"publish-line-ups"> = (state, { round: number, boards }) => {
  const rules = teamRules(state);
  if (!rules.ok) return rules;
  const round = state.rounds[number - 1];
  if (round === undefined || round.status !== "published" || !isPaired(round)) {
    return err({ code: "unknown-round", round: number });
  }
  const given = state.lineUps.get(number) ?? new Map();
  const secret = (team: EntryId): boolean => given.get(team)?.isPublished === false;
  const unknown = boards?.find((board) => !round.games.some((game) => game.board === board));
  if (unknown !== undefined) {
    return err({ code: "unknown-board", board: unknown, round: number, ofTeams: true });
  }
  const open = round.games.filter(({ board, seats }) =>
    boards === undefined ? seats.every(secret) : boards.includes(board) && seats.some(secret),
  );
  if (open.length === 0) return err({ code: "no-line-ups", round: number });
  return decided({
    type: "line-ups-published",
    data: { round: number, boards: open.map(({ board }) => board) },
  });
};

export const squadDeciders = {
  "add-members": addMembers,
  "add-squads": addSquads,
  "order-squad": orderSquad,
  "change-eligibility": changeEligibility,
  "set-line-up": setLineUp,
  "publish-line-ups": publishLineUps,
} satisfies Deciders;
