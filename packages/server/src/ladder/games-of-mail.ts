import { type Challenge, type EntryId, type Instant, itemAt, type LadderState } from "@losfee/core";
import type { MailReading, Somebody } from "@losfee/files";

/** Context in which a mail's wishes become commands. */
export interface MailSituation {
  readonly state: LadderState;
  readonly player: EntryId;
  /** The other players the mail was addressed to. */
  readonly partners: readonly EntryId[];
  readonly reading: MailReading;
  /** True if the mail surely comes from the sender's address. */
  readonly verified: boolean;
  readonly arrivedAt: Instant;
}

/** Returns the player's opponent in a game. */
export const opponentIn = ({ challenger, defender }: Challenge, player: EntryId): EntryId =>
  challenger === player ? defender : challenger;

/** Returns the player's games in one of these states. */
export const gamesIn = (
  { state, player }: MailSituation,
  statuses: readonly Challenge["status"][],
): readonly Challenge[] =>
  [...state.open.values()].filter(
    ({ challenger, defender, status }) =>
      statuses.includes(status) && (challenger === player || defender === player),
  );

/** Number of latest games searched for one that a late mail may be about. */
const RECENT = 2000;

/**
 * Returns the player's games that a deadline ended before this mail became known, although it had
 * arrived in time: acting on the mail overturns that.
 */
export const endedTooSoon = (
  { state: { archive }, player, arrivedAt }: MailSituation,
  status: "forfeited" | "lapsed" | "final",
): readonly Challenge[] => {
  const games: Challenge[] = [];
  for (let at = archive.length - 1; at >= Math.max(0, archive.length - RECENT); at--) {
    const game = itemAt(archive, at);
    if (game === undefined || (game.settledAt ?? 0) < arrivedAt) break;
    const own = game.challenger === player || game.defender === player;
    if (own && game.status === status && game.at <= arrivedAt) games.push(game);
  }
  return games;
};

/**
 * Returns the games a mail is about: those against its recipients, else against the players it
 * names, else all of them.
 */
export const gamesMeant = (
  { player, partners, reading }: MailSituation,
  games: readonly Challenge[],
): readonly Challenge[] => {
  for (const people of [partners.map((entry) => [entry]), reading.about, reading.people]) {
    const against = games.filter((game) => isAmong(opponentIn(game, player), people));
    if (against.length > 0) return against;
  }
  return games;
};

/** True if one of these people may be the player. */
export const isAmong = (player: EntryId, people: readonly Somebody[]): boolean =>
  people.some((candidates) => candidates.includes(player));
