import { displayName, type Leaver, leaversOf, type TournamentState } from "@losfee/core";
import type { Language } from "../language/language.ts";
import { counted } from "../language/plurals.ts";
import { texts } from "../language/texts.ts";

const sentences = texts({
  de: {
    games: (count: number) => counted(count, { one: "Partie", other: "Partien" }, "de"),
    matches: (count: number) => counted(count, { one: "Kampf", other: "Kämpfen" }, "de"),
    annulledAll: (name: string, played: number, of: string) =>
      `${name} ist nach ${played} von ${of} ausgeschieden: Die Ergebnisse stehen in der Kreuztabelle, zählen in der Tabelle aber nicht.`,
    annulled: (name: string, played: number, of: string) =>
      `${name} ist nach ${played} von ${of} ausgeschieden, also vor der Hälfte: Die Ergebnisse stehen in der Kreuztabelle, zählen in der Tabelle aber nicht.`,
    stays: (name: string, played: number, of: string) =>
      `${name} ist nach ${played} von ${of} ausgeschieden: Was gespielt ist, zählt; alles Übrige ist kampflos verloren.`,
  },
  en: {
    games: (count: number) => counted(count, { one: "game", other: "games" }, "en"),
    matches: (count: number) => counted(count, { one: "match", other: "matches" }, "en"),
    annulledAll: (name: string, played: number, of: string) =>
      `${name} left after ${played} of ${of}: the results stay in the crosstable, but do not count in the standings.`,
    annulled: (name: string, played: number, of: string) =>
      `${name} left after ${played} of ${of}, before half of them: the results stay in the crosstable, but do not count in the standings.`,
    stays: (name: string, played: number, of: string) =>
      `${name} left after ${played} of ${of}: what was played counts, all the rest is lost by forfeit.`,
  },
});

/** Describes the fate of the games (of teams, matches) of an entry that left a round robin. */
export const describeLeaver = (
  { played, games, isAnnulled, isTeam }: Omit<Leaver, "entry" | "firstRound" | "lastRound">,
  name: string,
  language: Language,
): string => {
  const t = sentences[language];
  const tell = !isAnnulled ? t.stays : 2 * played < games ? t.annulled : t.annulledAll;
  return tell(name, played, isTeam ? t.matches(games) : t.games(games));
};

/** Returns a sentence for each entry that left a round robin, in the standings after `rounds`. */
export const leaverNotes = (
  state: TournamentState,
  rounds: number,
  language: Language,
): readonly string[] =>
  leaversOf(state, rounds).map((leaver) =>
    describeLeaver(leaver, displayName(state, leaver.entry), language),
  );
