import { texts } from "@losfee/contract";
import type { Penalty } from "@losfee/core";

export const penaltiesTexts = texts({
  de: {
    penalties: "Strafen",
    none: "Keine.",
    impose: "Strafe verhängen",
    lift: "Strafe aufheben",
    player: "Wer",
    of: "Abgezogen werden",
    kinds: {
      spread: "Differenzpunkte",
      "rank-points": "Rangpunkte",
      "game-points": "Spielpunkte",
      "match-points": "Mannschaftspunkte",
    } satisfies Record<Penalty["of"], string>,
    ofTeams: { "game-points": "Brettpunkte" },
    round: "Runde",
    points: (kind: string) => `Abzug (${kind})`,
    line: (name: string, points: string, kind: string, when: string) =>
      `${name}: −${points} ${kind} (${when})`,
    unclear: "Bitte Namen und Punkte prüfen.",
  },
  en: {
    penalties: "Penalties",
    none: "None.",
    impose: "Impose a penalty",
    lift: "Lift the penalty",
    player: "Who",
    of: "Deduct from",
    kinds: {
      spread: "spread",
      "rank-points": "rank points",
      "game-points": "game points",
      "match-points": "match points",
    },
    ofTeams: { "game-points": "game points" },
    round: "Round",
    points: (kind: string) => `Deduction (${kind})`,
    line: (name: string, points: string, kind: string, when: string) =>
      `${name}: −${points} ${kind} (${when})`,
    unclear: "Please check name and points.",
  },
});
