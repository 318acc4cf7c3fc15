import type { EntryId, GameTerms, RecordedAct, SeatedBoard } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { texts } from "../language/texts.ts";
import { entrantWords, sideWords } from "./game-words.ts";

type Act = RecordedAct["act"];

/** Sentences about who goes first are among the words of the game. */
type ActSentences = {
  readonly [Kind in Exclude<Act["kind"], "exchange-starts">]: (
    act: Extract<Act, { readonly kind: Kind }>,
    name: (entry: EntryId) => string,
    game: (board: number) => string,
  ) => string;
};

const at = (board: number, game: string): string =>
  game === "" ? `${board}` : `${board} (${game})`;

const sentences = texts<ActSentences>({
  de: {
    pair: ({ players: [a, b] }, name) => `${name(a)} – ${name(b)} gepaart`,
    break: ({ board }, _name, game) => `Paarung an Brett ${at(board, game(board))} gelöst`,
    swap: ({ players: [a, b] }, name) => `${name(a)} und ${name(b)} getauscht`,
    "exchange-boards": ({ boards: [a, b] }, _name, game) =>
      `Bretter ${at(a, game(a))} und ${at(b, game(b))} getauscht`,
    bye: ({ entry }, name) => `${name(entry)} hat das Freilos bekommen`,
    "pair-rest": () => "Der Rest wurde gepaart",
    absent: ({ entry }, name) => `${name(entry)} fällt aus`,
    joins: ({ entry }, name) => `${name(entry)} kommt dazu`,
  },
  en: {
    pair: ({ players: [a, b] }, name) => `${name(a)} – ${name(b)} paired`,
    break: ({ board }, _name, game) => `Pairing on board ${at(board, game(board))} broken up`,
    swap: ({ players: [a, b] }, name) => `${name(a)} and ${name(b)} swapped`,
    "exchange-boards": ({ boards: [a, b] }, _name, game) =>
      `Boards ${at(a, game(a))} and ${at(b, game(b))} exchanged`,
    bye: ({ entry }, name) => `${name(entry)} was given the bye`,
    "pair-rest": () => "The rest was paired",
    absent: ({ entry }, name) => `${name(entry)} drops out`,
    joins: ({ entry }, name) => `${name(entry)} joins`,
  },
});

/** Sentences that differ where teams play matches. */
const ofMatches = texts<Pick<ActSentences, "break" | "exchange-boards">>({
  de: {
    break: ({ board }, _name, game) => `Paarung von Kampf ${at(board, game(board))} gelöst`,
    "exchange-boards": ({ boards: [a, b] }, _name, game) =>
      `Nummern der Kämpfe ${at(a, game(a))} und ${at(b, game(b))} getauscht`,
  },
  en: {
    break: ({ board }, _name, game) => `Pairing of match ${at(board, game(board))} broken up`,
    "exchange-boards": ({ boards: [a, b] }, _name, game) =>
      `Numbers of matches ${at(a, game(a))} and ${at(b, game(b))} exchanged`,
  },
});

/** Names of the players at a board at the time of an act; empty if unknown. */
const namesAt =
  (boards: readonly SeatedBoard[], name: (entry: EntryId) => string) =>
  (number: number): string =>
    boards
      .find(({ board }) => board === number)
      ?.seats.map(name)
      .join(" – ") ?? "";

/** Describes a manual change of a draft, with the names of the players at its boards. */
export const describeAct = (
  { act, boards = [] }: Pick<RecordedAct, "act" | "boards">,
  terms: GameTerms,
  language: Language,
  name: (entry: EntryId) => string,
): string => {
  const game = namesAt(boards, name);
  if (act.kind === "exchange-starts") {
    const { contestAt } = entrantWords(terms, language);
    const players = game(act.board);
    return sideWords(terms, language).exchanged({
      place: players === "" ? contestAt({ number: act.board }) : players,
    });
  }
  const words: ActSentences =
    terms.entrants === "teams"
      ? { ...sentences[language], ...ofMatches[language] }
      : sentences[language];
  // The table is complete by type, which TypeScript cannot follow through the look-up.
  const sentence = words[act.kind] as (
    act: Act,
    name: (entry: EntryId) => string,
    game: (board: number) => string,
  ) => string;
  return sentence(act, name, game);
};
