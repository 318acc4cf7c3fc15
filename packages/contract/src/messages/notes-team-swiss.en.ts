import type { TeamColourRule, TeamPreference, TeamSwissNote } from "@losfee/core";
import type { Sentences } from "./message.ts";

const RULES: Readonly<Record<TeamColourRule, string>> = {
  "initial-colour": "both play their first match, by pairing number and initial colour",
  "one-preference": "only one of the two has a colour preference",
  "opposite-preferences": "both get the colour they prefer",
  "one-strong-preference": "the strong preference prevails",
  "lower-difference": "White for the lower colour difference",
  alternate: "colours alternate from the last time they differed",
  "first-team-preference": "the preference of the first-team prevails",
  "first-team-alternates": "the first-team alternates its colour",
  "other-team-alternates": "the other team alternates its colour",
};

const COLOURS = { white: "White", black: "Black" } as const;

const wish = (preference: TeamPreference | null): string => {
  if (preference === null) return "none";
  const colour = COLOURS[preference.colour];
  if (preference.strength === "simple") return colour;
  return `${colour} (${preference.strength === "strong" ? "strong" : "mild"})`;
};

/** Reasons of the FIDE Swiss Team Pairing System in English. */
export const teamSwissNotesEn: Sentences<TeamSwissNote> = {
  "team-colours": (
    { white, firstTeam, rule, preferences: [own, theirs], overruled = false },
    name,
  ) =>
    overruled
      ? `By the rules ${name(white)} would have White on board 1: ${RULES[rule]}. Preferences: ${wish(own)} v ${wish(theirs)}. First-team: ${name(firstTeam)}. The colours were reversed.`
      : `${name(white)} has White on board 1: ${RULES[rule]}. Preferences: ${wish(own)} v ${wish(theirs)}. First-team: ${name(firstTeam)}.`,
};
