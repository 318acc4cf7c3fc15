import {
  type ChallengeTarget,
  type EntryId,
  isOfKind,
  type LadderState,
  readMoment,
} from "@losfee/core";
import { ladderTexts } from "@losfee/messages/cli-ladder";
import type { Clock, CompetitionService, loadMailByHand, Storage } from "@losfee/server/local";
import { type Call, dashed, misused, textOption } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { loadMessages } from "../call/messages.ts";
import { chooseCompetition } from "./choose.ts";
import { type Competition, unknownCompetition, withCompetition } from "./competition.ts";
import { ofKind, wrongKind } from "./kind.ts";
import { withStore } from "./open.ts";
import { playerAmong } from "./players.ts";

/** Opens the journal and the pyramid in it for the duration of `work`. */
export const withLadder = (
  call: Call,
  work: (competition: Competition<"ladder">) => Promise<ExitCode>,
): Promise<ExitCode> => withCompetition(call, (competition) => work(ofKind("ladder", competition)));

/** Returns the player of a pyramid by number, name or a part of it. */
export const climberNamed = (call: Call, { entries }: LadderState, text: string): EntryId =>
  playerAmong(call, [...entries.values()], text, "losfee pyramid");

/** Returns the target of a challenge: a vacancy by its seat (`5.1`), or a player. */
export const targetNamed = (call: Call, state: LadderState, text: string): ChallengeTarget => {
  const [, level, index] = /^(\d{1,4})\.(\d{1,4})$/.exec(text.trim()) ?? [];
  return level === undefined || index === undefined
    ? { kind: "player", player: climberNamed(call, state, text) }
    : { kind: "vacancy", seat: { level: Number(level), index: Number(index) } };
};

/** Returns the moment of an option, ISO 8601 in UTC; undefined if it was not given. */
export const timeOption = (call: Call, name: string): string | undefined => {
  const text = textOption(call, name);
  if (text === undefined) return undefined;
  const time = readMoment(text);
  if (time !== null) return new Date(time).toISOString();
  const message = ladderTexts[call.language].notATime({ place: `--${dashed(name)}`, text });
  throw misused(message, "malformed-time", { given: text });
};

/** A pyramid with the mail stored with its journal. */
interface LadderPost {
  readonly state: LadderState;
  readonly competitions: CompetitionService;
  readonly store: Storage;
  readonly clock: Clock;
  readonly post: Awaited<ReturnType<typeof loadMailByHand>>;
}

/** Opens the journal, the pyramid in it and its mail for the duration of `work`. */
export const withLadderPost = async (
  call: Call,
  work: (opened: LadderPost) => Promise<ExitCode>,
): Promise<ExitCode> => {
  const { loadMailByHand } = await import("@losfee/server/local");
  const post = await loadMailByHand();
  return withStore(call, "refuse", async (competitions, store, clock) => {
    const id = await chooseCompetition(call, competitions);
    const state = await competitions.state(id);
    if (state === null) throw unknownCompetition(call, id);
    if (isOfKind("ladder", state)) return work({ state, competitions, store, post, clock });
    throw wrongKind({ call, id, messages: await loadMessages() }, state, "ladder");
  });
};
