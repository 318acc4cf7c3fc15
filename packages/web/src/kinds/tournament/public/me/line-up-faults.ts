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

/** What decides whether a line-up breaks a rule, as its form carries it along. */
export interface LineUpQuestion extends Pick<TeamRules, "lineUps"> {
  readonly round: number;
  /** In the order of the list. */
  readonly squad: readonly (Pick<Member, "id"> & Eligibility & { readonly name: string })[];
  /** Those of them who are in another match of the day. */
  readonly sameDay: readonly EntryId[];
}

/** The rules that a line-up breaks, and what that costs, a sentence each; who is in it twice first. */
export const brokenRules = (
  { lineUps, round, squad, sameDay }: LineUpQuestion,
  players: LineUpPlayers,
  language: Language,
): readonly string[] => {
  const name = (id: EntryId): string => squad.find((one) => one.id === id)?.name ?? "";
  const twice = players.filter((one, index) => one !== null && players.indexOf(one) < index);
  return [
    ...[...new Set(twice)].map((one) => twiceTexts[language].twice(name(one ?? 0))),
    ...lineUpFaults(players, squad, lineUps, round, sameDay).map(
      (fault) => `${describeLineUpFault(fault, language, name)}.`,
    ),
  ];
};
