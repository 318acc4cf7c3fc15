import type { FinalFate, GameOutcome, PairingNote } from "@losfee/core";
import { formatChoice, formatHalves, formatList } from "../language/numbers.ts";
import { counted, isOne } from "../language/plurals.ts";
import { sharedFates } from "./final-fates.ts";
import type { NameOf, Sentences } from "./message.ts";
import { describeNotPaired } from "./not-paired.ts";
import { dutchNotesDe } from "./notes-dutch.de.ts";
import { teamSwissNotesDe } from "./notes-team-swiss.de.ts";

const PARTS = {
  top: "Obere Gruppe",
  middle: "Mittlere Gruppe",
  bottom: "Untere Gruppe",
  all: "Ganzes Feld",
} as const;

const FATES: Readonly<Record<FinalFate, string>> = {
  in: "sicher im Finale",
  out: "sicher nicht im Finale",
  open: "noch im Rennen",
};

const AFTER = { win: "Sieg", draw: "Unentschieden", loss: "Niederlage" } as const;

const WINS = { one: "Sieg", other: "Siege" } as const;
const WINS_DATIVE = { one: "Sieg", other: "Siegen" } as const;
const POINTS = { one: "Punkt", other: "Punkte" } as const;

const winsOf = (wins: number): string =>
  Number.isInteger(wins) ? counted(wins, WINS, "de") : `${formatHalves(wins)} Siege`;

const withWins = (high: number, low: number): string => {
  const most = Number.isInteger(high)
    ? counted(high, WINS_DATIVE, "de")
    : `${formatHalves(high)} Siegen`;
  return high === low ? most : `${formatHalves(low)} bis ${most}`;
};

/** `2 Siege und 150 Punkte vor`, `gleichauf mit`, `1 Sieg vor, nach Differenz aber 30 Punkte hinter`. */
const distance = (wins: number, spread: number): string => {
  const side = (value: number): string => (value > 0 ? "vor" : "hinter");
  const points = counted(Math.abs(spread), POINTS, "de");
  if (wins === 0 && spread === 0) return "gleichauf mit";
  if (wins === 0) return `${points} ${side(spread)}`;
  if (spread === 0) return `${winsOf(Math.abs(wins))} ${side(wins)}`;
  if (Math.sign(wins) === Math.sign(spread)) {
    return `${winsOf(Math.abs(wins))} und ${points} ${side(wins)}`;
  }
  return `${winsOf(Math.abs(wins))} ${side(wins)}, nach Differenz aber ${points} ${side(spread)}`;
};

const assumed = ({ players: [a, b], result }: GameOutcome, name: NameOf): string =>
  result === "draw"
    ? `Unentschieden zwischen ${name(a)} und ${name(b)}`
    : `Sieg von ${name(result === "win" ? a : b)} gegen ${name(result === "win" ? b : a)}`;

