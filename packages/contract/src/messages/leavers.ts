import { displayName, type Leaver, leaversOf, type TournamentState } from "@losfee/core";
import { leaversSentences } from "@losfee/messages/leavers";
import type { Language } from "../language/language.ts";

/** Describes the fate of the games (of teams, matches) of an entry that left a round robin. */
export const describeLeaver = (
  { played, games, isAnnulled, isTeam }: Omit<Leaver, "entry" | "firstRound" | "lastRound">,
  name: string,
  language: Language,
): string => {
  const t = leaversSentences[language];
  const tell = !isAnnulled ? t.stays : 2 * played < games ? t.annulled : t.annulledAll;
  return tell({
    name,
    played,
    of: isTeam ? t.matches({ count: games }) : t.games({ count: games }),
  });
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
