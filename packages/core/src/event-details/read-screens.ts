import { tidyText } from "../base/tidy-text.ts";
import type { EventDetailProblem } from "./event-details.ts";
import { type NamedScreen, SCREEN_SECONDS, screenNamed } from "./screens.ts";

const MOST_SCREENS = 20;
const MOST_NAME = 60;

/** Reads screens, each with a unique name; leaves out and reports invalid ones. */
export const readScreens = (
  screens: readonly NamedScreen[],
  problems: EventDetailProblem[],
): readonly NamedScreen[] => {
  const field = "screens";
  if (screens.length > MOST_SCREENS) {
    problems.push({ code: "list-too-long", field, most: MOST_SCREENS });
    return [];
  }
  const known: NamedScreen[] = [];
  for (const [index, screen] of screens.entries()) {
    const position = index + 1;
    const name = tidyText(screen.name);
    const { least, most } = SCREEN_SECONDS;
    const { seconds } = screen;
    const before = problems.length;
    if (name === "") problems.push({ code: "screen-without-name", field, position });
    if (name.length > MOST_NAME) {
      problems.push({ code: "text-too-long", field, position, most: MOST_NAME });
    }
    if (name !== "" && screenNamed(known, name) !== undefined) {
      problems.push({ code: "screen-twice", field, position, value: name });
    }
    if (screen.decks.length === 0) problems.push({ code: "screen-empty", field, position });
    if (!Number.isInteger(seconds) || seconds < least || seconds > most) {
      problems.push({ code: "screen-seconds", field, position, least, most });
    }
    if (problems.length === before) {
      known.push({ ...screen, name, decks: [...new Set(screen.decks)] });
    }
  }
  return known;
};
