import { parseTimeControl, type TimePeriod } from "@losfee/core";
import { timeControlTexts } from "@losfee/messages/time-control";
import type { Language } from "../language/language.ts";

/** Describes a time control: "90 Minuten + 30 Sekunden je Zug"; returns other codes unchanged. */
export const describeTimeControl = (code: string, language: Language): string => {
  const control = parseTimeControl(code);
  if (control === null) return code;
  const t = timeControlTexts[language];
  const side = (periods: readonly TimePeriod[]): string =>
    periods
      .map((period) => describePeriod(period, language))
      .reduce((before, after) => t.then({ before, after }));
  const [white, black] = [side(control.white), side(control.black)];
  return white === black ? white : t.sides({ white, black });
};

const describePeriod = ({ moves, seconds, increment }: TimePeriod, language: Language): string => {
  const t = timeControlTexts[language];
  // Whole minutes as such, else seconds: `1½ h` is unusual.
  const span =
    seconds % 60 === 0 ? t.minutes({ count: seconds / 60 }) : t.seconds({ count: seconds });
  const time = moves === null ? span : t.moves({ time: span, moves });
  return increment === 0 ? time : t.increment({ time, seconds: increment });
};
