import { formatFraction, type Language, sharedPlaces } from "@losfee/contract";
import { type EntryId, type RankPointRules, seatShares, type TableOutcome } from "@losfee/core";

/** Text in each seat's cell of one game, by entry. */
export type SeatTexts = ReadonlyMap<EntryId, string>;

/** Reads a cell: points or a place, even too many for the rules, which say so; null for an absent player; undefined if invalid so far. */
export const readCell = (text: string): number | null | undefined => {
  const trimmed = text.trim().replace(/^[−–]/, "-");
  if (/^(-|x)$/i.test(trimmed)) return null;
  return /^[-+]?\d{1,15}$/.test(trimmed) ? Number(trimmed) : undefined;
};

/** Builds the result from the cells; null while a seat is missing. */
export const outcomeFrom = (
  seats: readonly EntryId[],
  texts: SeatTexts,
  places: boolean,
): TableOutcome | null => {
  const values = seats.map((entry) => ({ entry, value: readCell(texts.get(entry) ?? "") }));
  const known = values.flatMap(({ entry, value }) =>
    value === undefined ? [] : [{ entry, value }],
  );
  if (known.length < seats.length || seats.length === 0) return null;
  return places
    ? { kind: "places", seats: known.map(({ entry, value }) => ({ entry, place: value })) }
    : { kind: "game-points", seats: known.map(({ entry, value }) => ({ entry, points: value })) };
};

/** Rank points that each seat would get, with the arithmetic of shared places. */
export const previewOf = (
  rules: RankPointRules,
  outcome: TableOutcome,
  language: Language,
): ReadonlyMap<EntryId, string> =>
  new Map(
    seatShares(rules, outcome).map((share) => [
      share.entry,
      share.shared > 1 ? sharedPlaces(share, language) : formatFraction(share.rankPoints, language),
    ]),
  );

/** Writes a result into cells: the inverse of reading them. */
export const textsFrom = (outcome: TableOutcome): SeatTexts =>
  outcome.kind === "places"
    ? new Map(outcome.seats.map(({ entry, place }) => [entry, `${place ?? "-"}`]))
    : new Map(outcome.seats.map(({ entry, points }) => [entry, `${points ?? "-"}`]));
