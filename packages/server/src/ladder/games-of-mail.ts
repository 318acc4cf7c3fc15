import { type Challenge, type EntryId, type Instant, itemAt, type LadderState } from "@losfee/core";
import type { MailReading, Somebody } from "@losfee/files";

/** What is known when a mail's wishes become commands. */
export interface MailSituation {
  readonly state: LadderState;
  readonly player: EntryId;
  /** The other players that the mail went to. */
  readonly partners: readonly EntryId[];
  readonly reading: MailReading;
  /** The mail surely comes from the sender's address. */
  readonly verified: boolean;
  readonly arrivedAt: Instant;
}

/** The other of a game's two. */
export const opponentIn = ({ challenger, defender }: Challenge, player: EntryId): EntryId =>
  challenger === player ? defender : challenger;

/** The player's games in one of these states. */
export const gamesIn = (
  { state, player }: MailSituation,
  statuses: readonly Challenge["status"][],
): readonly Challenge[] =>
  [...state.open.values()].filter(
    ({ challenger, defender, status }) =>
      statuses.includes(status) && (challenger === player || defender === player),
  );

/** How far back games are looked for that a late mail may be about. */
const RECENT = 2000;

/**
 * The player's games that a deadline had ended before this mail became known, although it had arrived
 * in time: what it asks for overturns that.
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
 * Those of some games that a mail is about: against the players it went to, else against those it
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

/** Whether one of these people may be a player. */
export const isAmong = (player: EntryId, people: readonly Somebody[]): boolean =>
  people.some((candidates) => candidates.includes(player));
