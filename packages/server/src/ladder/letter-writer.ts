import {
  type EntryId,
  isOfKind,
  type LadderState,
  type Notice,
  type NoticeContent,
  noticesByAct,
  THE_PLACE,
} from "@losfee/core";
import type { CompetitionService } from "../competitions/competition-service.ts";
import type { Letter, Mail } from "../mail/index.ts";
import { inserting } from "../storage/inserting.ts";
import { query } from "../storage/query.ts";
import { integerOf } from "../storage/rows.ts";
import { first, run, type Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";
import { letterAbout, letterIdOf, noticesIn } from "./letters/compose.ts";

/** Writes the letters of due notices, each once. */
export interface LetterWriter {
  /**
   * Queues the letters of all notices up to `state` that have none yet. Stores its progress in the
   * same transaction as the letters, so that a crash neither loses nor repeats any.
   */
  write(state: LadderState): Promise<void>;
  /** Announces the state before the next events, to avoid a fold if all its letters are written. */
  begin(state: LadderState): Promise<void>;
  /** Forgets a competition that was removed. */
  forget(competition: string): void;
}

/** Dependencies of a letter writer. */
export interface LetterWriterPorts {
  readonly tables: Pick<Tables, "look" | "transact">;
  readonly competitions: Pick<CompetitionService, "stateAt">;
  readonly mail: Pick<Mail, "outbox" | "enqueueOptions" | "dispatcher">;
  readonly now: () => string;
}

const select = query((db, { competition }: { readonly competition: string }) =>
  db
    .selectFrom("ladder_letters")
    .select("seq")
    .where(({ and }) => and({ owner: THE_PLACE, competition })),
);

const upsert = inserting("ladder_letters", ["competition", "seq"], {
  owned: true,
  known: ["competition"],
});

function* writtenUpTo(competition: string): Steps<number> {
  const row = yield* first(select({ competition }));
  return row === undefined ? 0 : integerOf(row, "seq");
}

const isUnchangedSeat = (content: NoticeContent): boolean =>
  content.kind === "corrected-seat" && JSON.stringify(content.from) === JSON.stringify(content.to);

/** Creates a letter writer that stores its progress in `tables`. */
export const createLetterWriter = ({
  tables,
  competitions,
  mail,
  now,
}: LetterWriterPorts): LetterWriter => {
  /** The last state whose letters are written, so that it need not be folded again. */
  const written = new Map<string, LadderState>();

  const stateWrittenUpTo = async (
    competition: string,
    seq: number,
  ): Promise<LadderState | null> => {
    const known = written.get(competition);
    if (known?.seq === seq) return known;
    const state = await competitions.stateAt(competition, Math.max(1, seq));
    return state !== null && isOfKind("ladder", state) ? state : null;
  };

  /**
   * Returns the notices of one act for a player. Takes back an unsent letter about something
   * withdrawn: the player need not learn of that, and its other notices are written again.
   */
  function* noticesFor(
    competition: string,
    player: EntryId,
    act: readonly Notice[],
  ): Steps<readonly Notice[]> {
    const own = act.filter(({ to }) => to.includes(player));
    const due: Notice[] = [];
    for (const notice of own) {
      const { content } = notice;
      if (content.kind !== "withdrawn") {
        due.push(notice);
        continue;
      }
      const withdrawn = letterIdOf(content.notice, player);
      const parts = yield* mail.outbox.takeBackWithin(competition, withdrawn);
      if (parts === null) due.push(notice);
      else due.push(...noticesIn(parts.filter(({ id }) => id !== withdrawn)));
    }
    const unknown: Notice[] = [];
    for (const notice of due) {
      const id = letterIdOf(notice.id, player);
      if (!(yield* mail.outbox.knowsWithin(competition, id))) unknown.push(notice);
    }
    // An unchanged seat is worth mentioning only with something that could have changed it.
    const worthIt = unknown.some(
      ({ content: { kind } }) => kind === "withdrawn" || kind === "final",
    );
    return worthIt ? unknown : unknown.filter(({ content }) => !isUnchangedSeat(content));
  }

  function* lettersOf(
    state: LadderState,
    act: readonly Notice[],
    page: string | null,
  ): Steps<readonly Letter[]> {
    const found: Letter[] = [];
    for (const player of new Set(act.flatMap(({ to }) => to))) {
      const notices = yield* noticesFor(state.competition, player, act);
      const letter = letterAbout(state, player, notices, page);
      if (letter !== null) found.push(letter);
    }
    return found;
  }

  return {
    async write(state) {
      const { competition } = state;
      const how = await mail.enqueueOptions(competition);
      const seq = await tables.look(() => writtenUpTo(competition));
      if (seq >= state.seq) return;
      const before = await stateWrittenUpTo(competition, seq);
      const acts = noticesByAct(before, state, Date.parse(now()));
      const queued = await tables.transact(function* () {
        // Another server on this journal may have been faster.
        if ((yield* writtenUpTo(competition)) !== seq) return null;
        yield* run(upsert({ competition, seq: state.seq }));
        let added = 0;
        for (const act of acts) {
          const letters = yield* lettersOf(state, act, how?.page ?? null);
          if (how !== null) added += yield* mail.outbox.enqueueWithin(competition, letters, how);
        }
        return added;
      });
      if (queued === null) return;
      written.set(competition, state);
      if (queued > 0) mail.dispatcher?.wake();
    },
    async begin(state) {
      const { competition, seq } = state;
      if (written.get(competition)?.seq === seq) return;
      if ((await tables.look(() => writtenUpTo(competition))) === seq) {
        written.set(competition, state);
      }
    },
    forget(competition) {
      written.delete(competition);
    },
  };
};
