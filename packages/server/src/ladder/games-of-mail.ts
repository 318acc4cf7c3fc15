import type { Challenge, EntryId, LadderState } from "@losfee/core";
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
