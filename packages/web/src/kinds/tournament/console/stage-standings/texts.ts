import { formatDecimal, texts } from "@losfee/contract";

type Of = "rank-points" | "game-points";

export const directedStandingsTexts = texts({
  de: {
    penalties: "Strafen",
    none: "Keine.",
    impose: "Strafe verhängen",
    lift: "Strafe aufheben",
    player: "Wer",
    of: "Abgezogen werden",
    kinds: { "rank-points": "Rangpunkte", "game-points": "Spielpunkte" } satisfies Record<
      Of,
      string
    >,
    points: "Punkte",
    line: (name: string, points: number, kind: string, stage: string) =>
      `${name}: −${formatDecimal(points, "de")} ${kind} (${stage})`,
    notUnderstood: "Bitte Namen und Punkte prüfen.",
  },
  en: {
    penalties: "Penalties",
    none: "None.",
    impose: "Impose a penalty",
    lift: "Lift the penalty",
    player: "Who",
    of: "Deducted are",
    kinds: { "rank-points": "rank points", "game-points": "game points" },
    points: "Points",
    line: (name: string, points: number, kind: string, stage: string) =>
      `${name}: −${formatDecimal(points, "en")} ${kind} (${stage})`,
    notUnderstood: "Please check name and points.",
  },
});
