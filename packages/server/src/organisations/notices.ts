import { isNoticeAddress, type LegalNotice } from "@losfee/contract";
import { err, ok, type Result } from "@losfee/core";
import { query } from "../storage/query.ts";
import { textOf } from "../storage/rows.ts";
import { all, run, type Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";
import { addToLog } from "./log.ts";
import type { OrganisationRefusal } from "./organisation.ts";
import { ancestorsOf, findOrganisation } from "./placements.ts";

/** A notice as it holds somewhere: its text, or the https address of it, and whose it is. */
export interface HeldNotice {
  readonly text: string;
  /** Null: of whoever runs the place. */
  readonly organisation: string | null;
}

/** What an organisation says itself, and what holds there: its own, or else what it inherits. */
export interface NoticeAt {
  readonly own: string | null;
  readonly held: HeldNotice | null;
}

/** Imprints and privacy notices: of organisations, else of those above them, else of the place. */
export interface LegalNotices {
  /** At an organisation; null: at the place itself. What is no organisation has what the place has. */
  at(organisation: string | null): Promise<Readonly<Record<LegalNotice, NoticeAt>>>;
  /** Sets one (Markdown or an https address), or takes it away: what is above holds then. */
  set(
    organisation: string | null,
    notice: LegalNotice,
    text: string | null,
    actor: string,
  ): Promise<Result<string | null, OrganisationRefusal>>;
  /** Counts what this process has changed of them. */
  changes(): number;
}

/** Longer than any that people read. */
const LONGEST_NOTICE = 20_000;

/** Under what the place's own are kept. */
const OF_THE_PLACE = "";

type Key = { readonly organisation: string; readonly notice: LegalNotice };

const select = query((db, { organisation }: { readonly organisation: string }) =>
  db.selectFrom("organisation_notices").selectAll().where("organisation", "=", organisation),
);

const upsert = query((db, row: Key & { readonly text: string }) =>
  db
    .insertInto("organisation_notices")
    .values({ organisation: row.organisation, notice: row.notice, text: row.text })
    .onConflict((conflict) =>
      conflict
        .columns(["organisation", "notice"])
        .doUpdateSet((excluded) => ({ text: excluded.ref("excluded.text") })),
    ),
);

const remove = query((db, { organisation, notice }: Key) =>
  db
    .deleteFrom("organisation_notices")
    .where("organisation", "=", organisation)
    .where("notice", "=", notice),
);

const removeAll = query((db, { organisation }: { readonly organisation: string }) =>
  db.deleteFrom("organisation_notices").where("organisation", "=", organisation),
);

/** Takes away what an organisation says, as part of a transaction. */
export function* removeNotices(organisation: string): Steps<void> {
  yield* run(removeAll({ organisation }));
}

/** The notices in `tables`. */
export const createLegalNotices = (tables: Tables, now: () => string): LegalNotices => {
  let changes = 0;
  return {
    at: (organisation) =>
      tables.look(function* () {
        const own = organisation ?? OF_THE_PLACE;
        const above = organisation === null ? [] : yield* ancestorsOf(organisation);
        const order = [...new Set([own, ...above, OF_THE_PLACE])];
        const said = new Map<string, string>();
        for (const organisation of order) {
          for (const row of yield* all(select({ organisation }))) {
            said.set(`${organisation} ${textOf(row, "notice")}`, textOf(row, "text"));
          }
        }
        const textAt = (whose: string, notice: LegalNotice): string | null =>
          said.get(`${whose} ${notice}`) ?? null;
        const at = (notice: LegalNotice): NoticeAt => {
          const [held = null] = order.flatMap((whose): readonly HeldNotice[] => {
            const text = textAt(whose, notice);
            return text === null
              ? []
              : [{ text, organisation: whose === OF_THE_PLACE ? null : whose }];
          });
          return { own: textAt(own, notice), held };
        };
        return { imprint: at("imprint"), privacy: at("privacy") };
      }),
    async set(organisation, notice, given, actor) {
      const text = given?.replaceAll("\r\n", "\n").trim() || null;
      const refusal = text === null ? null : refusalOf(text);
      if (refusal !== null) return err(refusal);
      const done = await tables.transact(function* (): Steps<
        Result<string | null, OrganisationRefusal>
      > {
        if (organisation !== null && (yield* findOrganisation(organisation)) === null) {
          return err({ code: "unknown-organisation" });
        }
        const key = { organisation: organisation ?? OF_THE_PLACE, notice };
        yield* run(text === null ? remove(key) : upsert({ ...key, text }));
        const entry = { act: text === null ? "notice-removed" : "notice-set", notice } as const;
        yield* addToLog(organisation, { at: now(), actor, entry });
        return ok(text);
      });
      if (done.ok) changes++;
      return done;
    },
    changes: () => changes,
  };
};

/** Why a text cannot be a notice. */
const refusalOf = (text: string): OrganisationRefusal | null => {
  if ([...text].length > LONGEST_NOTICE) {
    return { code: "notice-too-long", allowed: LONGEST_NOTICE };
  }
  // One word with a scheme is meant as an address; only over https nobody on the way changes it.
  const isAddress = /^[a-z]+:\/\/\S*$/i.test(text);
  return isAddress && !isNoticeAddress(text) ? { code: "notice-not-https", address: text } : null;
};
