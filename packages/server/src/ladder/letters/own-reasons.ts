import { challengeStatusLabel, type Language, seatLabel } from "@losfee/contract";
import type { ChallengeRejection, EntryId, EventRefusal, FormOfAddress } from "@losfee/core";
import { reasons } from "@losfee/messages/server-ladder-letters-own-reasons";

type OwnReasons = (typeof reasons)["en"]["formal"];

/** The reader, and the names of others. */
interface Reading {
  readonly reader: EntryId;
  readonly language: Language;
  readonly form: FormOfAddress;
  readonly name: (player: EntryId) => string;
}

/** Words a reason for the player it concerns; null if it concerns others. */
export const ownReason = (
  reason: EventRefusal | ChallengeRejection,
  { reader, language, form, name }: Reading,
): string | null => {
  const say = reasons[language][form];
  switch (reason.code) {
    case "target-busy":
      return reason.opponent === reader
        ? say.challengedByReader({ player: name(reason.player) })
        : null;
    case "no-such-game":
      return gameReason(reason, { reader, name, say, language });
    default:
      return "player" in reason && reason.player === reader ? ofReader(reason, name, say) : null;
  }
};

type NoSuchGame = Extract<EventRefusal, { readonly code: "no-such-game" }>;

const gameReason = (
  { challenger, defender, status }: NoSuchGame,
  {
    reader,
    name,
    say,
    language,
  }: Pick<Reading, "reader" | "name" | "language"> & {
    readonly say: OwnReasons;
  },
): string | null => {
  if (reader !== challenger && reader !== defender) return null;
  const opponent = name(reader === challenger ? defender : challenger);
  if (status !== null)
    return say.gameIs({ opponent, status: challengeStatusLabel(status, language) });
  return reader === challenger
    ? say.notChallenged({ defender: opponent })
    : say.notChallengedBy({ challenger: opponent });
};

const ofReader = (
  reason: EventRefusal | ChallengeRejection,
  name: (player: EntryId) => string,
  say: OwnReasons,
): string | null => {
  switch (reason.code) {
    case "challenger-busy":
      return say.challengerBusy({ opponent: name(reason.opponent) });
    case "not-in-pyramid":
      return say.notInPyramid;
    case "not-vacant":
    case "seat-taken":
      return say.ownSeat({ seat: seatLabel(reason.seat) });
    case "nobody-above":
      return say.nobodyAbove;
    case "already-waiting":
      return say.alreadyWaiting;
    case "not-waiting":
      return say.notWaiting;
    case "already-on-standing-waiting-list":
      return say.alreadyOnStandingList;
    case "not-on-standing-waiting-list":
      return say.notOnStandingList;
    case "already-suspended":
      return say.alreadySuspended;
    case "not-suspended":
      return say.notSuspended;
    case "not-of-game":
      return say.notOfGame;
    case "no-letter":
      return say.noLetter;
    case "already-in-pyramid":
      return say.alreadyInPyramid;
    default:
      return null;
  }
};