/** Reasons of pairings in German. */
export const notesDe: Sentences<PairingNote> = {
  ...dutchNotesDe,
  ...teamSwissNotesDe,
  repeat: ({ meetings, lastRound }) =>
    `Wiederholung: Die beiden haben schon ${isOne(meetings, "de") ? "einmal" : `${meetings}-mal`} gegeneinander gespielt, zuletzt in Runde ${lastRound}.`,
  "by-hand": ({ reason }) =>
    reason === "" ? "Von der Turnierleitung gesetzt." : `Von der Turnierleitung gesetzt: ${reason}`,
  "despite-event-rule": ({ rule }, name) =>
    `Gegen eine Regel dieses Turniers: ${describeNotPaired(rule, "de", name)}`,
  bye: ({ byes, rank, of }) =>
    `Freilos bei ungerader Zahl: ${byes === 0 ? "bisher keines" : `bisher ${byes}, niemand hatte weniger`}, Platz ${rank} von ${of}.`,
  "bye-passed-on": ({ from }, name) =>
    `An der Reihe für das Freilos war ${name(from)}; dann wäre die Runde aber nicht aufgegangen.`,
  "berger-table": ({ round }) => `Runde ${round} der Bergertabelle.`,
  "scheveningen-table": ({ round }) =>
    `Runde ${round} der Scheveninger Tabelle sagt, wer an welchem Brett sitzt.`,
  "opponent-missing": ({ opponent }, name) =>
    `Vorgesehen war ${name(opponent)}, steht aber nicht zur Verfügung.`,
  "by-rank": ({ ranks: [a, b] }) => `Platz ${a} gegen Platz ${b}.`,
  "not-kept-apart": ({ by, names }) =>
    `${{ club: "Vereine", nation: "Länder", team: "Mannschaften" }[by]}, deren Mitglieder sonst nicht aufeinandertreffen, dürfen es hier: ${formatList(names, "de")}. Anders gibt es keine Auslosung.`,
  gibsonised: ({ entry, rank }, name) =>
    `${name(entry)} ist von unten nicht mehr einzuholen und hat Platz ${rank} sicher (Gibson-Regel).`,
  "final-game": ({ game, of }) => `Finale, ${game}. von höchstens ${of} Partien.`,
  "final-starts-alternate": ({ entry }, name) =>
    `Im Finale wechselt das Anspiel: Diesmal beginnt ${name(entry)}.`,
  "new-swiss-flight": ({ part, wins: [high, low], from, to }) =>
    `${PARTS[part]}: Plätze ${from} bis ${to} mit ${withWins(high, low)}.`,
  "new-swiss-distance": ({ ranks: [a, b], aim }) =>
    `Innerhalb der Gruppe Platz ${a} gegen Platz ${b}; angestrebt war ein Abstand von ${counted(aim, { one: "Platz", other: "Plätzen" }, "de")}.`,
  "preliminary-group": ({ group, size, letters: [a, b] }) =>
    b === ""
      ? `Vorrundengruppe ${group} (${size} Personen): ${a} hat in dieser Runde Freilos.`
      : `Vorrundengruppe ${group} (${size} Personen): ${a} gegen ${b}.`,
  "group-opponent-missing": ({ entry, opponent, group }, name) =>
    `${name(entry)} sollte in Vorrundengruppe ${group} gegen ${name(opponent)} spielen; das ging nicht.`,
  "group-bye-played": ({ entry, group }, name) =>
    `${name(entry)} hätte in Vorrundengruppe ${group} ein Freilos, spielt aber, weil sonst jemandem die Partie fehlte.`,
  "outside-groups": ({ entry }, name) =>
    `${name(entry)} kam nach der Auslosung der Gruppen dazu und gehört zu keiner.`,
  "sure-of-final": ({ entry, against, wins, spread }, name) =>
    `${name(entry)} ist sicher im Finale: ${distance(wins, spread)} ${name(against)}.`,
  candidate: ({ entry, against, wins, spread }, name) =>
    `${name(entry)} ist Finalkandidat: ${distance(wins, spread)} ${name(against)}.`,
  "out-of-final": ({ entry, against, wins, spread }, name) =>
    `${name(entry)} ist sicher nicht im Finale: ${distance(wins, spread)} ${name(against)}.`,
  "final-settled": ({ finalists }, name) =>
    finalists.length === 0
      ? "Die Finalisten stehen fest; keine Partie wird festgesetzt."
      : `Das Finale steht fest: ${formatList(finalists.map(name), "de")}. Keine Partie wird festgesetzt.`,
  "group-filled-up": ({ entry }, name) =>
    `${name(entry)} füllt die Kandidatengruppe auf, damit sie gerade wird.`,
  "group-shortened": ({ entry }, name) =>
    `${name(entry)} verlässt die Kandidatengruppe, damit sie gerade wird.`,
  "candidate-not-paired": ({ entry }, name) =>
    `${name(entry)} ist Kandidat, fehlt aber oder ist schon von Hand gepaart.`,
  fixed: ({ places: [a, b], size }) =>
    `Kandidatenrunde: ${a}. gegen ${b}. von ${size} Kandidaten, festgesetzt.`,
  "fixed-forbidden": ({ players: [a, b] }, name) =>
    `${name(a)} – ${name(b)} wäre festgesetzt, die beiden dürfen aber nicht gegeneinander spielen.`,
  "first-pairing-matters": ({ entry, others, fates }, name) => {
    const elsewhere =
      others.length === 0 ? "" : ` (bei ${others.map((game) => assumed(game, name)).join(", ")})`;
    const ends = sharedFates(fates).map(
      ({ fate, results }) =>
        `bei ${formatChoice(
          results.map((result) => AFTER[result]),
          "de",
        )} ${FATES[fate]}`,
    );
    return `Die erste Paarung bleibt, denn sie kann über das Finale entscheiden: ${name(entry)} wäre ${ends.join(", ")}${elsewhere}.`;
  },
  "first-pairing-released": ({ players: [a, b] }, name) =>
    `${name(a)} – ${name(b)} ist wieder freigegeben: Das Ergebnis hätte auf das Finale keinen Einfluss.`,
};
