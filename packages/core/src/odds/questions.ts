import type { EntryId } from "../base/entry-id.ts";
import type { PairingNote } from "../pairing/notes.ts";
import { requestOf } from "../tournament/decide/rounds.ts";
import { draftRound } from "../tournament/drafts/draft-round.ts";
import { nextDraft, playsBoards } from "../tournament/drafts/next-draft.ts";
import { isPaired } from "../tournament/round.ts";
import { isSeated, placedStages, type Settings } from "../tournament/settings/settings.ts";
import { findStage } from "../tournament/stages/tables-stage.ts";
import { tablesFinalPlaces } from "../tournament/standings/final-places.ts";
import { stageMembers, standingsOf } from "../tournament/standings/standings.ts";
import { completeRounds, type TournamentState } from "../tournament/state.ts";

/** Question about the end of a competition. */
export type OddsQuestion =
  | { readonly kind: "win" }
  /** Who gets into a selective stage (from 1). */
  | { readonly kind: "stage"; readonly stage: number }
  /** Who is sure of the final or a candidate for it when the candidates' round is paired. */
  | { readonly kind: "candidates"; readonly stage: number }
  /** Who finishes among the first places. */
  | { readonly kind: "top"; readonly places: number };

/** Returns a key of a question, unique within a competition. */
export const questionKey = (question: OddsQuestion): string =>
  question.kind === "win"
    ? "win"
    : question.kind === "top"
      ? `top-${question.places}`
      : `${question.kind}-${question.stage}`;

/** Returns the questions for a competition with these settings; `top` places if more than one. */
export const questionsOf = (settings: Settings, top: number): readonly OddsQuestion[] => [
  { kind: "win" },
  ...settings.stages
    .flatMap((stage, index): readonly OddsQuestion[] => {
      if (stage.skipped === true) return [];
      if (isSelective(settings, index)) return [{ kind: "stage", stage: index + 1 }];
      return stage.system === "candidates" ? [{ kind: "candidates", stage: index + 1 }] : [];
    })
    .toReversed(),
  ...(top > 1 ? [{ kind: "top", places: top } as const] : []),
];

/** True if a stage is selective: limited in number, or filled by a cut at tables. */
export const isSelective = ({ stages }: Settings, index: number): boolean => {
  const stage = stages[index];
  if (stage === undefined || index === 0) return false;
  if (stage.participants !== "everybody") return true;
  const before = stages.slice(0, index).findLast(({ skipped }) => skipped !== true);
  return before !== undefined && isSeated(before) && before.cut.by === "table";
};

/** A place in the final table; equal places in ties. */
export interface FinalPlace {
  readonly entry: EntryId;
  readonly place: number;
}

/** Returns all places in the present table, best first: at tables by the stage reached. */
export const placesOf = (state: TournamentState): readonly FinalPlace[] =>
  playsBoards(state.settings)
    ? standingsOf(state)
        .filter(({ annulled }) => annulled !== true)
        .map(({ entry, rank }) => ({ entry, place: rank }))
    : tablesFinalPlaces(state).map(({ entry, place }) => ({ entry, place }));

/** Returns the players of a published stage; null if it is unpublished or for all entries. */
export const membersOfStage = (
  state: TournamentState,
  stage: number,
): ReadonlySet<EntryId> | null => {
  const tables = findStage(state, stage);
  if (tables !== undefined) {
    return tables.status === "published" ? new Set(tables.members.map(({ entry }) => entry)) : null;
  }
  const placed = placedStages(state.settings)[stage - 1];
  const first = state.rounds.find((round) => round.stage === stage - 1);
  if (placed === undefined || first?.status !== "published") return null;
  return stageMembers(state, placed);
};

/** What the candidates' round decided about every player when it was paired. */
export interface CandidatesFates {
  readonly sure: ReadonlySet<EntryId>;
  readonly candidates: ReadonlySet<EntryId>;
  readonly out: ReadonlySet<EntryId>;
}

/**
 * Returns the candidates' round of a stage: as published or, once everything before it is played,
 * as it would be paired now. Null before that.
 */
export const candidatesFates = (state: TournamentState, stage: number): CandidatesFates | null => {
  const round = state.rounds.find(
    (one) => one.stage === stage - 1 && one.status === "published" && isPaired(one),
  );
  const notes = round?.notes ?? notesToCome(state, stage);
  if (notes === null) return null;
  const having = (code: "sure-of-final" | "candidate" | "out-of-final"): Set<EntryId> =>
    new Set(notes.flatMap((note) => (note.code === code ? [note.entry] : [])));
  const settled = notes.flatMap((note) => (note.code === "final-settled" ? note.finalists : []));
  return {
    sure: new Set([...having("sure-of-final"), ...settled]),
    candidates: having("candidate"),
    out: having("out-of-final"),
  };
};

const notesToCome = (state: TournamentState, stage: number): readonly PairingNote[] | null => {
  if (completeRounds(state) < state.rounds.length) return null;
  const next = nextDraft(state);
  if (next?.kind !== "round" || next.placed.index !== stage - 1) return null;
  const { round, placed } = next;
  const request = requestOf({ type: "draft-round" }, round, placed);
  const drafted = draftRound(state, round, placed, request);
  return drafted.ok ? drafted.value.notes : null;
};
