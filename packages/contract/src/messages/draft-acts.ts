import type { EntryId, GameTerms, RecordedAct, SeatedBoard } from "@losfee/core";
import { draftActs } from "@losfee/messages/draft-acts";
import type { Language } from "../language/language.ts";
import { entrantWords, sideWords } from "./game-words.ts";

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
  const t = draftActs[language];
  const ofTeams = terms.entrants === "teams";
  const at = (board: number): string =>
    game(board) === "" ? `${board}` : `${board} (${game(board)})`;
  switch (act.kind) {
    case "pair":
    case "swap":
      return t[act.kind]({ one: name(act.players[0]), other: name(act.players[1]) });
    case "break":
      return t.break({ board: at(act.board), ofTeams });
    case "exchange-boards":
      return t["exchange-boards"]({ one: at(act.boards[0]), other: at(act.boards[1]), ofTeams });
    case "bye":
    case "absent":
    case "joins":
      return t[act.kind]({ entry: name(act.entry) });
    case "pair-rest":
      return t["pair-rest"];
  }
};
