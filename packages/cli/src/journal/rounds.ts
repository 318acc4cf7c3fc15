import { draftOf, type Round } from "@losfee/core";
import { type Call, integerFrom, misused, optionalArgument } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";
import { roundTexts } from "../language/round.ts";
import type { Competition } from "./competition.ts";

/** The draft's number, or what was given as round: the rules refuse a wrong one. */
export const draftNumber = ({ call, state }: Competition, index = 0): number => {
  const draft = draftOf(state());
  const argument = optionalArgument(call, index);
  if (argument !== undefined) return integerFrom(call, "ROUND", argument, 1);
  if (draft !== undefined) return draft.number;
  throw new Failure(EXIT.refused, roundTexts[call.language].noDraft, { code: "no-draft" });
};

/** The round with this number; the last one by default. */
export const roundNumbered = (competition: Competition, number: number | undefined): Round => {
  const { rounds } = competition.state();
  const words = roundTexts[competition.call.language];
  const round = number === undefined ? rounds.at(-1) : rounds[number - 1];
  if (round !== undefined) return round;
  const message = number === undefined ? words.none : words.noSuchRound(number, rounds.length);
  throw new Failure(EXIT.refused, message, { code: "unknown-round", round: number ?? null });
};

/** The round that results are entered for: the first that misses some, else the last published. */
export const roundInPlay = (competition: Competition, number: number | undefined): Round => {
  if (number !== undefined) return roundNumbered(competition, number);
  const published = competition.state().rounds.filter(({ status }) => status === "published");
  const open = published.find(({ games }) => games.some(({ result }) => result === null));
  return open ?? published.at(-1) ?? roundNumbered(competition, undefined);
};

/** A round's number given as an argument that may be left out. */
export const roundArgument = (call: Call, index: number): number | undefined => {
  const text = optionalArgument(call, index);
  return text === undefined ? undefined : integerFrom(call, "ROUND", text, 1);
};

/** Ends the command because the words of an act make no sense. */
export const actMisused = (call: Call): Failure =>
  misused(roundTexts[call.language].actMisused, "act-misused");
