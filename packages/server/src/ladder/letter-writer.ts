import { isOfKind, type LadderState, type Notice, noticesOf, THE_PLACE } from "@losfee/core";
import type { CompetitionService } from "../competitions/competition-service.ts";
import type { Mail } from "../mail/index.ts";
import { query } from "../storage/query.ts";
import { integerOf } from "../storage/rows.ts";
import { first, run, type Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";
import { letterIdOf, lettersOf } from "./letters/compose.ts";

/** Writes the letters of the notices that are due, each once. */
export interface LetterWriter {
  /**
   * Queues the letters of every notice up to `state` that has none yet. How far it came is stored in
   * the same transaction as the letters, so that a crash neither loses nor repeats any.
   */
  write(state: LadderState): Promise<void>;
  /** What comes next comes after this state: it need not be folded again if all its letters are written. */
  begin(state: LadderState): Promise<void>;
  /** Forgets a competition that was removed. */
  forget(competition: string): void;
}

/** What a letter writer works with. */
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
    .where("owner", "=", THE_PLACE)
    .where("competition", "=", competition),
);

const upsert = query(
  (db, { competition, seq }: { readonly competition: string; readonly seq: number }) =>
    db
      .insertInto("ladder_letters")
      .values({ owner: THE_PLACE, competition, seq })
      .onConflict((conflict) =>
        conflict
          .columns(["owner", "competition"])
          .doUpdateSet((row) => ({ seq: row.ref("excluded.seq") })),
      ),
);

function* writtenUpTo(competition: string): Steps<number> {
  const row = yield* first(select({ competition }));
  return row === undefined ? 0 : integerOf(row, "seq");
}

/** A letter writer that keeps how far it came in `tables`. */
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

  /** Letters of withdrawn notices that have not left: nobody need be told. */
  const takeBack = async (
    competition: string,
    notices: readonly Notice[],
  ): Promise<ReadonlySet<string>> => {
    const unsent = new Set<string>();
    for (const { id, to, content } of notices) {
      if (content.kind !== "withdrawn") continue;
      for (const player of to) {
        if (await mail.outbox.cancel(competition, letterIdOf(content.notice, player))) {
          unsent.add(letterIdOf(id, player));
        }
      }
    }
    return unsent;
  };

  return {
    async write(state) {
      const { competition } = state;
      const how = await mail.enqueueOptions(competition);
      const seq = await tables.look(() => writtenUpTo(competition));
      if (seq >= state.seq) return;
      const before = await stateWrittenUpTo(competition, seq);
      const notices = noticesOf(before, state, Date.parse(now()));
      const unsent = await takeBack(competition, notices);
      const letters = notices
        .flatMap((notice) => lettersOf(state, notice, how?.page ?? null))
        .filter(({ id }) => !unsent.has(id));
      const queued = await tables.transact(function* () {
        // Another server on this journal may have been faster.
        if ((yield* writtenUpTo(competition)) !== seq) return null;
        yield* run(upsert({ competition, seq: state.seq }));
        return how === null ? 0 : yield* mail.outbox.enqueueWithin(competition, letters, how);
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
