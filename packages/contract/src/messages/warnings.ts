import type { EntryId, NumberMove, Warning } from "@losfee/core";
import { tablesOf } from "@losfee/messages/warnings";
import { formatInteger, formatScore } from "../language/numbers.ts";
import { counted, isOne } from "../language/plurals.ts";
import { texts } from "../language/texts.ts";
import { moveList, numberList } from "./entries-impact.ts";
import { contestNoun } from "./game-words.ts";
import { describerBy, type NameOf } from "./message.ts";
import { describeNotPaired } from "./not-paired.ts";
import { duplicateTexts } from "./probable-duplicates.ts";
import { describeColourShift } from "./publicity.ts";
import { shortList } from "./shortened.ts";
import { placeLabel, placesLabel } from "./tables-labels.ts";

const named = (
  entries: readonly { readonly entry: EntryId; readonly number: number }[],
  name: NameOf,
) => entries.map(({ entry, number }) => ({ name: name(entry), number }));

const numbered = (moves: readonly NumberMove[]) =>
  moves.map(({ name, to }) => ({ name, number: to ?? 0 }));

/** Describes a warning about an accepted command. */
export const describeWarning = describerBy<Warning>(
  texts({
    de: {
      "colour-shifted": (warning) => describeColourShift(warning, "de"),
      "unusual-score": ({ entry, score, usual: [low, high] }, name) =>
        `${formatInteger(score)} Punkte von ${name(entry)} sind ungewöhnlich (üblich ${formatInteger(low)} bis ${formatInteger(high)}). Stimmt das?`,
      "unusual-result": ({ scores }) =>
        `Ungewöhnlich: ${formatScore(scores)} gilt als gespielte Partie. Wer nicht gekommen ist, wird mit − eingetragen (beide: − −).`,
      "boards-adjourned": ({ teams }, name) =>
        `${teams.map(name).join(" – ")}: Eine Partie ist unterbrochen. Der Kampf zählt erst, wenn sie zu Ende gespielt ist.`,
      "entered-as-forfeit": ({ absent }, name) =>
        `Als kampflos eingetragen: ${name(absent)} war nicht da.`,
      "second-entry-differs": ({ round, board, ofTeams }) =>
        `Die zweite Eingabe für ${contestNoun(ofTeams, "de")} ${board} in Runde ${round} weicht von der ersten ab. Bitte mit dem Ergebniszettel vergleichen.`,
      "reports-differ": (place, _name, label) =>
        `${placeLabel(place, "de", label)}: Jemand anderes hat ein anderes Ergebnis gemeldet. Die Turnierleitung sieht beide und entscheidet.`,
      "conflicts-left": ({ places }, _name, label) =>
        `Nicht bestätigt, weil sich die Meldungen widersprechen: ${placesLabel(places, "de", label)}. Bitte dort entscheiden.`,
      "forfeits-left": ({ places }, _name, label) =>
        `${placesLabel(places, "de", label)} nicht bestätigt: Die Aufstellung kostet nach den Einstellungen Bretter, das ist noch zu entscheiden.`,
      "changes-left": ({ places }, _name, label) =>
        `Nicht bestätigt, weil inzwischen etwas anderes gemeldet wurde: ${placesLabel(places, "de", label)}. Bitte noch einmal ansehen.`,
      "results-contradicted": ({ places }, _name, label) =>
        `Ergebnisse zählen, obwohl etwas anderes gemeldet wurde: ${placesLabel(places, "de", label)}. Unter „Ergebnisse“ stehen lassen oder ändern.`,
      "numbers-moved": ({ moves }) => `Startnummern haben sich geändert: ${moveList(moves, "de")}.`,
      "numbers-unchanged": ({ round, entries }, name) =>
        `Seit der Auslosung von Runde ${round} stehen die Startnummern fest. Die Änderung ist gespeichert; es ${isOne(entries.length, "de") ? "bleibt" : "bleiben"}: ${numberList(named(entries, name), "de")}.`,
      "late-numbers": ({ round, moves }) =>
        `Seit der Auslosung von Runde ${round} stehen die Startnummern fest; wer danach gemeldet wird, bekommt die nächste: ${numberList(numbered(moves), "de")}.`,
      "event-rule-broken": ({ players: [a, b], rule }, name) =>
        `${name(a)} – ${name(b)} ist gegen eine Regel dieses Turniers gepaart: ${describeNotPaired(rule, "de", name)}`,
      "later-stage-stays": ({ stage, laterStage }, _name, label) =>
        `${label(laterStage)} ist schon ausgelost, nach dem Stand von: ${label(stage)}. Dort bleibt alles, wie es ist.`,
      "seat-empty": ({ stage, entry }, name, label) =>
        `${label(stage)}: Der Platz von ${name(entry)} bleibt leer: ${name(entry)} wird in jedem offenen Spiel Letzter ohne Punkte.`,
      "unusual-tables": ({ game, size, tables, allowed }) =>
        `Spiel ${game} hat jetzt ${tablesOf.de({ tables, size })}; nach der Regel ${allowed === 0 ? "braucht es keinen" : isOne(allowed, "de") ? "braucht es nur einen" : `braucht es nur ${allowed}`}. Ist das so gewollt? Sonst neu auslosen.`,
      "probable-duplicates": ({ pairs }) => duplicateTexts.de(pairs),
      "rounds-stay-paired": ({ rounds }) =>
        isOne(rounds, "de")
          ? "Runde 1 ist nach den bisherigen Regeln ausgelost und bleibt so. Die neuen gelten ab Runde 2."
          : `Die Runden 1 bis ${rounds} sind nach den bisherigen Regeln ausgelost und bleiben so. Die neuen gelten ab Runde ${rounds + 1}.`,
      "counted-anew": () =>
        "Auch was schon gespielt ist, wird jetzt nach den neuen Regeln gewertet.",
      "not-checked-in": ({ entries }, name) =>
        `${counted(entries.length, { one: "Person ist", other: "Personen sind" }, "de")} nicht als anwesend vermerkt: ${shortList(entries.map(name), "de")}.`,
    },
    en: {
      "colour-shifted": (warning) => describeColourShift(warning, "en"),
      "unusual-score": ({ entry, score, usual: [low, high] }, name) =>
        `A score of ${formatInteger(score)} for ${name(entry)} is unusual (${formatInteger(low)} to ${formatInteger(high)} is usual). Is it right?`,
      "unusual-result": ({ scores }) =>
        `Unusual: ${formatScore(scores)} counts as a game that was played. Enter − for a player who did not come (both: − −).`,
      "boards-adjourned": ({ teams }, name) =>
        `${teams.map(name).join(" – ")}: a game is adjourned. The match counts only once it has been played on.`,
      "entered-as-forfeit": ({ absent }, name) =>
        `Entered as a forfeit: ${name(absent)} was absent.`,
      "second-entry-differs": ({ round, board, ofTeams }) =>
        `The second entry for ${contestNoun(ofTeams, "en")} ${board} of round ${round} differs from the first. Compare both with the result slip.`,
      "reports-differ": (place, _name, label) =>
        `${placeLabel(place, "en", label)}: somebody else has reported a different result. The director sees both and decides.`,
      "conflicts-left": ({ places }, _name, label) =>
        `Not confirmed, as the reports contradict each other: ${placesLabel(places, "en", label)}. Decide there which one counts.`,
      "forfeits-left": ({ places }, _name, label) =>
        `${placesLabel(places, "en", label)} not confirmed: the line-up costs boards by the settings, which is still to be decided.`,
      "changes-left": ({ places }, _name, label) =>
        `Not confirmed, as something else was reported in the meantime: ${placesLabel(places, "en", label)}. Please look at it again.`,
      "results-contradicted": ({ places }, _name, label) =>
        `Results count although something else was reported: ${placesLabel(places, "en", label)}. Let them stand, or change them under “Results”.`,
      "numbers-moved": ({ moves }) => `Pairing numbers have changed: ${moveList(moves, "en")}.`,
      "numbers-unchanged": ({ round, entries }, name) =>
        `Pairing numbers have been fixed since round ${round} was paired. The change is saved; ${isOne(entries.length, "en") ? "this number stays" : "these numbers stay"}: ${numberList(named(entries, name), "en")}.`,
      "late-numbers": ({ round, moves }) =>
        `Pairing numbers have been fixed since round ${round} was paired; whoever enters now gets the next one: ${numberList(numbered(moves), "en")}.`,
      "event-rule-broken": ({ players: [a, b], rule }, name) =>
        `${name(a)} – ${name(b)} are paired against a rule of this event: ${describeNotPaired(rule, "en", name)}`,
      "later-stage-stays": ({ stage, laterStage }, _name, label) =>
        `${label(laterStage)} has already been drawn, from the standings of: ${label(stage)}. It stays as it is.`,
      "seat-empty": ({ stage, entry }, name, label) =>
        `${label(stage)}: the seat of ${name(entry)} stays empty: ${name(entry)} is last without points in every open game.`,
      "unusual-tables": ({ game, size, tables, allowed }) =>
        `Game ${game} has ${tablesOf.en({ tables, size })} now; by the rule ${allowed === 0 ? "none is" : isOne(allowed, "en") ? "only one is" : `only ${allowed} are`} needed. Is that intended? Otherwise draw again.`,
      "probable-duplicates": ({ pairs }) => duplicateTexts.en(pairs),
      "rounds-stay-paired": ({ rounds }) =>
        isOne(rounds, "en")
          ? "Round 1 was drawn by the rules as they were and stays as it is. The new rules hold from round 2."
          : `Rounds 1 to ${rounds} were drawn by the rules as they were and stay as they are. The new rules hold from round ${rounds + 1}.`,
      "counted-anew": () => "What was played before is now counted by the new rules, too.",
      "not-checked-in": ({ entries }, name) =>
        `${counted(entries.length, { one: "player is", other: "players are" }, "en")} not checked in: ${shortList(entries.map(name), "en")}.`,
    },
  }),
);
