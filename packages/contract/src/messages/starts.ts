import type { GameTerms, StartNote } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { counted } from "../language/plurals.ts";
import { type Texts, texts } from "../language/texts.ts";
import { numberOf, type Sentences, sentenceFor } from "./message.ts";

const ANSPIELE = { one: "Anspiel", other: "Anspiele" } as const;
const STARTS = { one: "start", other: "starts" } as const;

const sentences: Readonly<Record<GameTerms["sides"], Texts<Sentences<StartNote>>>> = {
  starts: texts<Sentences<StartNote>>({
    de: {
      "fewer-starts": ({ starts: [first, second] }) =>
        `Wer beginnt, hatte bisher weniger Anspiele: ${first} gegen ${counted(second, ANSPIELE, "de")}.`,
      "more-replies": ({ replies: [first, second] }) =>
        `Wer beginnt, musste bisher öfter nachziehen: ${first}-mal gegen ${second}-mal.`,
      "head-to-head": () => "In der letzten Begegnung der beiden war das Anspiel umgekehrt.",
      "run-broken": ({ run }) =>
        `Damit nicht ${run + 1}-mal hintereinander dieselbe Seite das Anspiel hat.`,
      "balance-ahead": () => "So bleiben die Anspiele auch in den folgenden Runden ausgeglichen.",
      lot: () => "Anspiele ausgeglichen; das Los hat entschieden.",
      "by-system": () => "Vom Auslosungssystem so vorgesehen.",
      "by-hand": () => "Von der Turnierleitung festgelegt.",
      "players-draw": () => "Das Anspiel wird am Brett ausgelost.",
    },
    en: {
      "fewer-starts": ({ starts: [first, second] }) =>
        `The player who goes first had fewer starts: ${first} against ${counted(second, STARTS, "en")}.`,
      "more-replies": ({ replies: [first, second] }) =>
        `The player who goes first had to reply more often: ${first} times against ${second}.`,
      "head-to-head": () => "The other player went first in their last game against each other.",
      "run-broken": ({ run }) => `So that nobody starts, or replies, ${run + 1} times in a row.`,
      "balance-ahead": () => "This keeps starts balanced in the following rounds, too.",
      lot: () => "Starts were balanced; decided by lot.",
      "by-system": () => "Set by the pairing system.",
      "by-hand": () => "Decided by the director.",
      "players-draw": () => "The players draw for the start at the board.",
    },
  }),
  home: texts<Sentences<StartNote>>({
    de: {
      "fewer-starts": ({ starts: [first, second] }) =>
        `Wer Heimrecht hat, hatte es bisher seltener: ${first}-mal gegen ${second}-mal.`,
      "more-replies": ({ replies: [first, second] }) =>
        `Wer Heimrecht hat, spielte bisher öfter auswärts: ${first}-mal gegen ${second}-mal.`,
      "head-to-head": () => "In der letzten Begegnung der beiden war das Heimrecht umgekehrt.",
      "run-broken": ({ run }) =>
        `Damit niemand ${run + 1}-mal hintereinander daheim oder auswärts spielt.`,
      "balance-ahead": () => "So bleibt das Heimrecht auch in den folgenden Runden ausgeglichen.",
      lot: () => "Heimrecht ausgeglichen; das Los hat entschieden.",
      "by-system": () => "Vom Auslosungssystem so vorgesehen.",
      "by-hand": () => "Von der Turnierleitung festgelegt.",
      "players-draw": () => "Das Heimrecht wird ausgelost.",
    },
    en: {
      "fewer-starts": ({ starts: [first, second] }) =>
        `The home team was at home less often: ${first} times against ${second}.`,
      "more-replies": ({ replies: [first, second] }) =>
        `The home team was away more often: ${first} times against ${second}.`,
      "head-to-head": () => "Home and away were the other way round in their last match.",
      "run-broken": ({ run }) => `So that nobody is at home or away ${run + 1} times in a row.`,
      "balance-ahead": () => "This keeps home and away balanced in the following rounds, too.",
      lot: () => "Home and away were balanced; decided by lot.",
      "by-system": () => "Set by the pairing system.",
      "by-hand": () => "Decided by the director.",
      "players-draw": () => "The teams draw for home.",
    },
  }),
  colours: texts<Sentences<StartNote>>({
    de: {
      "fewer-starts": ({ starts: [first, second] }) =>
        `Wer Weiß hat, hatte es bisher seltener: ${first}-mal gegen ${second}-mal.`,
      "more-replies": ({ replies: [first, second] }) =>
        `Wer Weiß hat, hatte bisher öfter Schwarz: ${first}-mal gegen ${second}-mal.`,
      "head-to-head": () => "In der letzten Begegnung der beiden waren die Farben umgekehrt.",
      "run-broken": ({ run }) => `Damit niemand ${run + 1}-mal hintereinander dieselbe Farbe hat.`,
      "balance-ahead": () => "So bleiben die Farben auch in den folgenden Runden ausgeglichen.",
      lot: () => "Farben ausgeglichen; das Los hat entschieden.",
      "by-system": () => "Vom Auslosungssystem so vorgesehen.",
      "by-hand": () => "Von der Turnierleitung festgelegt.",
      "players-draw": () => "Die Farben werden am Brett ausgelost.",
    },
    en: {
      "fewer-starts": ({ starts: [first, second] }) =>
        `The player with White had it less often: ${first} times against ${second}.`,
      "more-replies": ({ replies: [first, second] }) =>
        `The player with White had Black more often: ${first} times against ${second}.`,
      "head-to-head": () => "The colours were the other way round in their last game.",
      "run-broken": ({ run }) => `So that nobody has the same colour ${run + 1} times in a row.`,
      "balance-ahead": () => "This keeps colours balanced in the following rounds, too.",
      lot: () => "Colours were balanced; decided by lot.",
      "by-system": () => "Set by the pairing system.",
      "by-hand": () => "Decided by the director.",
      "players-draw": () => "The players draw for colours at the board.",
    },
  }),
};

/** Explains why this player goes first (has White). */
export const describeStart = (start: StartNote, terms: GameTerms, language: Language): string =>
  sentenceFor(sentences[terms.sides][language], start, numberOf);
