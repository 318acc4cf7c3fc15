import { addressedTexts, challengeStatusLabel, type Language, seatLabel } from "@losfee/contract";
import type { ChallengeRejection, EntryId, EventRefusal, FormOfAddress } from "@losfee/core";

/** Refusal reasons that concern the reader of a letter. */
interface OwnReasons {
  readonly challengerBusy: (opponent: string) => string;
  readonly challengedByReader: (player: string) => string;
  readonly notInPyramid: string;
  readonly ownSeat: (seat: string) => string;
  readonly nobodyAbove: string;
  readonly alreadyWaiting: string;
  readonly notWaiting: string;
  readonly alreadyOnStandingList: string;
  readonly notOnStandingList: string;
  readonly alreadySuspended: string;
  readonly notSuspended: string;
  readonly notChallenged: (defender: string) => string;
  readonly notChallengedBy: (challenger: string) => string;
  readonly gameIs: (opponent: string, status: string) => string;
  readonly notOfGame: string;
  readonly noLetter: string;
  readonly alreadyInPyramid: string;
}

const reasons = addressedTexts<OwnReasons>({
  de: {
    challengerBusy: (opponent) =>
      `Sie haben schon ${opponent} gefordert. Erst muss diese Partie enden.`,
    challengedByReader: (player) => `Sie haben ${player} schon gefordert.`,
    notInPyramid: "Sie sitzen nicht in der Pyramide. Wenn Sie zurückmöchten, schreiben Sie uns.",
    ownSeat: (seat) => `Auf Platz ${seat} sitzen Sie selbst.`,
    nobodyAbove: "Über Ihnen sitzt niemand mehr.",
    alreadyWaiting: "Sie stehen schon auf der Warteliste.",
    notWaiting: "Sie stehen nicht auf der Warteliste.",
    alreadyOnStandingList: "Sie stehen schon auf der ewigen Warteliste.",
    notOnStandingList: "Sie stehen nicht auf der ewigen Warteliste.",
    alreadySuspended: "Ihr Eintrag in der ewigen Warteliste ruht schon.",
    notSuspended: "Ihr Eintrag in der ewigen Warteliste ruht nicht.",
    notChallenged: (defender) => `Sie haben ${defender} nicht gefordert.`,
    notChallengedBy: (challenger) => `${challenger} hat Sie nicht gefordert.`,
    gameIs: (opponent, status) =>
      `Das geht nicht mehr. Der Stand Ihrer Partie gegen ${opponent}: ${status}.`,
    notOfGame: "Sie spielen diese Partie nicht.",
    noLetter: "Von Ihnen erwarten wir zurzeit keine Antwort.",
    alreadyInPyramid: "Sie sitzen schon in der Pyramide.",
  },
  du: {
    challengerBusy: (opponent) =>
      `Du hast schon ${opponent} gefordert. Erst muss diese Partie enden.`,
    challengedByReader: (player) => `Du hast ${player} schon gefordert.`,
    notInPyramid: "Du sitzt nicht in der Pyramide. Wenn du zurückmöchtest, schreib uns.",
    ownSeat: (seat) => `Auf Platz ${seat} sitzt du selbst.`,
    nobodyAbove: "Über dir sitzt niemand mehr.",
    alreadyWaiting: "Du stehst schon auf der Warteliste.",
    notWaiting: "Du stehst nicht auf der Warteliste.",
    alreadyOnStandingList: "Du stehst schon auf der ewigen Warteliste.",
    notOnStandingList: "Du stehst nicht auf der ewigen Warteliste.",
    alreadySuspended: "Dein Eintrag in der ewigen Warteliste ruht schon.",
    notSuspended: "Dein Eintrag in der ewigen Warteliste ruht nicht.",
    notChallenged: (defender) => `Du hast ${defender} nicht gefordert.`,
    notChallengedBy: (challenger) => `${challenger} hat dich nicht gefordert.`,
    gameIs: (opponent, status) =>
      `Das geht nicht mehr. Der Stand deiner Partie gegen ${opponent}: ${status}.`,
    notOfGame: "Du spielst diese Partie nicht.",
    noLetter: "Von dir erwarten wir zurzeit keine Antwort.",
    alreadyInPyramid: "Du sitzt schon in der Pyramide.",
  },
  en: {
    challengerBusy: (opponent) =>
      `You have already challenged ${opponent}. That game must end first.`,
    challengedByReader: (player) => `You have already challenged ${player}.`,
    notInPyramid: "You are not in the pyramid. If you want to come back, write to us.",
    ownSeat: (seat) => `Seat ${seat} is your own.`,
    nobodyAbove: "Nobody sits above you.",
    alreadyWaiting: "You are already on the waiting list.",
    notWaiting: "You are not on the waiting list.",
    alreadyOnStandingList: "You are already on the standing waiting list.",
    notOnStandingList: "You are not on the standing waiting list.",
    alreadySuspended: "Your entry on the standing waiting list is already suspended.",
    notSuspended: "Your entry on the standing waiting list is not suspended.",
    notChallenged: (defender) => `You have not challenged ${defender}.`,
    notChallengedBy: (challenger) => `${challenger} has not challenged you.`,
    gameIs: (opponent, status) =>
      `That is no longer possible. Your game against ${opponent}: ${status}.`,
    notOfGame: "You are not playing this game.",
    noLetter: "We are not waiting for an answer from you at present.",
    alreadyInPyramid: "You are already in the pyramid.",
  },
});

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
      return reason.opponent === reader ? say.challengedByReader(name(reason.player)) : null;
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
  if (status !== null) return say.gameIs(opponent, challengeStatusLabel(status, language));
  return reader === challenger ? say.notChallenged(opponent) : say.notChallengedBy(opponent);
};

const ofReader = (
  reason: EventRefusal | ChallengeRejection,
  name: (player: EntryId) => string,
  say: OwnReasons,
): string | null => {
  switch (reason.code) {
    case "challenger-busy":
      return say.challengerBusy(name(reason.opponent));
    case "not-in-pyramid":
      return say.notInPyramid;
    case "not-vacant":
    case "seat-taken":
      return say.ownSeat(seatLabel(reason.seat));
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
