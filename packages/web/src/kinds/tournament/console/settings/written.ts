import {
  type Cut,
  fraction,
  isTablesCriterion,
  MOST_MINUTES_TO_OBJECT,
  type Participants,
  type RankPointScale,
  type SizeFactor,
  type TablesCriterionCode,
  type TeamRules,
  type Unconfirmed,
} from "@losfee/core";

/** `3 4` → [3, 4]; null for invalid text. */
export const readSizes = (text: string): readonly number[] | null => {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== "");
  return parts.length > 0 && parts.every((part) => /^\d+$/.test(part)) ? parts.map(Number) : null;
};

/** `RP GP WIN` → codes; null if one is unknown. */
export const readChain = (text: string): readonly TablesCriterionCode[] | null => {
  const parts = text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((part) => part !== "");
  const known = parts.filter(isTablesCriterion);
  return known.length === parts.length && parts.length > 0 ? known : null;
};

/** `4: 4/3` → factors; null for invalid text. Empty: none. */
export const readFactors = (text: string): readonly SizeFactor[] | null => {
  const parts = text.split(/[,;]/).filter((part) => part.trim() !== "");
  const read = parts.map((part) => /^\s*(\d+)\s*:\s*(\d+)(?:\s*\/\s*(\d+))?\s*$/.exec(part));
  if (read.some((match) => match === null || Number(match[3] ?? 1) === 0)) return null;
  return read.flatMap((match) =>
    match === null
      ? []
      : [{ size: Number(match[1]), factor: fraction(Number(match[2]), Number(match[3] ?? 1)) }],
  );
};

/** Inverse of {@link readFactors}. */
export const writeFactors = (factors: readonly SizeFactor[]): string =>
  factors.map(({ size, factor: { n, d } }) => `${size}: ${n}/${d}`).join(", ");

/** `3 1,5 0` → points; null for invalid text. */
export const readPoints = (text: string): readonly number[] | null => {
  const parts = text.split(/[\s;]+/).filter((part) => part !== "");
  const points = parts.map((part) => Number(part.replace(",", ".")));
  return points.length > 0 && points.every(Number.isFinite) ? points : null;
};

/** One scale per line: `3: 3 1,5 0`; null for invalid text. */
export const readScales = (text: string): readonly RankPointScale[] | null => {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const read = lines.map((line) => {
    const [size = "", points = ""] = line.split(":", 2);
    const values = readPoints(points);
    return /^\s*\d+\s*$/.test(size) && values !== null
      ? { size: Number(size), points: values }
      : null;
  });
  const known = read.flatMap((scale) => scale ?? []);
  return known.length === lines.length ? known : null;
};

/** Inverse of {@link readScales}. */
export const writeScales = (scales: readonly RankPointScale[], decimalSign: string): string =>
  scales
    .map(({ size, points }) => {
      const text = points.join(" ");
      return `${size}: ${text.replaceAll(".", decimalSign)}`;
    })
    .join("\n");

/** Worth of matches by their margin, in game points. */
type Margins = NonNullable<TeamRules["margins"]>;

/** One margin per line: `2,5: 3 0`; null for invalid text. Empty: none. */
export const readMargins = (text: string): Margins | null => {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const read = lines.map((line): Margins => {
    const [margin = "", points = ""] = line.split(":", 2);
    const [from, ...more] = readPoints(margin) ?? [];
    const [winner, loser, ...rest] = readPoints(points) ?? [];
    if (from === undefined || winner === undefined || loser === undefined) return [];
    return more.length + rest.length === 0 ? [{ from, points: [winner, loser] }] : [];
  });
  return read.every((margins) => margins.length === 1) ? read.flat() : null;
};

/** Inverse of {@link readMargins}. */
export const writeMargins = (margins: Margins, decimalSign: string): string =>
  margins
    .map(({ from, points }) => {
      const [margin, ...worth] = [from, ...points].map((value) =>
        String(value).replace(".", decimalSign),
      );
      return `${margin}: ${worth.join(" ")}`;
    })
    .join("\n");

/** A whole number above 0. */
const COUNT = /^[1-9]\d{0,5}$/;

const countIn = (text: string): number | undefined =>
  COUNT.test(text.trim()) ? Number(text.trim()) : undefined;

const isEmpty = (text: string): boolean => text.trim() === "";

/** Players of a stage: empty for all, else how many of the best. */
export const readParticipants = (text: string): Participants | undefined => {
  const top = countIn(text);
  return isEmpty(text) ? "everybody" : top === undefined ? undefined : { top };
};

/** Inverse of {@link readParticipants}. */
export const writeParticipants = (participants: Participants): string =>
  participants === "everybody" ? "" : String(participants.top);

/** Who advances: empty for the best of all, else how many of each table. */
export const readCut = (text: string): Cut | undefined => {
  const places = countIn(text);
  if (isEmpty(text)) return { by: "overall" };
  return places === undefined ? undefined : { by: "table", places };
};

/** Inverse of {@link readCut}. */
export const writeCut = (cut: Cut): string => (cut.by === "table" ? String(cut.places) : "");

/** Unconfirmed reports: empty to wait for the director, else the minutes until they are accepted. */
export const readUnconfirmed = (text: string): Unconfirmed | undefined => {
  const minutes = countIn(text);
  if (isEmpty(text)) return "director";
  return minutes === undefined || minutes > MOST_MINUTES_TO_OBJECT
    ? undefined
    : { acceptedAfter: minutes };
};

/** Inverse of {@link readUnconfirmed}. */
export const writeUnconfirmed = (unconfirmed: Unconfirmed): string =>
  unconfirmed === "director" ? "" : String(unconfirmed.acceptedAfter);
