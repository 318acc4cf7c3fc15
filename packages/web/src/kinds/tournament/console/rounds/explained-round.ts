import {
  describeAct,
  describeBreach,
  describeNote,
  describeStart,
  type Language,
  systemLabel,
  unplayedText,
} from "@losfee/contract";
import {
  type BoardRound,
  breachesBy,
  cardsOf,
  type DraftRequest,
  type EntryId,
  type Game,
  gameTermsOf,
  groupsOfRound,
  type PairingNote,
  type RecordedAct,
  standingsOf,
  type Tally,
  type TournamentState,
  tallyAfter,
} from "@losfee/core";
import { actorName } from "../../../../parts/console/actor-name.ts";
import { type PlayerLabel, playerLabel } from "../../../../parts/player-labels.ts";
import { groupLabel } from "../../public/pairings/parts-of.ts";
import { pairingsTexts } from "../../public/pairings/texts.ts";
import { nameOf, namesOf } from "../line/model.ts";
import { resultText } from "../results/model.ts";

/** A player of a pair as the director weighs it: where it stands. */
export interface PairedPlayer extends PlayerLabel, Tally {
  readonly entry: EntryId;
  /** Rank in the standings the pairing is based on; null before the first round. */
  readonly rank: number | null;
}

/** An absolute rule that a pair or bye breaks, in words, and why; empty where nobody answered yet. */
export interface BreachText {
  readonly text: string;
  readonly reason: string;
}

/** A game with the reasons for it. */
export interface ExplainedGame {
  readonly board: number;
  /** The heading that the game stands under; null where the round has no groups. */
  readonly group: string | null;
  /** The first goes first, unless the players draw. */
  readonly seats: readonly [PairedPlayer, PairedPlayer];
  readonly why: readonly string[];
  readonly start: string;
  readonly playersDraw: boolean;
  readonly pinned: boolean;
  /** They have met before. */
  readonly repeat: boolean;
  readonly breaches: readonly BreachText[];
  readonly result: string | null;
}

/** What annex B says about the field before the candidates' round. */
export interface CandidatesReasoning {
  readonly sure: readonly string[];
  readonly candidates: readonly string[];
  readonly out: readonly string[];
  /** What became of the pairings and why. */
  readonly conclusions: readonly string[];
}

/** A round with everything that explains it, in words. */
export interface ExplainedRound {
  readonly status: "draft" | "published";
  /** By their groups where the round has any. */
  readonly games: readonly ExplainedGame[];
  readonly byes: readonly {
    readonly entry: EntryId;
    readonly name: string;
    readonly group: string | null;
    readonly why: readonly string[];
    readonly breaches: readonly BreachText[];
  }[];
  readonly unpaired: readonly { readonly entry: EntryId; readonly name: string }[];
  readonly away: readonly { readonly name: string; readonly reason: string }[];
  readonly notes: readonly string[];
  readonly candidates: CandidatesReasoning | null;
  readonly acts: readonly {
    readonly text: string;
    readonly reason: string;
    readonly actor: string;
  }[];
  readonly request: DraftRequest & { readonly label: string };
  readonly results: number;
}

