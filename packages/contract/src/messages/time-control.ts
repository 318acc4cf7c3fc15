import { parseTimeControl, type TimePeriod } from "@losfee/core";
import { minutesTexts, movesTexts, secondsTexts } from "@losfee/messages/time-control";
import type { Language } from "../language/language.ts";
import { counted } from "../language/plurals.ts";
import { texts } from "../language/texts.ts";

interface TimeWords {
  readonly time: (seconds: number) => string;
  readonly moves: (time: string, moves: number) => string;
  readonly increment: (time: string, seconds: number) => string;
  readonly next: string;
  readonly sides: (white: string, black: string) => string;
}

/** Whole minutes as such, else seconds: `1½ h` is unusual. */
const timeSpan = (seconds: number, language: Language): string =>
  seconds % 60 === 0
    ? counted(seconds / 60, minutesTexts[language], language)
    : counted(seconds, secondsTexts[language], language);

const timeWords = texts<TimeWords>({
  de: {
    time: (seconds) => timeSpan(seconds, "de"),
    moves: (time, moves) => `${time} für ${counted(moves, movesTexts.de, "de")}`,
    increment: (time, seconds) => `${time} + ${counted(seconds, secondsTexts.de, "de")} je Zug`,
    next: ", dann ",
    sides: (white, black) => `Weiß ${white}; Schwarz ${black}`,
  },
  en: {
    time: (seconds) => timeSpan(seconds, "en"),
    moves: (time, moves) => `${time} for ${counted(moves, movesTexts.en, "en")}`,
    increment: (time, seconds) => `${time} + ${counted(seconds, secondsTexts.en, "en")} per move`,
    next: ", then ",
    sides: (white, black) => `White ${white}; Black ${black}`,
  },
});

/** Describes a time control: "90 Minuten + 30 Sekunden je Zug"; returns other codes unchanged. */
export const describeTimeControl = (code: string, language: Language): string => {
  const control = parseTimeControl(code);
  if (control === null) return code;
  const t = timeWords[language];
  const side = (periods: readonly TimePeriod[]): string =>
    periods
      .map(({ moves, seconds, increment }) => {
        const time = moves === null ? t.time(seconds) : t.moves(t.time(seconds), moves);
        return increment === 0 ? time : t.increment(time, increment);
      })
      .join(t.next);
  const [white, black] = [side(control.white), side(control.black)];
  return white === black ? white : t.sides(white, black);
};
