import type { EntryId, LadderMailCommand, LadderOutcome } from "@losfee/core";
import type { LateKind } from "./texts.ts";

/** What the form about a mail holds. */
export interface LateForm {
  readonly kind: LateKind;
  readonly sender: EntryId | null;
  readonly partner: EntryId | null;
  readonly outcome: LadderOutcome;
  /** Whether who writes is the challenger of the game; not asked where it follows. */
  readonly senderWhite: boolean;
  readonly from: string;
  readonly to: string;
}

/** Kinds that are about a game of two. */
export const isAboutGame = (kind: LateKind): boolean =>
  [
    "challenge",
    "confirm-challenge",
    "accept-challenge",
    "refuse-challenge",
    "report-result",
    "object",
  ].includes(kind);

/** The command a mail amounts to; null where somebody is not named. */
export const lateCommand = (form: LateForm): LadderMailCommand | null => {
  const { kind, sender, partner, outcome, senderWhite, from, to } = form;
  if (sender === null) return null;
  if (!isAboutGame(kind)) {
    return kind === "announce-holiday"
      ? { type: kind, player: sender, from, to }
      : ({ type: kind, player: sender } as LadderMailCommand);
  }
  if (partner === null) return null;
  const pair = (white: boolean) =>
    white ? { challenger: sender, defender: partner } : { challenger: partner, defender: sender };
  switch (kind) {
    case "challenge":
      return { type: kind, challenger: sender, targets: [{ kind: "player", player: partner }] };
    case "confirm-challenge":
      return { type: kind, ...pair(true) };
    case "accept-challenge":
    case "refuse-challenge":
      return { type: kind, ...pair(false) };
    case "report-result":
      return { type: kind, ...pair(senderWhite), outcome, by: sender };
    case "object":
      return { type: kind, ...pair(senderWhite), by: sender };
    default:
      return null;
  }
};
