import { isNoticeAddress, type LegalNotice } from "@losfee/contract";
import { err, ok, type Result } from "@losfee/core";
import { inserting } from "../storage/inserting.ts";
import { query } from "../storage/query.ts";
import { textOf } from "../storage/rows.ts";
import { all, run, type Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";
import { addToLog } from "./log.ts";
import type { OrganisationRefusal } from "./organisation.ts";
import { ancestorsOf, findOrganisation } from "./placements.ts";

/** A notice in force: its text or https address, and its owner. */
export interface HeldNotice {
  readonly text: string;
  /** Null: the operator of the place. */
  readonly organisation: string | null;
}

/** An organisation's own notice, and the one in force: its own or an inherited one. */
export interface NoticeAt {
  readonly own: string | null;
  readonly held: HeldNotice | null;
}

/** Imprints and privacy notices: of organisations, else of their parents, else of the place. */
export interface LegalNotices {
  /** Returns an organisation's notices; null: the place's, used outside organisations. */
  at(organisation: string | null): Promise<Readonly<Record<LegalNotice, NoticeAt>>>;
  /** Sets a notice (Markdown or https address), or removes it: the inherited one then applies. */
  set(
    organisation: string | null,
    notice: LegalNotice,
    text: string | null,
    actor: string,
  ): Promise<Result<string | null, OrganisationRefusal>>;
  /** Counts the changes by this process. */
  changes(): number;
}

/** Longer than any notice that people read. */
const LONGEST_NOTICE = 20_000;

/** Key of the place's own notices. */
const OF_THE_PLACE = "";

type Key = { readonly organisation: string; readonly notice: LegalNotice };

const select = query((db, { organisation }: { readonly organisation: string }) =>
  db.selectFrom("organisation_notices").selectAll().where("organisation", "=", organisation),
);

const upsert = inserting("organisation_notices", ["organisation", "notice", "text"], {
  known: ["organisation", "notice"],
});

const remove = query((db, { organisation, notice }: Key) =>
  db.deleteFrom("organisation_notices").where(({ and }) => and({ organisation, notice })),
);

const removeAll = query((db, { organisation }: { readonly organisation: string }) =>
  db.deleteFrom("organisation_notices").where("organisation", "=", organisation),
);

/** Removes an organisation's notices, within a transaction. */
export function* removeNotices(organisation: string): Steps<void> {
  yield* run(removeAll({ organisation }));
}

/** Creates the notices in `tables`. */
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

/** Returns why a text cannot be a notice. */
const refusalOf = (text: string): OrganisationRefusal | null => {
  if ([...text].length > LONGEST_NOTICE) {
    return { code: "notice-too-long", allowed: LONGEST_NOTICE };
  }
  // One word with a scheme counts as an address; only https protects it from changes on the way.
  const isAddress = /^[a-z]+:\/\/\S*$/i.test(text);
  return isAddress && !isNoticeAddress(text) ? { code: "notice-not-https", address: text } : null;
};
