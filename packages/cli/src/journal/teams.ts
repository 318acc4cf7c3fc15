import {
  type EntryId,
  parsePlaces,
  squadOf,
  type TeamRules,
  type TournamentState,
} from "@losfee/core";
import { teamsTexts } from "@losfee/messages/cli-teams";
import { type Call, misused } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";

/** Returns a competition's rules of teams; ends the call in individual events. */
export const teamRulesOf = (call: Call, { settings }: TournamentState): TeamRules => {
  if (settings.teams !== undefined) return settings.teams;
  throw new Failure(EXIT.refused, teamsTexts[call.language].noTeams, { code: "no-teams" });
};

/** Returns players of a team by their typed places in its squad; ends the call if invalid. */
export const playersAt = (
  call: Call,
  { squads }: TournamentState,
  team: EntryId,
  text: string,
): readonly (EntryId | null)[] => {
  const read = parsePlaces(text, squadOf(squads, team));
  if (read.ok) return read.value;
  const words = teamsTexts[call.language];
  const { error } = read;
  throw error.code === "not-a-place"
    ? misused(words.notAPlace({ text: error.text }), error.code, { given: error.text })
    : misused(words.noSuchPlace({ place: error.place, players: error.players }), error.code, {
        place: error.place,
      });
};
