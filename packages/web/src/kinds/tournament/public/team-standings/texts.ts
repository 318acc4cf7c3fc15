import { counted, isOne, texts } from "@losfee/contract";

export const teamStandingsTexts = texts({
  de: {
    title: "Mannschaftswertung",
    rank: "Pl.",
    team: "Mannschaft",
    none: "Noch ist niemand für eine Mannschaft gemeldet.",
    how: (best: number) =>
      isOne(best, "de")
        ? "Von jeder Mannschaft zählt die beste Person."
        : `Von jeder Mannschaft zählen die besten ${best}.`,
    ofStage: (stage: string) => `Es zählt: ${stage}.`,
    tooFew: (minimum: number) => `– : weniger als ${minimum} Mitglieder, ohne Platz.`,
    teamless: (count: number) =>
      isOne(count, "de")
        ? "Eine Person ist in keiner Mannschaft."
        : `${count} sind in keiner Mannschaft.`,
    working: "Wie die Summe zustande kommt",
    member: "Name",
    counts: "zählt",
    doesNotCount: "zählt nicht",
  },
  en: {
    title: "Team ranking",
    rank: "Rk",
    team: "Team",
    none: "Nobody has been entered for a team yet.",
    how: (best: number) =>
      isOne(best, "en")
        ? "The best player of each team counts."
        : `The best ${best} of each team count.`,
    ofStage: (stage: string) => `What counts: ${stage}.`,
    tooFew: (minimum: number) => `– : fewer than ${minimum} members, without a rank.`,
    teamless: (count: number) =>
      `${counted(count, { one: "player is", other: "players are" }, "en")} in no team.`,
    working: "How the total is made",
    member: "Name",
    counts: "counts",
    doesNotCount: "does not count",
  },
});
