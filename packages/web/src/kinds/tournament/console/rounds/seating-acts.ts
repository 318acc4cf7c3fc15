import { type Language, type NameOf, texts } from "@losfee/contract";
import type { SeatingAct } from "@losfee/core";

type Act<Kind extends SeatingAct["kind"]> = Extract<SeatingAct, { readonly kind: Kind }>;

const inGame = (game: number | null, word: string): string =>
  game === null ? "" : ` (${word} ${game})`;

const actTexts = texts({
  de: {
    swap: ({ players: [a, b], game }: Act<"swap">, name: NameOf) =>
      `${name(a)} und ${name(b)} tauschen die Plätze${inGame(game, "Spiel")}`,
    move: ({ entry, board, game }: Act<"move">, name: NameOf) =>
      `${name(entry)} an Tisch ${board}${inGame(game, "Spiel")}`,
    order: ({ game, board, seats }: Act<"order">, name: NameOf) =>
      `Plätze an Tisch ${board} in Spiel ${game}: ${seats.map(name).join(", ")}`,
  },
  en: {
    swap: ({ players: [a, b], game }: Act<"swap">, name: NameOf) =>
      `${name(a)} and ${name(b)} exchange places${inGame(game, "game")}`,
    move: ({ entry, board, game }: Act<"move">, name: NameOf) =>
      `${name(entry)} to table ${board}${inGame(game, "game")}`,
    order: ({ game, board, seats }: Act<"order">, name: NameOf) =>
      `Seats at table ${board} in game ${game}: ${seats.map(name).join(", ")}`,
  },
});

/** Describes a manual change of a seating in a few words. */
export const describeSeatingAct = (act: SeatingAct, language: Language, name: NameOf): string => {
  const t = actTexts[language];
  switch (act.kind) {
    case "swap":
      return t.swap(act, name);
    case "move":
      return t.move(act, name);
    case "order":
      return t.order(act, name);
  }
};
