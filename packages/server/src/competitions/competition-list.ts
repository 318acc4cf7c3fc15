import type { JournalBreak } from "@losfee/contract";
import type { CompetitionSummary, UnreadableCompetition } from "@losfee/contract/api";
import { type CompetitionKind, type JournalKey, THE_PLACE } from "@losfee/core";
import type { JournalHead, JournalStore } from "../journal/store.ts";
import { StorageError } from "../storage/storage-error.ts";
import { kindBegunBy, UnreadableJournal } from "./read-journal.ts";
import type { StateCache } from "./state-cache.ts";
import { summaryOf } from "./summary.ts";
import { turn } from "./turn.ts";

/** All competitions of a store. */
export interface CompetitionList {
  readonly competitions: readonly CompetitionSummary[];
  /** Those whose first event cannot be read. */
  readonly unreadable: readonly UnreadableCompetition[];
}

type Kind = CompetitionKind | null;

/** A line of the list, and the version it describes. */
interface KnownSummary {
  readonly createdAt: string;
  readonly lastSeq: number;
  readonly summary: CompetitionSummary;
}

/** The list over the journals of `store`: a competition is folded again only after a change. */
export const createCompetitionList = (
  store: Pick<JournalStore, "heads" | "read">,
  states: Pick<StateCache, "load">,
) => {
  const summaries = new Map<string, KnownSummary>();

  const headsHere = async (): Promise<readonly JournalHead[]> =>
    (await store.heads()).filter(({ journal: { owner } }) => owner === THE_PLACE);

  /** A competition's line; null if it was deleted meanwhile. */
  const listed = async ({
    journal: { id },
    createdAt,
    lastSeq,
  }: JournalHead): Promise<CompetitionSummary | UnreadableCompetition | null> => {
    const known = summaries.get(id);
    if (known?.createdAt === createdAt && known.lastSeq === lastSeq) return known.summary;
    try {
      const cached = await states.load(id);
      if (cached === null) return null;
      const { committed, broken } = cached;
      const summary = summaryOf(committed, broken);
      // Thousands are read sequentially: urgent requests may run in between.
      await turn();
      summaries.set(id, { createdAt, lastSeq: cached.head, summary });
      return summary;
    } catch (error) {
      return { id, ...whyUnreadable(error, lastSeq) };
    }
  };

  /** Several workers ask at the start, each for its kind. */
  const kinds = new Map<string, { readonly createdAt: string; readonly kind: Promise<Kind> }>();

  /** The kind according to a journal's first event, which never changes; null if unreadable. */
  const kindOf = ({ journal, createdAt }: JournalHead): Promise<Kind> => {
    const known = kinds.get(journal.id);
    if (known?.createdAt === createdAt) return known.kind;
    const kind = readKind(journal);
    const forget = (): void => {
      if (kinds.get(journal.id)?.kind === kind) kinds.delete(journal.id);
    };
    kinds.set(journal.id, { createdAt, kind });
    kind.then((read) => read ?? forget(), forget);
    return kind;
  };

  const readKind = async (journal: JournalKey): Promise<Kind> => {
    // Thousands are read sequentially: urgent requests may run in between.
    await turn();
    try {
      const [first] = await store.read(journal, { limit: 1 });
      return first === undefined ? null : kindBegunBy(first);
    } catch (error) {
      if (failsAltogether(error)) throw error;
      return null;
    }
  };

  return {
    all: async (): Promise<CompetitionList> => {
      const competitions: CompetitionSummary[] = [];
      const unreadable: UnreadableCompetition[] = [];
      for (const head of await headsHere()) {
        const one = await listed(head);
        if (one === null) continue;
        if ("reason" in one) unreadable.push(one);
        else competitions.push(one);
      }
      return { competitions, unreadable };
    },
    /** The competitions of a kind, from their first events only. */
    idsOfKind: async (kind: CompetitionKind): Promise<readonly string[]> => {
      const ids: string[] = [];
      for (const head of await headsHere()) {
        if ((await kindOf(head)) === kind) ids.push(head.journal.id);
      }
      return ids;
    },
    /** Forgets a deleted competition. */
    forget: (id: string): void => {
      summaries.delete(id);
      kinds.delete(id);
    },
  };
};

/** Why a competition cannot be listed. Rethrows failures of the whole medium. */
const whyUnreadable = (error: unknown, lastSeq: number): JournalBreak => {
  if (error instanceof UnreadableJournal) return error.broken;
  if (failsAltogether(error)) throw error;
  if (error instanceof StorageError) return { seq: 1, reason: "unreadable" };
  return { seq: lastSeq, reason: "does-not-fit" };
};

/** True if no journal can be read at all, rather than a single one being damaged. */
const failsAltogether = (error: unknown): boolean =>
  error instanceof StorageError && error.fault.code !== "damaged";
