import {
  describeChainWarning,
  type Language,
  leaverNotes,
  type ValueColumn,
  valueColumns,
} from "@losfee/contract";
import {
  chainOf,
  type EntryId,
  gameTermsOf,
  makeChain,
  type NamedPlayer,
  namedPlayers,
  pairedRounds,
  publishedRounds,
  rankingWarnings,
  standingDerivations,
  standingsCodes,
  type TournamentState,
} from "@losfee/core";
import { partTexts } from "@losfee/messages/parts";
import { consoleStandingsTexts } from "@losfee/messages/tournament-console-standings";
import { type PlayerLabel, playerLabel } from "../../../../parts/player-labels.ts";
import { type WorkingText, workingText } from "../../../../parts/working-text.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { playerGroups } from "../../parts/pairings/group-labels.ts";
import {
  type Deduction,
  type PenaltiesModel,
  penaltyLines,
} from "../../parts/penalties/penalties-model.ts";
import { roundFrom } from "../../parts/round-from.ts";
import { type StandingsLine, standingsLines } from "../../parts/standings/standings-lines.ts";
import { nameOf } from "../line/model.ts";
import { type PlayOffModel, playOffModel } from "./play-off-model.ts";

/** Explanation of an entry's rank: each value with its working. */
export interface Why {
  readonly entry: EntryId;
  /** In the order of the chain. */
  readonly workings: readonly WorkingText[];
}

/** The standings for directors: with derivations and penalties. */
export interface ConsoleStandingsModel {
  readonly round: number;
  readonly published: number;
  readonly closed: boolean;
  /** The chain in FIDE's notation, with notes. */
  readonly chain: string;
  readonly warnings: readonly string[];
  readonly columns: readonly ValueColumn[];
  readonly lines: readonly (Pick<
    StandingsLine,
    keyof PlayerLabel | "rank" | "annulled" | "entry" | "club" | "values" | "withdrawn"
  > & {
    /** Name of the group that played the round; null for none. */
    readonly group: string | null;
  })[];
  /** Notes on players who left a round robin. */
  readonly leavers: readonly string[];
  /** Explanation for `?why=ENTRY`. */
  readonly why: Why | null;
  readonly playOff: PlayOffModel;
  readonly penalties: PenaltiesModel;
  readonly entries: readonly NamedPlayer[];
}

/** Returns the standings after `?round=N`, by default the last published one. */
export const buildConsoleStandings = ({
  state,
  query,
  language,
}: PageRequest): ConsoleStandingsModel | null => {
  if (state === null) return null;
  const published = publishedRounds(state);
  const round = roundFrom(query["round"], published);
  if (round === null) return null;
  const explainedEntry = Number(query["why"]);
  const lines = standingsLines(state, round, language);
  const last = pairedRounds(state).find(({ number }) => number === round);
  const groupOf = playerGroups(state, last, language);
  return {
    round,
    published,
    closed: state.status === "closed",
    chain: chainText(state),
    warnings: rankingWarnings(state, round).map((warning) =>
      describeChainWarning(warning, language),
    ),
    columns: valueColumns(standingsCodes(state, round), language),
    leavers: leaverNotes(state, round, language),
    lines: lines.map(({ rank, annulled, entry, club, values, withdrawn }) => ({
      ...playerLabel(state, entry),
      group: groupOf(entry),
      rank,
      ...(annulled ? { annulled } : {}),
      entry,
      club,
      values,
      withdrawn,
    })),
    why: state.entries.has(explainedEntry) ? whyOf(state, explainedEntry, round, language) : null,
    playOff: playOffModel(
      state,
      lines.filter(({ annulled }) => annulled !== true),
    ),
    penalties: penaltiesOf(state, published, language),
    entries: namedPlayers(state),
  };
};

/** Penalties apply to spread, which not every event has, or to team points. */
const penaltiesOf = (
  state: TournamentState,
  published: number,
  language: Language,
): PenaltiesModel => {
  const closed = state.status === "closed";
  const kinds = penaltyKinds(state);
  return {
    lines: penaltyLines(
      state,
      kinds ?? [],
      (entry) => nameOf(state, entry),
      (round) => partTexts[language].round({ round }),
    ),
    deduction:
      closed || kinds === null || published === 0
        ? null
        : {
            of: kinds,
            players: namedPlayers(state),
            firstRound: 1,
            lastRound: published,
          },
    isOfTeams: state.settings.teams !== undefined,
    closed,
  };
};

const penaltyKinds = ({ settings }: TournamentState): Deduction["of"] | null => {
  if (settings.teams !== undefined) return ["match-points", "game-points"];
  return gameTermsOf(settings).tally === "wins-and-spread" ? ["spread"] : null;
};

const chainText = ({ settings }: TournamentState): string => {
  const chain = chainOf(settings.ranking);
  return chain.ok ? makeChain(chain.value) : settings.ranking.join(", ");
};

const whyOf = (state: TournamentState, entry: EntryId, round: number, language: Language): Why => ({
  entry,
  workings: standingDerivations(state, entry, round).map((derivation) =>
    workingText(derivation, language, (other) => nameOf(state, other)),
  ),
});

/** The standings in the console. */
export const consoleStandingsPage = pages.consolePage("standings", "/standings", {
  place: "standings",
  build: buildConsoleStandings,
  title: (model, page) => consoleStandingsTexts[page.language].title({ round: model.round }),
});
