import {
  chainOf,
  type EntryId,
  makeChain,
  type NamedPlayer,
  type PlayOff,
  type TournamentState,
} from "@losfee/core";
import type { StandingsLine } from "../../parts/standings/standings-lines.ts";

/** The entered play-off, and the data for entering one. */
export interface PlayOffModel {
  /** Null if none is entered. */
  readonly games: PlayOff["games"] | null;
  /** The winner first. */
  readonly order: readonly NamedPlayer[];
  /** The first tied players, who would contest a play-off. */
  readonly tied: readonly NamedPlayer[];
  /** The ranking with the play-off added; null if it already counts. */
  readonly chainWithIt: string | null;
}

/** Criteria that end every tie: a play-off after them would never count. */
const LAST_RESORTS = /^(LOT|ENT|RTG|RTNG|TPN|SNO)\b/;

/** The play-off of a competition, for the page of its standings. */
export const playOffModel = (
  { playOff, settings }: TournamentState,
  lines: readonly Pick<StandingsLine, "entry" | "rank" | "name">[],
): PlayOffModel => {
  const named = ({ entry, name }: { entry: EntryId; name: string }): NamedPlayer => ({
    id: entry,
    name,
  });
  const places = playOff?.places ?? new Map<EntryId, number>();
  const placeOf = ({ entry }: { entry: EntryId }): number => places.get(entry) ?? 0;
  const shared = lines.find(({ rank }, at) => rank === lines[at + 1]?.rank)?.rank;
  return {
    games: places.size === 0 ? null : (playOff?.games ?? null),
    order: lines
      .filter((line) => placeOf(line) > 0)
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .map(named),
    tied: lines.filter(({ rank }) => rank === shared).map(named),
    chainWithIt: chainWithPlayOff(settings.ranking),
  };
};

const chainWithPlayOff = (ranking: readonly string[]): string | null => {
  if (ranking.includes("PO")) return null;
  const last = ranking.findIndex((code) => LAST_RESORTS.test(code));
  const codes = ranking.toSpliced(last === -1 ? ranking.length : last, 0, "PO");
  const chain = chainOf(codes);
  return chain.ok ? makeChain(chain.value) : codes.join(", ");
};
