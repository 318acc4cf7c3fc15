import {
  cardsOf,
  countingCards,
  displayName,
  type EntryId,
  gameOf,
  type Lead,
  type Line,
  leaversOf,
  pairedRound,
  playerNumbers,
  pointSystemOf,
  publishedRounds,
  type Scorecard,
  scoreOf,
  standingDerivations,
  standingLead,
  standingsOf,
  type TournamentState,
  totalsOf,
} from "@losfee/core";
import type { Language } from "../../../../language/language.ts";
import type { Tally } from "../../../../messages/game-words.ts";
import { describeLeaver } from "../../../../messages/leavers.ts";
import { describeLead } from "../../../../messages/ranking.ts";
import { type PlayerLabels, playerLabel, playerLabels } from "../../../../parts/player-labels.ts";
import { entriesIn, type WorkingText, workingText } from "../../../../parts/working-text.ts";
import { worthOf } from "../../../../parts/worth.ts";
import type { PageRequest } from "../../../../shell/page.ts";
import { type EntryNames, entryNames, namesFrom } from "../entry-names.ts";
import { roundFrom } from "../round-from.ts";

/** A round of a player with the totals after it. */
export interface PlayerRound {
  readonly line: Line;
  /** Where the game is or was played; null without one. */
  readonly board: number | null;
  /** Points deducted in this round, ≥ 0. */
  readonly penalty: number;
  /** What the round is worth without a game; empty with one. */
  readonly worth: string;
  /** What the player has after the round. */
  readonly tally: Tally;
}

/** Somebody next to the player in the standings, and what tells the two apart. */
export interface Neighbour {
  readonly entry: EntryId;
  readonly rank: number;
  /** Null where they share the rank. */
  readonly lead: Pick<Lead, "ahead" | "behind" | "decidedBy"> | null;
  /** The same in a sentence or two. */
  readonly why: string;
}

/** A player's page. */
export interface PlayerModel {
  readonly competition: string;
  readonly entry: EntryId;
  readonly name: string;
  /** The number by which the event knows players. */
  readonly number: number;
  readonly title: string;
  readonly club: string;
  readonly nation: string;
  readonly class: string;
  /** 0: unrated. */
  readonly rating: number;
  /** The first round without the player; null while taking part. */
  readonly withdrawnFrom: number | null;
  /** The round after which rank and derivations are shown. */
  readonly round: number;
  readonly published: number;
  readonly of: number;
  readonly rank: number;
  /** Out of the table: without a rank. */
  readonly annulled?: true;
  /** The player, or opponents, who have left a round robin, a sentence each. */
  readonly leavers: readonly string[];
  readonly tally: Tally;
  readonly starts: number;
  readonly replies: number;
  readonly rounds: readonly PlayerRound[];
  /** How each value of the ranking arose, in the order of the chain. */
  readonly workings: readonly WorkingText[];
  /** The working of `?open=N`, from 1 in that order; null where none is asked for. */
  readonly open: number | null;
  /** Directly above and below; null at the ends. */
  readonly above: Neighbour | null;
  readonly below: Neighbour | null;
  readonly names: EntryNames;
  /** Whom the player meets. */
  readonly players: PlayerLabels;
}

/**
 * Everything about `:entry`, with the rank after `?round=N` (by default the last published), and
 * the working of the Nth value open with `?open=N`.
 */
