import {
  completeRounds,
  type EntryId,
  pairedRound,
  publishedRounds,
  totalRounds,
} from "@losfee/core";
import { type PlayerLabels, playerLabels, pointsAfter } from "../../../../parts/player-labels.ts";
import type { PageRequest } from "../../../../shell/page.ts";
import { type EntryNames, entryNames } from "../entry-names.ts";
import { type PairingsGame, publicGames, publicSitOuts } from "../pairings/model.ts";
import { type StandingsLine, standingsLines } from "../standings/model.ts";

/** What the projector shows in turn. */
export interface ScreenModel {
  readonly competition: string;
  readonly name: string;
  readonly closed: boolean;
  /** The last published round; 0 before the first. */
  readonly round: number;
  readonly planned: number;
  readonly system: string;
  readonly games: readonly PairingsGame[];
  readonly byes: readonly EntryId[];
  readonly names: EntryNames;
  readonly players: PlayerLabels;
  /** Before the round, where the event counts points and there was one before it. */
  readonly points: Readonly<Record<EntryId, number>>;
  /** Standings after the last complete round, or all rounds once some results are in. */
  readonly standings: {
    readonly round: number;
    readonly missing: number;
    readonly lines: readonly StandingsLine[];
  } | null;
  /** Everybody who has entered, before the first round. */
  readonly field: readonly string[];
  /** How long a screenful stays, in seconds: `?seconds=`. */
  readonly seconds: number;
  /** Where the audience finds the same on the phone. */
  readonly address: string;
}

const SECONDS = { default: 12, least: 3, most: 120 } as const;

/** Pairings of the last round and standings, for everybody in the hall. */
export const buildScreen = ({
  state,
  query,
  language,
  baseUrl,
}: PageRequest): ScreenModel | null => {
  if (state === null) return null;
  const round = publishedRounds(state);
  const current = pairedRound(state, round);
  const missing = current?.games.filter(({ result }) => result === null).length ?? 0;
  const started = current !== undefined && missing < current.games.length;
  const standingsRound = started ? round : Math.min(completeRounds(state), round);
  const collator = new Intl.Collator(language, { numeric: true });
  return {
    competition: state.competition,
    name: state.name,
    closed: state.status === "closed",
    round,
    planned: totalRounds(state.settings),
    system: current?.request.system ?? "",
    games: current === undefined ? [] : publicGames(current),
    byes:
      current === undefined
        ? []
        : publicSitOuts(current)
            .filter(({ reason }) => reason === "bye")
            .map(({ entry }) => entry),
    names: current === undefined ? {} : entryNames(state),
    players: current === undefined ? {} : playerLabels(state),
    points: round > 1 ? pointsAfter(state, round - 1) : {},
    standings:
      standingsRound === 0
        ? null
        : {
            round: standingsRound,
            missing: standingsRound === round ? missing : 0,
            lines: standingsLines(state, standingsRound, language),
          },
    field:
      round > 0 ? [] : [...state.entries.values()].map(({ name }) => name).sort(collator.compare),
    seconds: secondsFrom(query["seconds"]),
    address: `${baseUrl.replace(/^https?:\/\//, "")}/c/${state.competition}`,
  };
};

const secondsFrom = (text: string | undefined): number => {
  const seconds = Number(text);
  if (text === undefined || !Number.isFinite(seconds)) return SECONDS.default;
  return Math.min(Math.max(seconds, SECONDS.least), SECONDS.most);
};
