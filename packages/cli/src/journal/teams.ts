import {
  type EntryId,
  parsePlaces,
  squadOf,
  type TeamRules,
  type TournamentState,
} from "@losfee/core";
import { type Call, misused } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";
import { teamsTexts } from "../language/teams.ts";

/** The rules of teams of a competition; ends the call where people play for themselves. */
export const teamRulesOf = (call: Call, { settings }: TournamentState): TeamRules => {
  if (settings.teams !== undefined) return settings.teams;
  throw new Failure(EXIT.refused, teamsTexts[call.language].noTeams, { code: "no-teams" });
};

/** Players of a team by their places in its squad, as typed; ends the call where that is none. */
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
    ? misused(words.notAPlace(error.text), error.code, { given: error.text })
    : misused(words.noSuchPlace(error.place, error.players), error.code, { place: error.place });
};