export const buildPlayer = ({
  state,
  params,
  query,
  language,
}: PageRequest): PlayerModel | null => {
  const number = Number(params["entry"]);
  const entry = state?.entries.get(number);
  const card = state === null ? undefined : cardsOf(state).find((one) => one.entry === number);
  if (state === null || entry === undefined || card === undefined) return null;
  const published = publishedRounds(state);
  const round = roundFrom(query["round"], published);
  if (round === null) return null;
  const { starts, replies } = totalsOf(card, round);
  const standing = standingsOf(state, round);
  const place = standing.findIndex((row) => row.entry === entry.id);
  const derivations = standingDerivations(state, entry.id, round);
  const own = standing[place];
  const isOut = own?.annulled === true;
  const ranked = standing.filter(({ annulled }) => annulled !== true);
  const next = (at: number) => (isOut ? undefined : ranked[at]);
  const above = neighbour(state, entry.id, next(place - 1), round, language);
  const below = neighbour(state, entry.id, next(place + 1), round, language);
  const name = namesFrom(entryNames(state, [entry.id, ...derivations.flatMap(entriesIn)]));
  const open = Number(query["open"]);
  const opponents = card.lines.flatMap((line) => line?.opponent ?? []);
  return {
    competition: state.competition,
    entry: entry.id,
    name: displayName(state, entry.id),
    number: playerNumbers(state).get(entry.id) ?? entry.id,
    title: playerLabel(state, entry.id).title,
    club: entry.club,
    nation: entry.nation,
    class: entry.class,
    rating: entry.rating,
    withdrawnFrom: entry.withdrawal?.fromRound ?? null,
    round,
    published,
    of: ranked.length,
    rank: own?.rank ?? 0,
    ...(isOut ? { annulled: true as const } : {}),
    leavers: leaversOf(state, round)
      .filter((leaver) => leaver.entry === entry.id || opponents.includes(leaver.entry))
      .map((leaver) => describeLeaver(leaver, displayName(state, leaver.entry), language)),
    tally: tallyAfter(state, countingCard(state, card, round), round),
    starts,
    replies,
    rounds: playerRounds(state, entry.id, language),
    workings: derivations.map((derivation) => workingText(derivation, language, name)),
    open: derivations[open - 1] === undefined ? null : open,
    above,
    below,
    names: entryNames(state, [entry.id, ...opponents]),
    players: playerLabels(state, opponents),
  };
};

/** The card as the standings count it. */
const countingCard = (state: TournamentState, card: Scorecard, round: number): Scorecard =>
  countingCards([card], leaversOf(state, round))[0] ?? card;

const tallyAfter = (state: TournamentState, card: Scorecard, rounds: number): Tally => {
  const { wins, losses, spread } = totalsOf(card, rounds);
  return { points: scoreOf(card, rounds, pointSystemOf(state.settings)), wins, losses, spread };
};

const neighbour = (
  state: TournamentState,
  entry: EntryId,
  row: { readonly entry: EntryId; readonly rank: number } | undefined,
  round: number,
  language: Language,
): Neighbour | null => {
  if (row === undefined) return null;
  const lead = standingLead(state, entry, row.entry, round);
  const name = namesFrom(entryNames(state, [entry, row.entry]));
  return {
    entry: row.entry,
    rank: row.rank,
    lead: lead && { ahead: lead.ahead, behind: lead.behind, decidedBy: lead.decidedBy },
    why: describeLead(lead, [row.entry, entry], language, name),
  };
};

/** The rounds of a player so far, without those that are not recorded or none of the player's. */
export const playerRounds = (
  state: TournamentState,
  entry: EntryId,
  language: Language,
): readonly PlayerRound[] => {
  const card = cardsOf(state).find((one) => one.entry === entry);
  const counting = card === undefined ? card : countingCard(state, card, publishedRounds(state));
  return (card?.lines ?? []).flatMap((line, index) => {
    if (card === undefined || counting === undefined || line === undefined) return [];
    if (line.kind === "unplayed" && line.reason === "not-in-stage") return [];
    const round = pairedRound(state, index + 1);
    return [
      {
        line,
        board: round === undefined ? null : (gameOf(round, entry)?.board ?? null),
        penalty: card.penalties[index] ?? 0,
        worth: line.kind === "unplayed" ? worthOf(line, state.settings, language) : "",
        tally: tallyAfter(state, counting, index + 1),
      },
    ];
  });
};