/** A round as the director sees it. */
export const explainRound = (
  state: TournamentState,
  round: BoardRound,
  language: Language,
): ExplainedRound => {
  const name = (entry: EntryId): string => nameOf(state, entry);
  const say = (note: PairingNote): string => describeNote(note, language, name);
  const broken = (entry: EntryId): readonly BreachText[] =>
    breachesBy(round, entry).map(({ breach, reason }) => ({
      text: describeBreach(breach, language, name),
      reason,
    }));
  const player = playerAt(state, round.request.basedOn);
  const groups = groupsOfRound(state, round).map((group) => ({
    ...group,
    label: groupLabel(group, pairingsTexts[language]),
  }));
  const groupAt = (board: number): number =>
    groups.findIndex(({ boards }) => boards.includes(board));
  return {
    status: round.status,
    games: round.games
      .toSorted((a, b) => groupAt(a.board) - groupAt(b.board))
      .map((game) => ({
        board: game.board,
        group: groups[groupAt(game.board)]?.label ?? null,
        seats: [player(game.seats[0]), player(game.seats[1])],
        why: game.notes.map(say),
        start: describeStart(game.start, gameTermsOf(state.settings), language),
        playersDraw: game.start.code === "players-draw",
        pinned: game.pinned,
        repeat: game.notes.some(({ code }) => code === "repeat"),
        breaches: broken(game.seats[0]),
        result: resultText(state, game, language),
      })),
    byes: round.unplayed
      .filter(({ reason }) => reason === "bye")
      .map(({ entry, notes }) => ({
        entry,
        name: name(entry),
        group: groups.find(({ sitting }) => sitting.includes(entry))?.label ?? null,
        why: notes.map(say),
        breaches: broken(entry),
      })),
    unpaired: round.unpaired.map((entry) => ({ entry, name: name(entry) })),
    away: round.unplayed
      .filter(({ reason }) => reason !== "bye" && reason !== "not-in-stage")
      .map((one) => ({
        name: name(one.entry),
        reason: unplayedText(one, state.settings, language),
      })),
    notes: round.notes.filter(({ code }) => !CANDIDATES_CODES.has(code)).map(say),
    candidates: reasoningOf(round.notes, say),
    acts: round.acts.map((act) => actText(state, round, act, language)),
    request: { ...round.request, label: systemLabel(round.request.system, language) },
    results: round.games.filter(({ result }) => result !== null).length,
  };
};

const NOTHING: Tally = { points: 0, wins: 0, losses: 0, spread: 0 };

const playerAt = (state: TournamentState, basedOn: number): ((entry: EntryId) => PairedPlayer) => {
  const cards = new Map(cardsOf(state).map((card) => [card.entry, card]));
  const ranks = new Map(standingsOf(state, basedOn).map((row) => [row.entry, row.rank]));
  return (entry) => {
    const card = cards.get(entry);
    return {
      entry,
      ...playerLabel(state, entry),
      rank: basedOn === 0 ? null : (ranks.get(entry) ?? null),
      ...(card === undefined ? NOTHING : tallyAfter(state, card, basedOn)),
    };
  };
};

const actText = (
  state: TournamentState,
  round: BoardRound,
  { act, reason, actor }: RecordedAct,
  language: Language,
) => ({
  text: describeAct(
    act,
    gameTermsOf(state.settings),
    language,
    (entry) => nameOf(state, entry),
    (board) => {
      const game: Game | undefined = round.games.find((candidate) => candidate.board === board);
      return game === undefined ? "" : namesOf(state, game).join(" – ");
    },
  ),
  reason,
  actor: actorName(actor, language, state),
});

const STATUS_CODES = ["sure-of-final", "candidate", "out-of-final"] as const;

const CONCLUSIONS: ReadonlySet<string> = new Set([
  "final-settled",
  "group-filled-up",
  "group-shortened",
  "candidate-not-paired",
  "fixed-forbidden",
  "first-pairing-matters",
  "first-pairing-released",
]);

const CANDIDATES_CODES: ReadonlySet<string> = new Set([...STATUS_CODES, ...CONCLUSIONS]);

const reasoningOf = (
  notes: readonly PairingNote[],
  say: (note: PairingNote) => string,
): CandidatesReasoning | null => {
  const having = (code: string): readonly string[] =>
    notes.filter((note) => note.code === code).map(say);
  const [sure, candidates, out] = [
    having("sure-of-final"),
    having("candidate"),
    having("out-of-final"),
  ];
  const conclusions = notes.filter(({ code }) => CONCLUSIONS.has(code)).map(say);
  if (sure.length + candidates.length + out.length + conclusions.length === 0) return null;
  return { sure, candidates, out, conclusions };
};
