import {
  describeAct,
  describeBreach,
  describeNote,
  describeStart,
  systemLabel,
  unplayedText,
} from "@losfee/contract";
import {
  type BoardRound,
  breachesBy,
  cardsOf,
  type DraftRequest,
  type EntryId,
  type GameTerms,
  gameTermsOf,
  groupsOfRound,
  type PairingNote,
  type RecordedAct,
  reasonsOf,
  standingsOf,
  type Tally,
  type TournamentState,
  tallyAfter,
  totalsOf,
} from "@losfee/core";
import { pairingsTexts } from "@losfee/messages/tournament-public-pairings";
import { type ActorTerms, actorIn } from "../../../../parts/console/actor-name.ts";
import { type PlayerLabel, playerLabel } from "../../../../parts/player-labels.ts";
import { groupLabel } from "../../parts/pairings/parts-of.ts";
import { nameOf } from "../line/model.ts";
import { resultText } from "../line/result-text.ts";
import { checkRound, isPairedByScores, type RoundCheck, scoreIn } from "./checks.ts";

/** A player of a pair, with the director's data for judging it. */
export interface PairedPlayer extends PlayerLabel, Tally {
  readonly entry: EntryId;
  /** Rank in the standings the pairing is based on; null before the first round. */
  readonly rank: number | null;
  /** Number of times the player went first and second in the rounds before, as paired. */
  readonly starts: number;
  readonly replies: number;
}

/** An absolute rule that a pair or bye breaks, in words, with the reason; empty if none yet. */
export interface BreachText {
  readonly text: string;
  readonly reason: string;
}

/** A game with the reasons for it. */
export interface ExplainedGame {
  readonly board: number;
  /** Heading above the game; null if the round has no groups. */
  readonly group: string | null;
  /** The first goes first, unless the players draw. */
  readonly seats: readonly [PairedPlayer, PairedPlayer];
  readonly why: readonly string[];
  readonly start: string;
  readonly playersDraw: boolean;
  readonly pinned: boolean;
  /** True if they have met before. */
  readonly repeat: boolean;
  readonly breaches: readonly BreachText[];
  readonly result: string | null;
  /** True if the pair begins a score group: the higher of its scores is below those above. */
  readonly beginsScoreGroup: boolean;
  /** Score difference of the two, in words; empty if equal, or if none counts yet. */
  readonly float: string;
}

/** Annex B's findings about the field before the candidates' round. */
export interface CandidatesReasoning {
  readonly sure: readonly string[];
  readonly candidates: readonly string[];
  readonly out: readonly string[];
  /** Effects on the pairings, with reasons. */
  readonly conclusions: readonly string[];
}

/** A round with all its explanations, in words. */
export interface ExplainedRound {
  readonly status: "draft" | "published";
  /** Grouped if the round has groups. */
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
  /** Checks of the whole round. */
  readonly checks: readonly RoundCheck[];
  readonly request: DraftRequest & { readonly label: string };
  readonly results: number;
}

/** Explains a round for directors. */
export const explainRound = (
  state: TournamentState,
  round: BoardRound,
  { language, people }: ActorTerms,
): ExplainedRound => {
  const name = (entry: EntryId): string => nameOf(state, entry);
  const say = (note: PairingNote): string => describeNote(note, language, name);
  const broken = (entry: EntryId): readonly BreachText[] =>
    breachesBy(round, entry).map(({ breach, reason }) => ({
      text: describeBreach(breach, language, name),
      reason,
    }));
  const player = playerAt(state, round);
  const checked = checkRound(state, round, language);
  const groups = groupsOfRound(state, round).map((group) => ({
    ...group,
    label: groupLabel(group, pairingsTexts[language]),
  }));
  const groupAt = (board: number): number =>
    groups.findIndex(({ boards }) => boards.includes(board));
  return {
    status: round.status,
    games: inScoreGroups(
      round.games
        .toSorted((a, b) => groupAt(a.board) - groupAt(b.board))
        .map((game) => ({ ...game, ...reasonsOf(game) }))
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
          float: checked.floats.get(game.board) ?? "",
        })),
      round,
      gameTermsOf(state.settings),
    ),
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
    acts: round.acts.map((act) => actText(state, act, { language, people })),
    checks: checked.checks,
    request: { ...round.request, label: systemLabel(round.request.system, language) },
    results: round.games.filter(({ result }) => result !== null).length,
  };
};

const NOTHING: Tally = { points: 0, wins: 0, losses: 0, spread: 0 };

const playerAt = (
  state: TournamentState,
  { number, request: { basedOn } }: BoardRound,
): ((entry: EntryId) => PairedPlayer) => {
  const cards = new Map(cardsOf(state).map((card) => [card.entry, card]));
  const ranks = new Map(standingsOf(state, basedOn).map((row) => [row.entry, row.rank]));
  return (entry) => {
    const card = cards.get(entry);
    const { starts, replies } =
      card === undefined ? { starts: 0, replies: 0 } : totalsOf(card, number - 1);
    return {
      entry,
      ...playerLabel(state, entry),
      rank: basedOn === 0 ? null : (ranks.get(entry) ?? null),
      ...(card === undefined ? NOTHING : tallyAfter(state, card, basedOn)),
      starts,
      replies,
    };
  };
};

/** Marks the starts of score groups: each ends with the last pair that has its score. */
const inScoreGroups = (
  games: readonly Omit<ExplainedGame, "beginsScoreGroup">[],
  round: BoardRound,
  terms: GameTerms,
): readonly ExplainedGame[] => {
  const byScores = isPairedByScores(round);
  const top = ({ seats: [one, two] }: Pick<ExplainedGame, "seats">): number =>
    Math.max(scoreIn(one, terms), scoreIn(two, terms));
  return games.map((game, index) => {
    const above = games[index - 1];
    const beginsScoreGroup =
      byScores && above !== undefined && above.group === game.group && top(above) !== top(game);
    return { ...game, beginsScoreGroup };
  });
};

const actText = (
  state: TournamentState,
  recorded: RecordedAct,
  { language, people }: ActorTerms,
) => ({
  text: describeAct(recorded, gameTermsOf(state.settings), language, (entry) =>
    nameOf(state, entry),
  ),
  reason: recorded.reason,
  actor: actorIn(state, recorded.actor, { language, people }),
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
