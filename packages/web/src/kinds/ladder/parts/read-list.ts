import type { LadderEntryDetails } from "@losfee/core";

/** A player from a pasted list. */
export type ListedPlayer = Pick<LadderEntryDetails, "name"> &
  Partial<Pick<LadderEntryDetails, "addresses" | "rating" | "club">>;

/** A fault in a line of a list. */
export interface ListFault {
  /** From 1, as the field shows it. */
  readonly line: number;
  readonly code:
    | "name-missing"
    | "name-twice"
    | "no-address"
    | "address-twice"
    | "no-rating"
    | "unknown-column";
  /** The faulty words. */
  readonly text: string;
}

/** A pasted list: its players and all faults. Import nothing while there are faults. */
export interface PlayerList {
  readonly players: readonly ListedPlayer[];
  readonly faults: readonly ListFault[];
}

type Column = "name" | "address" | "rating" | "club";

const COLUMNS: readonly Column[] = ["name", "address", "rating", "club"];

/** Possible column headings in a first line. */
const HEADINGS: Readonly<Record<Column, RegExp>> = {
  name: /^(?:name|spieler(?:in)?|spielende|player|nom|joueur)$/i,
  address: /^(?:e-?mail(?:[ -]?(?:adress\w*))?|mail|adresse|address|courriel)$/i,
  rating: /^(?:wertung\w*|rating|elo|dwz|zahl|classement)$/i,
  club: /^(?:verein|club|klub|ort)$/i,
};

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Reads `name; address; rating; club` line by line, or the columns named in a first line; tabs also
 * separate columns. Every omission is reported as a fault with its line.
 */
export const readPlayerList = (text: string): PlayerList => {
  const lines = text
    .split(/\r?\n/)
    .map((line, at) => ({ line: at + 1, cells: line.split(/[;\t]/).map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  const named = headingsIn(lines[0]?.cells ?? []);
  const columns = named ?? COLUMNS;
  const players: ListedPlayer[] = [];
  const faults: ListFault[] = [];
  const known = { name: new Set<string>(), address: new Set<string>() };
  for (const { line, cells } of named === null ? lines : lines.slice(1)) {
    const cell = (column: Column): string => cells[columns.indexOf(column)] ?? "";
    const fault = (code: ListFault["code"], about: string) =>
      faults.push({ line, code, text: about });
    const isKnown = (kind: keyof typeof known, word: string): boolean => {
      const before = known[kind].has(word.toLowerCase());
      known[kind].add(word.toLowerCase());
      return before;
    };
    const [name, rating] = [cell("name"), cell("rating")];
    const addresses = cell("address")
      .split(/[,\s]+/)
      .filter((address) => address !== "");
    if (name === "") fault("name-missing", cells.join("; "));
    else if (isKnown("name", name)) fault("name-twice", name);
    if (rating !== "" && !/^\d{1,4}$/.test(rating)) fault("no-rating", rating);
    for (const address of addresses) {
      if (!ADDRESS.test(address)) fault("no-address", address);
      else if (isKnown("address", address)) fault("address-twice", address);
    }
    for (const [at, more] of cells.entries()) {
      if (more !== "" && (columns[at] ?? null) === null) fault("unknown-column", more);
    }
    const player = readPlayerLine([name, "", rating, cell("club")]);
    if (player !== null) players.push(addresses.length === 0 ? player : { ...player, addresses });
  }
  return { players, faults };
};

/** Returns the columns of a heading line; null if the line is a player. */
const headingsIn = (cells: readonly string[]): readonly (Column | null)[] | null => {
  const columns = cells.map(
    (cell) => COLUMNS.find((column) => HEADINGS[column].test(cell)) ?? null,
  );
  return columns.includes("name") && cells.every((cell, at) => columns[at] !== null || cell !== "")
    ? columns
    : null;
};

/** Returns the player in a line's cells; null for a line without a name. */
export const readPlayerLine = ([
  name = "",
  address = "",
  rating = "",
  club = "",
]: readonly string[]): ListedPlayer | null =>
  name === ""
    ? null
    : {
        name,
        ...(address === "" ? {} : { addresses: [address] }),
        ...(/^\d+$/.test(rating) ? { rating: Number(rating) } : {}),
        ...(club === "" ? {} : { club }),
      };
