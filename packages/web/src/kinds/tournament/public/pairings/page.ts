import { worthOf } from "@losfee/contract";
import {
  type EntryId,
  groupsOfRound,
  type PairingNote,
  pairedRound,
  publishedRounds,
  type RecordedBreach,
  type RoundGroup,
  totalRounds,
} from "@losfee/core";
import { pairingsTexts } from "@losfee/messages/tournament-public-pairings";
import { type PlayerLabels, playerLabels, pointsAfter } from "../../../../parts/player-labels.ts";
import type { PageFrame } from "../../../../shell/page.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { type EntryNames, entryNames } from "../../parts/entry-names.ts";
import { type FinalModel, finalModels } from "../../parts/finals.ts";
import {
  type PairingsGame,
  type PairingsUnplayed,
  publicGames,
  publicUnplayed,
} from "../../parts/public-games.ts";
import { roundFrom } from "../../parts/round-from.ts";

/** The pairings of a published round. */
export interface PairingsModel {
  readonly competition: string;
  /** 0 before the first round is published. */
  readonly round: number;
  readonly published: number;
  readonly planned: number;
  /** Start of the round, in the venue's local time; null if unknown. */
  readonly begins: string | null;
  /** The pairing system of the round. */
  readonly system: string;
  readonly order: "board" | "name";
  readonly games: readonly PairingsGame[];
  /** The round by its groups; empty where it has none. */
  readonly groups: readonly RoundGroup[];
  /** Finals with a game in the round. */
  readonly finals: readonly FinalModel[];
  /** Byes and pauses; without players who left or are not in the stage. */
  readonly unplayed: readonly PairingsUnplayed[];
  readonly notes: readonly PairingNote[];
  /** Absolute rules broken by pairs and byes, with the reason. */
  readonly breaches: readonly Pick<RecordedBreach, "breach" | "reason">[];
  readonly names: EntryNames;
  readonly players: PlayerLabels;
  /** Points before the round, in events that count them, from the second round on. */
  readonly points: Readonly<Record<EntryId, number>>;
  readonly seq: number;
}

/** The pairings of `:round`, by default of the last published round; `?by=name` sorts by name. */
export const buildPairings = ({
  state,
  params,
  query,
  language,
}: PageRequest): PairingsModel | null => {
  if (state === null) return null;
  const published = publishedRounds(state);
  const round = roundFrom(params["round"], published);
  if (round === null) return null;
  const current = pairedRound(state, round);
  return {
    competition: state.competition,
    round,
    published,
    planned: totalRounds(state.settings),
    begins: state.details.schedule?.[round - 1] ?? null,
    system: current?.request.system ?? "",
    order: query["by"] === "name" ? "name" : "board",
    games: current === undefined ? [] : publicGames(state, current),
    groups: current === undefined ? [] : groupsOfRound(state, current),
    finals:
      current === undefined
        ? []
        : finalModels(state, round, language).filter(({ rounds }) => rounds.includes(round)),
    unplayed:
      current === undefined
        ? []
        : publicUnplayed(current).map((unplayed) => ({
            ...unplayed,
            worth: worthOf(unplayed, state.settings, language),
          })),
    notes: current?.notes ?? [],
    breaches: (current?.breaches ?? []).map(({ breach, reason }) => ({ breach, reason })),
    names: entryNames(state),
    players: playerLabels(state),
    points: round > 1 ? pointsAfter(state, round - 1) : {},
    seq: state.seq,
  };
};

/** True if a result counts although unconfirmed. */
export const isMarked = ({ outcome, isReported }: PairingsGame): boolean =>
  outcome !== null && isReported;

/** "Paarungen Runde 7" */
const pairingsTitle = (model: PairingsModel, page: PageFrame): string => {
  const t = pairingsTexts[page.language];
  return model.round === 0 ? t.title : t.titleOf({ round: model.round });
};

/** The pairings of any published round. */
export const pairingsPage = pages.publicPage("pairings", "/pairings/:round?", {
  place: "pairings",
  embeddable: true,
  build: buildPairings,
  title: pairingsTitle,
});
