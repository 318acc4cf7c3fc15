import type { TeamColourRule, TeamPreference, TeamSwissNote } from "@losfee/core";
import type { Sentences } from "./message.ts";

const RULES: Readonly<Record<TeamColourRule, string>> = {
  "initial-colour": "beide spielen ihren ersten Kampf, nach Startnummer und Anfangsfarbe",
  "one-preference": "nur eine der beiden hat einen Farbwunsch",
  "opposite-preferences": "beide bekommen die gewünschte Farbe",
  "one-strong-preference": "der starke Farbwunsch geht vor",
  "lower-difference": "Weiß für die kleinere Farbdifferenz",
  alternate: "die Farben wechseln gegenüber dem letzten Mal, als sie verschieden waren",
  "first-team-preference": "der Wunsch der besser stehenden Mannschaft geht vor",
  "first-team-alternates": "die besser stehende Mannschaft wechselt die Farbe",
  "other-team-alternates": "die andere Mannschaft wechselt die Farbe",
};

const COLOURS = { white: "Weiß", black: "Schwarz" } as const;

const wish = (preference: TeamPreference | null): string => {
  if (preference === null) return "keiner";
  const colour = COLOURS[preference.colour];
  if (preference.strength === "simple") return colour;
  return `${colour} (${preference.strength === "strong" ? "stark" : "schwach"})`;
};

/** Reasons of the FIDE Swiss Team Pairing System in German. */
export const teamSwissNotesDe: Sentences<TeamSwissNote> = {
  "team-colours": (
    { white, firstTeam, rule, preferences: [own, theirs], overruled = false },
    name,
  ) =>
    overruled
      ? `Nach den Regeln hätte ${name(white)} an Brett 1 Weiß: ${RULES[rule]}. Farbwünsche: ${wish(own)} gegen ${wish(theirs)}. Besser steht ${name(firstTeam)}. Die Farben wurden getauscht.`
      : `${name(white)} hat an Brett 1 Weiß: ${RULES[rule]}. Farbwünsche: ${wish(own)} gegen ${wish(theirs)}. Besser steht ${name(firstTeam)}.`,
};
