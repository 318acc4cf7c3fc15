import type { ChallengeTarget, EntryId, LadderState } from "@losfee/core";
import type { Call } from "../call.ts";
import type { ExitCode } from "../exit.ts";
import { type Competition, ofKind, withCompetition } from "./competition.ts";
import { playerAmong } from "./players.ts";

/** Opens the journal and the pyramid in it for the time of `work`. */
export const withLadder = (
  call: Call,
  work: (competition: Competition<"ladder">) => Promise<ExitCode>,
): Promise<ExitCode> => withCompetition(call, (competition) => work(ofKind("ladder", competition)));

/** The player of a pyramid that a text names: by number, name or a part of it. */
export const climberNamed = (call: Call, { entries }: LadderState, text: string): EntryId =>
  playerAmong(call, [...entries.values()], text, "losfee pyramid");

/** Whom a challenge is against: a vacancy by its seat (`5.1`), or a player. */
export const targetNamed = (call: Call, state: LadderState, text: string): ChallengeTarget => {
  const [, level, index] = /^(\d{1,4})\.(\d{1,4})$/.exec(text.trim()) ?? [];
  return level === undefined || index === undefined
    ? { kind: "player", player: climberNamed(call, state, text) }
    : { kind: "vacancy", seat: { level: Number(level), index: Number(index) } };
};
