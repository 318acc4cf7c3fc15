import { counted, texts } from "@losfee/contract";
import type { Band, PageRequest } from "../../../shell/page.ts";
import { gameGroups, openGames } from "./game-summary.ts";

const bandTexts = texts({
  de: {
    open: (games: number) =>
      counted(games, { one: "offene Partie", other: "offene Partien" }, "de"),
    size: (players: number) => counted(players, { one: "Person", other: "Personen" }, "de"),
    closed: "Beendet",
  },
  en: {
    open: (games: number) => counted(games, { one: "game open", other: "games open" }, "en"),
    size: (players: number) => counted(players, { one: "player", other: "players" }, "en"),
    closed: "Over",
  },
});

/** Progress of a pyramid: it has no rounds and no end, only running games. */
export const ladderBand = (request: PageRequest<"ladder">): Band | null => {
  const { state, language } = request;
  if (state === null) return null;
  const t = bandTexts[language];
  const { open } = gameGroups(openGames(state, request));
  return {
    state: {
      now: state.status === "closed" ? null : t.open(open.length),
      progress: state.status === "closed" ? t.closed : null,
      next: t.size(state.seats.filter((player) => player !== null).length),
    },
    phases: [],
  };
};
