import type { PlaceFate } from "@losfee/core";
import { placeFatesWords } from "@losfee/messages/place-fates";
import type { Language } from "../language/language.ts";

/** Returns the fate of a place in the table; after the season, of the team on it. */
export const placeFateLabel = (fate: PlaceFate, isOver: boolean, language: Language): string =>
  placeFatesWords[language][isOver ? "teams" : "places"][fate];
