import { isOne, texts } from "@losfee/contract/language";

type Status = "draft" | "published";

interface PartTexts {
  readonly round: (round: number) => string;
  /** Suffix of the title of a draft. */
  readonly status: Readonly<Record<Status, string>>;
  readonly result: string;
  readonly missing: (count: number) => string;
  readonly why: string;
  readonly act: (what: string, reason: string, actor: string) => string;
  readonly none: Readonly<Record<"boards" | "tables", string>>;
  readonly noSuchRound: (round: number, rounds: number) => string;
  readonly noSuchStage: (stage: number, stages: readonly number[]) => string;
  readonly notPublished: (stage: number, published: readonly number[]) => string;
  readonly noDraft: string;
  readonly published: (part: string) => string;
  readonly recalled: (part: string) => string;
  readonly discarded: (part: string) => string;
  readonly atBoards: (round: number) => string;
  readonly boardsOnly: (option: string) => string;
  readonly tablesOnly: (option: string) => string;
}

/** Texts about a round of games for two or a stage at tables, where both are alike. */
export const partTexts = texts<PartTexts>({
  de: {
    round: (round) => `Runde ${round}`,
    status: { draft: " – Entwurf, nur für die Leitung", published: "" },
    result: "Ergebnis",
    missing: (count) =>
      count === 0
        ? "Alle Ergebnisse sind da."
        : `Es ${isOne(count, "de") ? "fehlt 1 Ergebnis" : `fehlen ${count} Ergebnisse`}.`,
    why: "Warum:",
    act: (what, reason, actor) => `${what}: ${reason} (${actor})`,
    none: {
      boards: "Noch ist keine Runde ausgelost. „losfee pair“ entwirft die erste.",
      tables: "Noch ist keine Stufe ausgelost. „losfee pair“ entwirft die erste.",
    },
    noSuchRound: (round, rounds) =>
      `Runde ${round} gibt es noch nicht; ausgelost ${isOne(rounds, "de") ? "ist" : "sind"} ${rounds}.`,
    noSuchStage: (stage, stages) =>
      `Stufe ${stage} gibt es noch nicht; ausgelost ${isOne(stages.length, "de") ? "ist" : "sind"}: ${stages.join(", ")}.`,
    notPublished: (stage, published) =>
      `Stufe ${stage} ist nicht veröffentlicht${published.length === 0 ? ", und auch sonst keine" : `; veröffentlicht ${isOne(published.length, "de") ? "ist" : "sind"}: ${published.join(", ")}`}.`,
    noDraft: "Es gibt keinen Entwurf. „losfee pair“ macht einen.",
    published: (part) => `${part} ist veröffentlicht.`,
    recalled: (part) => `${part} ist wieder Entwurf.`,
    discarded: (part) => `${part}: Der Entwurf ist verworfen.`,
    atBoards: (round) => `Runde ${round} wird nicht an Tischen gespielt.`,
    boardsOnly: (option) => `${option} gibt es an Tischen nicht.`,
    tablesOnly: (option) => `${option} gibt es nur an Tischen.`,
  },
  en: {
    round: (round) => `Round ${round}`,
    status: { draft: " – draft, for the director alone", published: "" },
    result: "Result",
    missing: (count) =>
      count === 0
        ? "All results are in."
        : `${isOne(count, "en") ? "1 result is" : `${count} results are`} missing.`,
    why: "Why:",
    act: (what, reason, actor) => `${what}: ${reason} (${actor})`,
    none: {
      boards: "No round has been paired yet. “losfee pair” drafts the first.",
      tables: "No stage has been drawn yet. “losfee pair” drafts the first.",
    },
    noSuchRound: (round, rounds) =>
      `There is no round ${round} yet; ${rounds} ${isOne(rounds, "en") ? "is" : "are"} paired.`,
    noSuchStage: (stage, stages) =>
      `There is no stage ${stage} yet; drawn so far: ${stages.join(", ")}.`,
    notPublished: (stage, published) =>
      `Stage ${stage} is not published${published.length === 0 ? ", nor is any other" : `; published: ${published.join(", ")}`}.`,
    noDraft: "There is no draft. “losfee pair” makes one.",
    published: (part) => `${part} is published.`,
    recalled: (part) => `${part} is a draft again.`,
    discarded: (part) => `${part}: the draft is discarded.`,
    atBoards: (round) => `Round ${round} is not played at tables.`,
    boardsOnly: (option) => `${option} is not for stages at tables.`,
    tablesOnly: (option) => `${option} is only for stages at tables.`,
  },
});
