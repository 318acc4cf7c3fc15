import { displayName, type Leaver, leaversOf, type TournamentState } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { counted } from "../language/plurals.ts";
import { texts } from "../language/texts.ts";

const sentences = texts({
  de: {
    annulledAll: (name: string, played: number, games: number) =>
      `${name} ist nach ${played} von ${counted(games, { one: "Partie", other: "Partien" }, "de")} ausgeschieden: Die Ergebnisse stehen in der Kreuztabelle, zählen in der Tabelle aber nicht.`,
    annulled: (name: string, played: number, games: number) =>
      `${name} ist nach ${played} von ${counted(games, { one: "Partie", other: "Partien" }, "de")} ausgeschieden, also vor der Hälfte: Die Ergebnisse stehen in der Kreuztabelle, zählen in der Tabelle aber nicht.`,
    stays: (name: string, played: number, games: number) =>
      `${name} ist nach ${played} von ${counted(games, { one: "Partie", other: "Partien" }, "de")} ausgeschieden: Was gespielt ist, zählt; die übrigen Partien sind kampflos verloren.`,
  },
  en: {
    annulledAll: (name: string, played: number, games: number) =>
      `${name} left after ${played} of ${counted(games, { one: "game", other: "games" }, "en")}: the results stay in the crosstable, but do not count in the standings.`,
    annulled: (name: string, played: number, games: number) =>
      `${name} left after ${played} of ${counted(games, { one: "game", other: "games" }, "en")}, before half of them: the results stay in the crosstable, but do not count in the standings.`,
    stays: (name: string, played: number, games: number) =>
      `${name} left after ${played} of ${counted(games, { one: "game", other: "games" }, "en")}: what was played counts, the other games are lost by forfeit.`,
  },
});

/** What has become of the games of somebody who left a round robin. */
export const describeLeaver = (
  { played, games, isAnnulled }: Pick<Leaver, "played" | "games" | "isAnnulled">,
  name: string,
  language: Language,
): string =>
  sentences[language][!isAnnulled ? "stays" : 2 * played < games ? "annulled" : "annulledAll"](
    name,
    played,
    games,
  );

/** A sentence for each who has left a round robin by the standings after `rounds`. */
export const leaverNotes = (
  state: TournamentState,
  rounds: number,
  language: Language,
): readonly string[] =>
  leaversOf(state, rounds).map((leaver) =>
    describeLeaver(leaver, displayName(state, leaver.entry), language),
  );
