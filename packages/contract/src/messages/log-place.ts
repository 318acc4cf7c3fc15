import {
  type CompetitionState,
  challengeNamed,
  type LogPlace,
  placeOf,
  tablesStageOfRound,
} from "@losfee/core";
import { logPlaceRounds } from "@losfee/messages/log-place";
import type { Language } from "../language/language.ts";
import type { NameOf } from "./message.ts";
import { stageLabel, stagesIn } from "./stage-names.ts";
import { placeLabel } from "./tables-labels.ts";

/** Returns the place of an entry in the log: `Runde 5`, `Runde 5, Brett 3`, `Ada – Ben`. */
export const logPlaceLabel = (
  state: CompetitionState,
  place: LogPlace,
  language: Language,
  name: NameOf,
): string => {
  if ("challenge" in place) {
    const game = state.kind === "ladder" ? challengeNamed(state, place.challenge) : null;
    return game === null ? place.challenge : `${name(game.challenger)} – ${name(game.defender)}`;
  }
  if (state.kind === "ladder") return logPlaceRounds[language].round({ round: place.round });
  const { round, board } = place;
  if (board !== undefined) {
    return placeLabel(
      placeOf(state, { round, board }),
      language,
      stagesIn(state.settings, language),
    );
  }
  const tables = tablesStageOfRound(state.settings, round);
  if (tables === undefined) return logPlaceRounds[language].round({ round });
  const stage = stageLabel(tables.stage, state.settings, language);
  return `${stage}, ${logPlaceRounds[language].game({ game: tables.game })}`;
};
