import { counted, texts } from "@losfee/contract";
import type { ModifierKind } from "@losfee/core";

interface RankingPageTexts {
  readonly title: string;
  readonly intro: string;
  readonly chain: string;
  readonly chainHint: string;
  readonly criteria: string;
  readonly up: (criterion: string) => string;
  readonly down: (criterion: string) => string;
  readonly remove: (criterion: string) => string;
  readonly moveHint: string;
  readonly unknown: string;
  readonly replaceBy: (code: string) => string;
  readonly add: string;
  readonly addHint: string;
  readonly addButton: string;
  readonly preset: string;
  readonly presets: Readonly<Record<string, string>>;
  readonly rules: string;
  readonly rulesOf: (year: number) => string;
  readonly points: string;
  readonly pointsOf: (win: string, draw: string, loss: string) => string;
  readonly variations: Readonly<Record<ModifierKind, string>>;
  readonly none: string;
  readonly show: string;
  readonly previewAfter: (round: number) => string;
  readonly noPreview: string;
  readonly table: string;
  readonly moved: (count: number) => string;
  readonly onlyMoved: string;
  readonly rank: string;
  readonly before: string;
  readonly name: string;
  readonly rises: (places: number) => string;
  readonly falls: (places: number) => string;
  readonly save: string;
  readonly saving: string;
  readonly saved: string;
  readonly unchanged: string;
  readonly back: string;
}

export const rankingTexts = texts<RankingPageTexts>({
  de: {
    title: "Wertung",
    intro: "Das Wichtigste zuerst; wer danach noch gleich ist, teilt sich den Platz.",
    chain: "Kriterien in FIDE-Schreibweise",
    chainHint: "Zum Beispiel PTS, BH/C1, BH, SB",
    criteria: "Kriterien der Reihe nach",
    up: (criterion) => `Nach oben: ${criterion}`,
    down: (criterion) => `Nach unten: ${criterion}`,
    remove: (criterion) => `Streichen: ${criterion}`,
    moveHint: "Mit Alt und den Pfeiltasten verschieben, mit Entf streichen.",
    unknown: "unbekannt",
    replaceBy: (code) => `${code} einsetzen`,
    add: "Kriterium dazu",
    addHint: "Name oder Kürzel",
    addButton: "Dazu",
    preset: "Übliche Wertung",
    presets: {
      "chess-swiss": "Schach, Schweizer System",
      "chess-swiss-ratings": "Schach, Schweizer System mit Wertungszahlen",
      "chess-swiss-german": "Schach, Schweizer System: Buchholz, verfeinerte Buchholz",
      "chess-round-robin": "Schach, Rundenturnier",
      scrabble: "Scrabble",
      go: "Go",
      cards: "Kartenspiele",
    },
    rules: "Regeln der Feinwertung",
    rulesOf: (year) => `FIDE ${year}`,
    points: "Punkte",
    pointsOf: (win, draw, loss) => `Sieg ${win}, Unentschieden ${draw}, Niederlage ${loss}`,
    variations: {
      score: "Welche Punkte",
      cut: "Streichen",
      median: "Streichen",
      fore: "Letzte Runde",
      limit: "Grenze",
      divisor: "Teiler",
      unrated: "Ohne Wertungszahl",
      black: "Bei Remis",
      "pre-determined": "Kampflose Partien",
      edition: "Regeln",
      reverse: "Richtung",
    },
    none: "wie üblich",
    show: "Vorschau",
    previewAfter: (round) =>
      round === 0 ? "So wäre die Setzliste" : `So wäre der Stand nach Runde ${round}`,
    noPreview: "Sobald alle Kriterien stimmen, steht hier die Tabelle.",
    table: "Tabelle der Vorschau",
    moved: (count) =>
      count === 0
        ? "Niemand wechselt den Platz."
        : `${counted(count, { one: "Person wechselt", other: "Personen wechseln" }, "de")} den Platz.`,
    onlyMoved: "nur diese zeigen",
    rank: "Platz",
    before: "bisher",
    name: "Name",
    rises: (count) => `${counted(count, { one: "Platz", other: "Plätze" }, "de")} nach oben`,
    falls: (count) => `${counted(count, { one: "Platz", other: "Plätze" }, "de")} nach unten`,
    save: "Wertung speichern",
    saving: "Wird gespeichert …",
    saved: "Gespeichert. Die Tabellen zeigen die neue Wertung.",
    unchanged: "Das ist die Wertung, die schon gilt.",
    back: "Zur Tabelle",
  },
  en: {
    title: "Ranking",
    intro: "Most important first; players still level after that share the rank.",
    chain: "Criteria in FIDE’s notation",
    chainHint: "For example PTS, BH/C1, BH, SB",
    criteria: "Criteria in order",
    up: (criterion) => `Move up: ${criterion}`,
    down: (criterion) => `Move down: ${criterion}`,
    remove: (criterion) => `Remove: ${criterion}`,
    moveHint: "Alt with the arrow keys moves, Delete removes.",
    unknown: "unknown",
    replaceBy: (code) => `Use ${code}`,
    add: "Add a criterion",
    addHint: "name or code",
    addButton: "Add",
    preset: "Usual ranking",
    presets: {
      "chess-swiss": "Chess, Swiss system",
      "chess-swiss-ratings": "Chess, Swiss system with ratings",
      "chess-swiss-german": "Chess, Swiss system: Buchholz, sum of Buchholz",
      "chess-round-robin": "Chess, round robin",
      scrabble: "Scrabble",
      go: "Go",
      cards: "Card games",
    },
    rules: "Tie-break regulations",
    rulesOf: (year) => `FIDE ${year}`,
    points: "Points",
    pointsOf: (win, draw, loss) => `win ${win}, draw ${draw}, loss ${loss}`,
    variations: {
      score: "Which points",
      cut: "Cut",
      median: "Cut",
      fore: "Last round",
      limit: "Limit",
      divisor: "Divisor",
      unrated: "Without a rating",
      black: "After a draw",
      "pre-determined": "Forfeits",
      edition: "Rules",
      reverse: "Direction",
    },
    none: "as usual",
    show: "Preview",
    previewAfter: (round) =>
      round === 0
        ? "This is what the seeding would be"
        : `This is what the standings after round ${round} would be`,
    noPreview: "Once all criteria are right, the standings appear here.",
    table: "Standings of the preview",
    moved: (count) =>
      count === 0
        ? "Nobody changes places."
        : `${counted(count, { one: "player changes", other: "players change" }, "en")} places.`,
    onlyMoved: "show only these",
    rank: "Rank",
    before: "so far",
    name: "Name",
    rises: (count) => `up ${counted(count, { one: "place", other: "places" }, "en")}`,
    falls: (count) => `down ${counted(count, { one: "place", other: "places" }, "en")}`,
    save: "Save the ranking",
    saving: "Saving …",
    saved: "Saved. The standings show the new ranking.",
    unchanged: "This ranking is already in use.",
    back: "To the standings",
  },
});
