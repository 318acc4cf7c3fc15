import { type EntryId, publishedRounds, standingDerivations } from "@losfee/core";
import { describeDerivation } from "../../messages/ranking.ts";
import type { PageRequest } from "../../page.ts";
import { roundFrom } from "../../pages/round-from.ts";
import { type StandingsLine, standingsLines } from "../../pages/standings/model.ts";
import { nameOf } from "../line/model.ts";
import type { NamedEntry } from "../parts/named-entry.ts";

/** Why somebody stands where they stand: each value with what it is made of. */
export interface Why {
  readonly entry: EntryId;
  /** `Siege 2½` and `1 (Runde 1 Sieg gegen Maria) + …`. */
  readonly values: readonly (readonly [value: string, terms: string])[];
}

/** Points that were deducted. */
export interface ShownPenalty {
  readonly id: number;
  readonly name: string;
  readonly round: number;
  readonly points: number;
  readonly reason: string;
}

/** The standings as the director needs them: with derivations and penalties. */
export interface ConsoleStandingsModel {
  readonly round: number;
  readonly published: number;
  readonly closed: boolean;
  readonly lines: readonly Pick<
    StandingsLine,
    "rank" | "entry" | "name" | "club" | "wins" | "losses" | "spread" | "withdrawn"
  >[];
  /** Of `?why=ENTRY`. */
  readonly why: Why | null;
  readonly penalties: readonly ShownPenalty[];
  readonly entries: readonly NamedEntry[];
}

/** The standings after `?round=N`, by default the last published one. */
export const buildConsoleStandings = ({
  state,
  query,
  language,
}: PageRequest): ConsoleStandingsModel | null => {
  if (state === null) return null;
  const published = publishedRounds(state);
  const round = roundFrom(query["round"], published);
  if (round === null) return null;
  const name = (entry: EntryId): string => nameOf(state, entry);
  const asked = Number(query["why"]);
  return {
    round,
    published,
    closed: state.status === "closed",
    lines: standingsLines(state, round).map(
      ({ rank, entry, name, club, wins, losses, spread, withdrawn }) => ({
        rank,
        entry,
        name,
        club,
        wins,
        losses,
        spread,
        withdrawn,
      }),
    ),
    why: state.entries.has(asked)
      ? {
          entry: asked,
          values: standingDerivations(state, asked, round).map((derivation) =>
            valueAndTerms(describeDerivation(derivation, language, name)),
          ),
        }
      : null,
    penalties: state.penalties.map((penalty) => ({ ...penalty, name: name(penalty.entry) })),
    entries: [...state.entries.values()].map((entry) => ({ id: entry.id, name: entry.name })),
  };
};

const valueAndTerms = (text: string): readonly [string, string] => {
  const at = text.indexOf(": ");
  return [text.slice(0, at), text.slice(at + 2)];
};
