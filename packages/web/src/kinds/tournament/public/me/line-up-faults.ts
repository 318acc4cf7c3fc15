import { describeLineUpFault, type Language } from "@losfee/contract";
import {
  type Eligibility,
  type EntryId,
  type LineUpPlayers,
  lineUpFaults,
  type Member,
  type TeamRules,
} from "@losfee/core";
import { twiceTexts } from "./line-up-texts.ts";

/** Data that decides if a line-up breaks a rule, embedded in its form. */
export interface LineUpQuestion extends Pick<TeamRules, "lineUps"> {
  readonly round: number;
  /** In the order of the list. */
  readonly squad: readonly (Pick<Member, "id"> & Eligibility & { readonly name: string })[];
  /** Members who are in another match of the day. */
  readonly sameDay: readonly EntryId[];
}

/** Returns the players at two boards of a line-up, which no reason can justify. */
export const namedTwice = (players: LineUpPlayers): readonly EntryId[] =>
  [
    ...new Set(players.filter((one, index) => one !== null && players.indexOf(one) < index)),
  ] as readonly EntryId[];

/**
 * The rules that a line-up breaks and their cost, a sentence each; if a player is in it twice, only
 * that.
 */
export const brokenRules = (
  { lineUps, round, squad, sameDay }: LineUpQuestion,
  players: LineUpPlayers,
  language: Language,
): readonly string[] => {
  const name = (id: EntryId): string => squad.find((one) => one.id === id)?.name ?? "";
  const twice = namedTwice(players);
  return twice.length > 0
    ? twice.map((one) => twiceTexts[language].twice(name(one)))
    : lineUpFaults(players, squad, lineUps, round, sameDay).map(
        (fault) => `${describeLineUpFault(fault, language, name)}.`,
      );
};
