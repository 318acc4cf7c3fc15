import type { FinalFate, GameOutcome, PairingNote } from "@losfee/core";
import { dutchColours, finalLead, noteTexts, teamColours } from "@losfee/messages/notes";
import type { Language } from "../language/language.ts";
import { formatChoice, formatHalves, formatList, formatPoints } from "../language/numbers.ts";
import { eachLanguage } from "../language/texts.ts";
import { describerBy, type NameOf } from "./message.ts";
import { describeNotPaired } from "./not-paired.ts";

/** Explains why two players meet, or why a player has the bye. */
export const describeNote = describerBy<PairingNote>(
  eachLanguage(noteTexts, (t, language) => ({
    ...t,
    "by-hand": ({ reason }) => t["by-hand"]({ reason, hasReason: reason !== "" }),
    "despite-event-rule": ({ rule }, name) =>
      t["despite-event-rule"]({ rule: describeNotPaired(rule, language, name) }),
    "bye-passed-on": ({ from }, name) => t["bye-passed-on"]({ from: name(from) }),
    "opponent-missing": ({ opponent }, name) => t["opponent-missing"]({ opponent: name(opponent) }),
    "by-rank": ({ ranks: [one, other] }) => t["by-rank"]({ one, other }),
    "mcmahon-scores": ({ scores: [one, other] }) => t["mcmahon-scores"]({ one, other }),
    "go-colours": ({ black, by, stones }, name) =>
      t["go-colours"]({ black: name(black), by, stones }),
    "not-kept-apart": ({ by, names }) =>
      t["not-kept-apart"]({ by, names: formatList(names, language) }),
    gibsonised: ({ entry, rank }, name) => t.gibsonised({ entry: name(entry), rank }),
    "final-starts-alternate": ({ entry }, name) =>
      t["final-starts-alternate"]({ entry: name(entry) }),
    "new-swiss-flight": ({ part, wins: [high, low], from, to }) =>
      t["new-swiss-flight"]({
        ...{ part, from, to },
        low: formatHalves(low),
        high: formatHalves(high),
        count: high,
        isRange: high !== low,
      }),
    "new-swiss-distance": ({ ranks: [one, other], aim }) =>
      t["new-swiss-distance"]({ one, other, aim }),
    "preliminary-group": ({ group, size, letters: [one, other] }) =>
      t["preliminary-group"]({ group, size, one, other, isBye: other === "" }),
    "group-opponent-missing": ({ entry, opponent, group }, name) =>
      t["group-opponent-missing"]({ entry: name(entry), opponent: name(opponent), group }),
    "group-bye-played": ({ entry, group }, name) =>
      t["group-bye-played"]({ entry: name(entry), group }),
    "outside-groups": ({ entry }, name) => t["outside-groups"]({ entry: name(entry) }),
    "sure-of-final": (note, name) => t["sure-of-final"](withLead(note, language, name)),
    candidate: (note, name) => t.candidate(withLead(note, language, name)),
    "out-of-final": (note, name) => t["out-of-final"](withLead(note, language, name)),
    "final-settled": ({ finalists }, name) =>
      t["final-settled"]({
        finalists: formatList(finalists.map(name), language),
        count: finalists.length,
      }),
    "group-filled-up": ({ entry }, name) => t["group-filled-up"]({ entry: name(entry) }),
    "group-shortened": ({ entry }, name) => t["group-shortened"]({ entry: name(entry) }),
    "candidate-not-paired": ({ entry }, name) => t["candidate-not-paired"]({ entry: name(entry) }),
    fixed: ({ places: [one, other], size }) => t.fixed({ one, other, size }),
    "fixed-forbidden": ({ players: [one, other] }, name) =>
      t["fixed-forbidden"]({ one: name(one), other: name(other) }),
    "first-pairing-matters": ({ entry, others, fates }, name) =>
      t["first-pairing-matters"]({
        entry: name(entry),
        fates: fatesText(fates, language),
        others: others.map((game) => assumedText(game, language, name)).join(", "),
        hasOthers: others.length > 0,
      }),
    "first-pairing-released": ({ players: [one, other] }, name) =>
      t["first-pairing-released"]({ one: name(one), other: name(other) }),
    "dutch-bracket": ({ bracket, score }) =>
      t["dutch-bracket"]({ bracket, score: formatPoints(score, language) }),
    "dutch-float": ({ down, up, scores: [high, low] }, name) =>
      t["dutch-float"]({
        down: name(down),
        up: name(up),
        high: formatPoints(high, language),
        low: formatPoints(low, language),
      }),
    "dutch-colours": ({ white, rule, due: [own, theirs], overruled = false }, name) => {
      const words = dutchColours[language];
      return t["dutch-colours"]({
        white: name(white),
        rule: words.rules[rule],
        own: words.due(own ?? NO_COLOUR),
        theirs: words.due(theirs ?? NO_COLOUR),
        overruled,
      });
    },
    "dutch-bye": ({ score }) => t["dutch-bye"]({ score: formatPoints(score, language) }),
    "dutch-initial-colour": ({ colour, by, uncounted = [] }, name) =>
      t["dutch-initial-colour"]({
        ...{ colour, by },
        uncounted: formatList(uncounted.map(name), language),
        count: uncounted.length,
      }),
    "dutch-accelerated": ({ players, points }) =>
      t["dutch-accelerated"]({ players, points: formatPoints(points, language), count: points }),
    "team-colours": (
      { white, firstTeam, rule, preferences: [own, theirs], overruled = false },
      name,
    ) => {
      const words = teamColours[language];
      return t["team-colours"]({
        white: name(white),
        firstTeam: name(firstTeam),
        rule: words.rules[rule],
        own: words.wish(own ?? NO_COLOUR),
        theirs: words.wish(theirs ?? NO_COLOUR),
        overruled,
      });
    },
  })),
);

