import type { Language, NameOf } from "@losfee/contract";
import type { SeatingAct } from "@losfee/core";
import { seatingActs } from "@losfee/messages/tournament-console-rounds-seating-acts";

/** Describes a manual change of a seating in a few words. */
export const describeSeatingAct = (act: SeatingAct, language: Language, name: NameOf): string => {
  const t = seatingActs[language];
  switch (act.kind) {
    case "swap": {
      const [one, other] = act.players;
      return t.swap({ one: name(one), other: name(other), ...inGame(act) });
    }
    case "move":
      return t.move({ entry: name(act.entry), board: act.board, ...inGame(act) });
    case "order":
      return t.order({ board: act.board, game: act.game, seats: act.seats.map(name).join(", ") });
  }
};

const inGame = ({ game }: { readonly game: number | null }) => ({
  game: game ?? "",
  hasGame: game !== null,
});
