import type { GameTerms, UnplayedReason } from "@losfee/core";
import * as words from "@losfee/messages/labels";
import { orTexts, systemNotes, systems, unplayed } from "@losfee/messages/labels";
import type { Language } from "../language/language.ts";
import type { Texts } from "../language/texts.ts";
import { sideWords } from "./game-words.ts";

/** Names of formats, systems, settings and options; unnamed ones keep their code. */
type Labels = Texts<Readonly<Record<string, string>>>;

const formats: Labels = words.formats;

const formatNotes: Labels = words.formatNotes;

const options: Labels = words.options;

const choices: Labels = words.labelsChoices;

const labelFrom =
  (labels: Labels) =>
  (code: string, language: Language): string =>
    labels[language][code] ?? code;

/** Returns the name of a pairing system, by its id. */
export const systemLabel = labelFrom(systems);

/** Describes a pairing system in one sentence. */
export const systemNote = labelFrom(systemNotes);

/** Returns the name of a preset, by its id. */
export const formatLabel = labelFrom(formats);

/** Describes a preset in one sentence. */
export const formatNote = labelFrom(formatNotes);

const optionOfAnyGame = labelFrom(options);

/** Returns the name of a pairing system's option, by its key; in the event's terms if given. */
export const optionLabel = (code: string, language: Language, terms?: GameTerms): string => {
  if (terms !== undefined && code === "trackStarts") return sideWords(terms, language).balance;
  return optionOfAnyGame(code, language);
};

/** Returns the name of an option's value: one of its choices, `true` or `false`. */
export const choiceLabel = labelFrom(choices);

/** Returns allowed values of refusals (`0–9`, `true | false`, `a | b`) in words. */
export const allowedLabel = (allowed: string, language: Language): string =>
  allowed
    .split(" | ")
    .map((choice) => choiceLabel(choice, language))
    .join(orTexts[language]);

/** Returns the reason for a round without a game, in a word or two. */
export const unplayedLabel = (reason: UnplayedReason, language: Language): string =>
  unplayed[language][reason];
