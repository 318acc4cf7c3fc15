import { cutNeeds } from "@losfee/messages/cut-line";
import type { Language } from "../language/language.ts";
import type { OutlookRow, PlaceOutlook } from "./cut-outlooks.ts";

/** Says what a player still needs to advance, or that everything is decided. */
export const describeNeeds = (row: OutlookRow, language: Language): string => {
  const t = cutNeeds[language];
  const { verdict, gamesLeft: games, because, enough } = row;
  if (because === "lot") return t.because.lot({ isIn: verdict === "in" });
  if (because !== null) return t.because[because];
  if (verdict !== "open") return t[verdict]({ games });
  if (games === 0) return t.finished;
  const sure =
    enough === null
      ? t.dependent({ games })
      : t.enough({ points: enough.text, isSingle: enough.single, games });
  const points = leastPoints(row);
  return points === null ? sure : t.least({ sure, points });
};

/** Fewer points end the hope; null where nothing less suffices. */
const leastPoints = ({ enough, atLeast }: OutlookRow): string | null =>
  atLeast === null || atLeast.text === enough?.text || atLeast.text === "0" ? null : atLeast.text;

/** Names a place in the last remaining game: `place 2`, `places 2–3 shared`. */
export const describeOutlookPlace = (
  { place, shared }: PlaceOutlook,
  language: Language,
): string =>
  shared > 1
    ? cutNeeds[language].places({ first: place, last: place + shared - 1 })
    : cutNeeds[language].place({ place });
