import type { EntryId, GameTerms, RecordedAct } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { texts } from "../language/texts.ts";
import { entrantWords, sideWords } from "./game-words.ts";

type Act = RecordedAct["act"];

/** Those about who goes first are among the words of the game. */
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
    "exchange-boards": ({ boards: [a, b] }) => `Bretter ${a} und ${b} getauscht`,
    bye: ({ entry }, name) => `${name(entry)} hat das Freilos bekommen`,
    "pair-rest": () => "Der Rest wurde gepaart",
    absent: ({ entry }, name) => `${name(entry)} fällt aus`,
    joins: ({ entry }, name) => `${name(entry)} kommt dazu`,
  },
  en: {
    pair: ({ players: [a, b] }, name) => `${name(a)} – ${name(b)} paired`,
    break: ({ board }, _name, game) => `Pairing on board ${at(board, game(board))} broken up`,
    swap: ({ players: [a, b] }, name) => `${name(a)} and ${name(b)} swapped`,
    "exchange-boards": ({ boards: [a, b] }) => `Boards ${a} and ${b} exchanged`,
    bye: ({ entry }, name) => `${name(entry)} was given the bye`,
    "pair-rest": () => "The rest was paired",
    absent: ({ entry }, name) => `${name(entry)} drops out`,
    joins: ({ entry }, name) => `${name(entry)} joins`,
  },
});

/** What is said otherwise where teams play matches. */
const ofMatches = texts<Pick<ActSentences, "break" | "exchange-boards">>({
  de: {
    break: ({ board }, _name, game) => `Paarung von Kampf ${at(board, game(board))} gelöst`,
    "exchange-boards": ({ boards: [a, b] }) => `Nummern der Kämpfe ${a} und ${b} getauscht`,
  },
  en: {
    break: ({ board }, _name, game) => `Pairing of match ${at(board, game(board))} broken up`,
    "exchange-boards": ({ boards: [a, b] }) => `Numbers of matches ${a} and ${b} exchanged`,
  },
});

/** What was changed in a draft by hand, in words; `game` gives the names at a board, if known. */
export const describeAct = (
  act: Act,
  terms: GameTerms,
  language: Language,
  name: (entry: EntryId) => string,
  game: (board: number) => string = () => "",
): string => {
  if (act.kind === "exchange-starts") {
    const { contest } = entrantWords(terms, language);
    return sideWords(terms, language).exchanged(`${contest} ${at(act.board, game(act.board))}`);
  }
  const words: ActSentences =
    terms.entrants === "teams"
      ? { ...sentences[language], ...ofMatches[language] }
      : sentences[language];
  // The table is complete by type; the look-up is what TypeScript cannot follow.
  const sentence = words[act.kind] as (
    act: Act,
    name: (entry: EntryId) => string,
    game: (board: number) => string,
  ) => string;
  return sentence(act, name, game);
};
