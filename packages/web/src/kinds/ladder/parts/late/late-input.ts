import {
  type EntryId,
  findNamed,
  type LadderMailCommand,
  type NamedPlayer,
  numberOfNamed,
} from "@losfee/core";
import { type LateForm, lateCommand } from "./late-command.ts";

/** The form as typed, with people by name. */
export type LateInput = Omit<LateForm, "sender" | "partner"> & {
  readonly sender: string;
  readonly partner: string;
};

/** The empty form. */
export const EMPTY_INPUT: LateInput = {
  kind: "challenge",
  sender: "",
  partner: "",
  outcome: "draw",
  senderWhite: true,
  from: "",
  to: "",
  seats: "",
  pgn: "",
  claim: "none",
  reason: "",
};

/** Fills the form with known values: people by name, namesakes by `#number`. */
export const inputOf = (
  { sender, partner, ...form }: Partial<LateForm>,
  players: readonly NamedPlayer[],
): LateInput => {
  const named = (id: EntryId | null | undefined): string => {
    const player = players.find((one) => one.id === id);
    if (player === undefined) return "";
    const isUnique = findNamed(player.name, players).kind === "one";
    return isUnique ? player.name : `#${numberOfNamed(player)}`;
  };
  return { ...EMPTY_INPUT, ...form, sender: named(sender), partner: named(partner) };
};

/** Returns the command of the typed form; null while it is ambiguous or incomplete. */
export const commandOf = (
  { sender, partner, ...form }: LateInput,
  players: readonly NamedPlayer[],
): LadderMailCommand | null => {
  const idOf = (text: string): EntryId | null => {
    const match = findNamed(text, players);
    return match.kind === "one" ? match.entry.id : null;
  };
  return lateCommand({ ...form, sender: idOf(sender), partner: idOf(partner) });
};
