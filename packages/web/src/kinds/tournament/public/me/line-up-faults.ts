import { describeLineUpFault, type Language } from "@losfee/contract";
import {
  type Eligibility,
  type EntryId,
  isEmptyLineUp,
  type LineUpPlayers,
  lineUpFaults,
  type Member,
  type TeamRules,
} from "@losfee/core";
import { impossibleTexts } from "@losfee/messages/tournament-public-me";

/** Data that decides if a line-up breaks a rule, embedded in its form. */
export interface LineUpQuestion extends Pick<TeamRules, "lineUps"> {
  readonly round: number;
  /** In the order of the list. */
  readonly squad: readonly (Pick<Member, "id"> & Eligibility & { readonly name: string })[];
  /** Members who are in another match of the day. */
  readonly sameDay: readonly EntryId[];
}

/** Faults of a line-up, a sentence each. */
export interface WrongLineUp {
  /** True if no reason can justify it. */
  readonly isImpossible: boolean;
  readonly sentences: readonly string[];
}

/** Returns the rules that a line-up breaks and their cost, unless it cannot be handed in at all. */
export const wrongIn = (
  { lineUps, round, squad, sameDay }: LineUpQuestion,
  players: LineUpPlayers,
  language: Language,
): WrongLineUp => {
  const t = impossibleTexts[language];
  const name = (id: EntryId): string => squad.find((one) => one.id === id)?.name ?? "";
  const twice = players.filter((one, index) => one !== null && players.indexOf(one) < index);
  const impossible = [
    ...(isEmptyLineUp(players) ? [t.empty] : []),
    ...[...new Set(twice)].map((one) => t.twice({ name: name(one ?? 0) })),
  ];
  if (impossible.length > 0) return { isImpossible: true, sentences: impossible };
  const faults = lineUpFaults(players, squad, lineUps, round, sameDay);
  const sentences = faults.map((fault) => `${describeLineUpFault(fault, language, name)}.`);
  return { isImpossible: false, sentences };
};
