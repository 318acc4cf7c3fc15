import { texts } from "./texts.ts";

interface StageTexts {
  readonly title: (stage: string, players: number, status: "draft" | "published") => string;
  readonly game: string;
  readonly seats: string;
  readonly result: string;
  readonly reported: string;
  readonly annulled: (reason: string) => string;
  readonly absent: string;
  readonly missing: (count: number) => string;
  readonly why: string;
  readonly admissions: Readonly<
    Record<"entered" | "overall" | "table" | "next-best" | "substitute", string>
  >;
  readonly act: (kind: string, reason: string, actor: string) => string;
  readonly none: string;
  readonly noSuchStage: (stage: number, stages: readonly number[]) => string;
  readonly notPublished: (stage: number) => string;
  readonly noDraft: string;
  readonly published: (stage: number) => string;
  readonly recalled: (stage: number) => string;
  readonly discarded: (stage: number) => string;
  readonly roundsOnly: (option: string) => string;
  readonly actMisused: string;
  readonly notAGame: (text: string) => string;
  readonly substituted: (out: string, player: string) => string;
}

/** A stage at tables and what is done with it. */
export const stageTexts = texts<StageTexts>({
  de: {
    title: (stage, players, status) =>
      `${stage}, ${players} Personen${status === "draft" ? " – Entwurf, nur für die Leitung" : ""}`,
    game: "Tisch.Spiel",
    seats: "Es sitzen der Reihe nach",
    result: "Ergebnis → Rangpunkte",
    reported: "gemeldet",
    annulled: (reason) => `annulliert: ${reason}`,
    absent: "–",
    missing: (count) =>
      count === 0
        ? "Alle Ergebnisse sind da."
        : `Es ${count === 1 ? "fehlt 1 Ergebnis" : `fehlen ${count} Ergebnisse`}.`,
    why: "Warum:",
    admissions: {
      entered: "gemeldet",
      overall: "unter den Besten der Stufe davor",
      table: "unter den Besten des eigenen Tisches",
      "next-best": "rückt als Nächstbeste oder Nächstbester nach",
      substitute: "springt ein",
    },
    act: (kind, reason, actor) => `${kind}: ${reason} (${actor})`,
    none: "Noch ist keine Stufe ausgelost. „losfee pair“ entwirft die erste.",
    noSuchStage: (stage, stages) =>
      `Stufe ${stage} gibt es nicht; ausgelost sind: ${stages.join(", ")}.`,
    notPublished: (stage) => `Stufe ${stage} ist nicht veröffentlicht.`,
    noDraft: "Es gibt keinen Entwurf. „losfee pair“ macht einen.",
    published: (stage) => `Stufe ${stage} ist veröffentlicht.`,
    recalled: (stage) => `Stufe ${stage} ist wieder Entwurf.`,
    discarded: (stage) => `Der Entwurf von Stufe ${stage} ist verworfen.`,
    roundsOnly: (option) => `${option} gibt es nur bei Turnieren mit Runden.`,
    actMisused:
      "So geht es: adjust swap 3 7 [SPIEL] · move 3 TISCH [SPIEL] · order TISCH.SPIEL 7 3 9 · redraw [SPIEL], jeweils mit --reason.",
    notAGame: (text) => `„${text}“ nennt kein Spiel: 3.2 heißt Tisch 3, Spiel 2.`,
    substituted: (out, player) => `${player} spielt statt ${out}.`,
  },
  en: {
    title: (stage, players, status) =>
      `${stage}, ${players} players${status === "draft" ? " – draft, for the director alone" : ""}`,
    game: "Table.Game",
    seats: "Seats in order",
    result: "Result → rank points",
    reported: "reported",
    annulled: (reason) => `annulled: ${reason}`,
    absent: "–",
    missing: (count) =>
      count === 0
        ? "All results are in."
        : `${count === 1 ? "1 result is" : `${count} results are`} missing.`,
    why: "Why:",
    admissions: {
      entered: "entered",
      overall: "among the best of the stage before",
      table: "among the best of the own table",
      "next-best": "takes a seat as the next best",
      substitute: "is a substitute",
    },
    act: (kind, reason, actor) => `${kind}: ${reason} (${actor})`,
    none: "No stage has been drawn yet. “losfee pair” drafts the first.",
    noSuchStage: (stage, stages) =>
      `There is no stage ${stage}; these are drawn: ${stages.join(", ")}.`,
    notPublished: (stage) => `Stage ${stage} is not published.`,
    noDraft: "There is no draft. “losfee pair” makes one.",
    published: (stage) => `Stage ${stage} is published.`,
    recalled: (stage) => `Stage ${stage} is a draft again.`,
    discarded: (stage) => `The draft of stage ${stage} is discarded.`,
    roundsOnly: (option) => `${option} is only for tournaments in rounds.`,
    actMisused:
      "Like this: adjust swap 3 7 [GAME] · move 3 TABLE [GAME] · order TABLE.GAME 7 3 9 · redraw [GAME], each with --reason.",
    notAGame: (text) => `“${text}” names no game: 3.2 is table 3, game 2.`,
    substituted: (out, player) => `${player} plays in place of ${out}.`,
  },
});