/** A side without a colour preference. */
const NO_COLOUR = { colour: "", strength: "" } as const;

type Lead = Extract<PairingNote, { readonly code: "sure-of-final" | "candidate" | "out-of-final" }>;

/** Returns a player with the lead over another: `2 wins and 150 points ahead of Theo`. */
const withLead = (
  { entry, against, wins, spread }: Lead,
  language: Language,
  name: NameOf,
): { readonly entry: string; readonly lead: string } => ({
  entry: name(entry),
  lead: finalLead[language].lead({
    against: name(against),
    wins: formatHalves(Math.abs(wins)),
    count: Math.abs(wins),
    points: Math.abs(spread),
    isAhead: wins === 0 ? spread > 0 : wins > 0,
    lead:
      wins === 0
        ? spread === 0
          ? "level"
          : "spread"
        : spread === 0
          ? "wins"
          : Math.sign(wins) === Math.sign(spread)
            ? "both"
            : "mixed",
  }),
});

const fatesText = (fates: Parameters<typeof sharedFates>[0], language: Language): string => {
  const t = finalLead[language];
  return sharedFates(fates)
    .map(({ fate, results }) =>
      t.fate({
        fate,
        results: formatChoice(
          results.map((result) => t.results[result]),
          language,
        ),
      }),
    )
    .join(", ");
};

const assumedText = (
  { players: [a, b], result }: GameOutcome,
  language: Language,
  name: NameOf,
): string =>
  finalLead[language].game({
    winner: name(result === "loss" ? b : a),
    loser: name(result === "loss" ? a : b),
    isDraw: result === "draw",
  });

type GameResult = GameOutcome["result"];

/** Results of a game with the same fate, best result first. */
interface SharedFate {
  readonly fate: FinalFate;
  readonly results: readonly GameResult[];
}

/** Returns the fates after a win, a draw and a loss, merging neighbours with the same fate. */
const sharedFates = (fates: Readonly<Record<GameResult, FinalFate>>): readonly SharedFate[] => {
  const shared: { fate: FinalFate; results: GameResult[] }[] = [];
  for (const result of ["win", "draw", "loss"] as const) {
    const last = shared.at(-1);
    if (last?.fate === fates[result]) last.results.push(result);
    else shared.push({ fate: fates[result], results: [result] });
  }
  return shared;
};
