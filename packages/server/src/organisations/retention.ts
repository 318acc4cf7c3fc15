import { err, ok, type Result } from "@losfee/core";
import { inserting } from "../storage/inserting.ts";
import { query } from "../storage/query.ts";
import { integerOrNull } from "../storage/rows.ts";
import { first, run, type Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";
import { addToLog } from "./log.ts";
import type { OrganisationRefusal } from "./organisation.ts";
import { allPlacements, ancestorsOf, findOrganisation } from "./placements.ts";

/** Years after which names become initials; null: never. */
export type RetentionYears = number | null;

/** An organisation's setting; "inherit": the parent's, by default never. */
export type RetentionSetting = RetentionYears | "inherit";

/** An organisation's own setting, and the one in force. */
export interface RetentionAt {
  readonly own: RetentionSetting;
  readonly held: RetentionYears;
}

/** Periods for which organisations keep names. */
export interface Retention {
  at(organisation: string): Promise<RetentionAt>;
  set(
    organisation: string,
    setting: RetentionSetting,
    actor: string,
  ): Promise<Result<RetentionAt, OrganisationRefusal>>;
  /**
   * Returns the competitions with a limited period and its years; as if `assumed`, if given, were
   * already set.
   */
  competitions(assumed?: Assumed): Promise<ReadonlyMap<string, number>>;
}

/** A hypothetical setting. */
export interface Assumed {
  readonly organisation: string;
  readonly setting: RetentionSetting;
}

type Of = { readonly organisation: string };

const select = query((db, { organisation }: Of) =>
  db.selectFrom("organisation_retention").selectAll().where("organisation", "=", organisation),
);

const upsert = inserting("organisation_retention", ["organisation", "years"], {
  known: ["organisation"],
});

const remove = query((db, { organisation }: Of) =>
  db.deleteFrom("organisation_retention").where("organisation", "=", organisation),
);

function* settingOf(organisation: string, assumed?: Assumed): Steps<RetentionSetting> {
  if (assumed?.organisation === organisation) return assumed.setting;
  const row = yield* first(select({ organisation }));
  if (row === undefined) return "inherit";
  return integerOrNull(row, "years");
}

function* heldAt(organisation: string, assumed?: Assumed): Steps<RetentionYears> {
  for (const one of [organisation, ...(yield* ancestorsOf(organisation))]) {
    const setting = yield* settingOf(one, assumed);
    if (setting !== "inherit") return setting;
  }
  return null;
}

/** Creates the settings in `tables`. */
export const createRetention = (tables: Tables, now: () => string): Retention => {
  function* at(organisation: string): Steps<RetentionAt> {
    return { own: yield* settingOf(organisation), held: yield* heldAt(organisation) };
  }
  return {
    at: (organisation) => tables.look(() => at(organisation)),
    set: (organisation, setting, actor) =>
      tables.transact(function* (): Steps<Result<RetentionAt, OrganisationRefusal>> {
        if ((yield* findOrganisation(organisation)) === null) {
          return err({ code: "unknown-organisation" });
        }
        yield* run(
          setting === "inherit"
            ? remove({ organisation })
            : upsert({ organisation, years: setting }),
        );
        const entry = { act: "retention-set", years: setting } as const;
        yield* addToLog(organisation, { at: now(), actor, entry });
        return ok(yield* at(organisation));
      }),
    competitions: (assumed) =>
      tables.look(function* () {
        const held = new Map<string, RetentionYears>();
        const found = new Map<string, number>();
        for (const [competition, { organisation }] of yield* allPlacements()) {
          if (organisation === null) continue;
          const known = held.get(organisation);
          const years = known === undefined ? yield* heldAt(organisation, assumed) : known;
          held.set(organisation, years);
          if (years !== null) found.set(competition, years);
        }
        return found;
      }),
  };
};
