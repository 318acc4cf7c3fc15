import {
  type ChallengeTarget,
  type EntryId,
  historyOfPlayer,
  type LadderState,
  type Seat,
  shapeOf,
  whomMayChallenge,
} from "@losfee/core";
import type { MailTarget, Wish } from "@losfee/files";
import type { MailSituation } from "./games-of-mail.ts";
import { proposedCommand, type WishCommand } from "./proposed-commands.ts";

/** Returns the challenges each target may mean; certain if one player is surely named. */
export const challengeCommands = (
  { state, player, reading }: MailSituation,
  wish: Extract<Wish, { readonly kind: "challenge" }>,
): readonly WishCommand[] => {
  let ways: readonly (readonly ChallengeTarget[])[] = [[]];
  const targets = wish.targets.filter((target) => !isOwnSeat(state, player, target));
  for (const target of targets) {
    const meant = targetsOf(state, player, target);
    ways = ways
      .flatMap((before) => meant.map((one) => withTarget(before, one)))
      .slice(0, MOST_WAYS);
  }
  if (targets.length === 0) return [];
  const withMove = reading.wishes.some(({ kind }) => kind === "moves");
  return ways.map((way) =>
    proposedCommand(
      wish,
      {
        type: "challenge",
        challenger: player,
        targets: way,
        ...(withMove ? { withMove } : {}),
      },
      ways.length === 1,
    ),
  );
};

/** "Weber (6.6) fordert ..." gives the seat of the challenger. */
const isOwnSeat = (
  state: LadderState,
  player: EntryId,
  { seat, vacancy, candidates }: MailTarget,
): boolean => {
  if (seat === null || vacancy || candidates.length > 0) return false;
  const number = shapeOf(state.settings.capacity).numberOf(seat);
  return number !== null && state.seats[number] === player;
};

/** A player named by seat and by name is one target. */
const withTarget = (
  before: readonly ChallengeTarget[],
  target: ChallengeTarget,
): readonly ChallengeTarget[] =>
  before.some((other) => JSON.stringify(other) === JSON.stringify(target))
    ? before
    : [...before, target];

/** More readings of one challenge do not help the director. */
const MOST_WAYS = 6;

/** Resolves by name, else by seat; prefers players who have not left. */
const targetsOf = (
  state: LadderState,
  sender: EntryId,
  { entry, seat, vacancy, candidates }: MailTarget,
): readonly ChallengeTarget[] => {
  const playerTarget = (player: EntryId): ChallengeTarget => ({ kind: "player", player });
  if (vacancy)
    return (seat === null ? vacanciesMeant(state, sender, candidates) : [seat]).map((it) => ({
      kind: "vacancy",
      seat: it,
    }));
  const number = seat && shapeOf(state.settings.capacity).numberOf(seat);
  const holder = number === null ? null : (state.seats[number] ?? null);
  if (entry !== null || candidates.length > 0) {
    const named = entry === null ? candidates : [entry];
    const seated = named.filter((it) => it !== sender && isSeated(state, it));
    const meant = seated.length > 0 ? seated : named;
    // "Schneider auf 3.2": the seat decides.
    if (holder !== null && meant.includes(holder)) return [playerTarget(holder)];
    const contradicting = holder === null || holder === sender ? [] : [holder];
    return [...meant, ...contradicting].map(playerTarget);
  }
  if (seat === null || number === null) return [];
  return [holder === null ? { kind: "vacancy", seat } : playerTarget(holder)];
};

/** "The seat of Meier", who has left: that one, if it is free; else any that the sender can take. */
const vacanciesMeant = (
  state: LadderState,
  sender: EntryId,
  holders: readonly EntryId[],
): readonly Seat[] => {
  const free = vacanciesFor(state, sender);
  const left = holders.flatMap((holder) => seatsLeftBy(state, holder));
  const meant = free.filter((seat) =>
    left.includes(shapeOf(state.settings.capacity).numberOf(seat)),
  );
  return meant.length > 0 ? meant : free;
};

const seatsLeftBy = (state: LadderState, player: EntryId): readonly (number | null)[] =>
  historyOfPlayer(state, player).flatMap((it) =>
    it.kind === "moved" && it.to === null ? [it.from] : [],
  );

/** Returns the vacancies that a player can take at present. */
const vacanciesFor = (state: LadderState, player: EntryId): readonly Seat[] =>
  (whomMayChallenge(state, player)?.options ?? [])
    .filter(({ player: occupant, rejection }) => occupant === null && rejection === null)
    .map(({ seat }) => seat);

/** True if a player has a seat: wishes of players who left mean something else. */
export const isSeated = ({ players }: LadderState, player: EntryId): boolean =>
  players.get(player)?.seatNumber !== null;
