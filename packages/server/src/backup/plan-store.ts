import { type BackupPlan, backupPlanSchema } from "@losfee/contract/api";
import { query } from "../storage/query.ts";
import { jsonOf, type Row } from "../storage/rows.ts";
import { run } from "../storage/steps.ts";
import { storageFaultOf } from "../storage/storage-error.ts";
import type { Tables } from "../storage/tables.ts";

/** The backup plan of a journal, in the tables of its file (see `backupMigrations`). */
export interface PlanStore {
  /** The identity of this journal, the same in every copy. */
  identity(): Promise<string>;
  plan(): Promise<BackupPlan | null>;
  /** True if the plan has made a backup: then its folder must not be empty. */
  begun(): Promise<boolean>;
  /** Sets a plan, or removes it (null). */
  keep(plan: BackupPlan | null): Promise<void>;
  noteBegun(): Promise<void>;
}

const planOf = (row: Row): unknown => {
  try {
    return jsonOf(row, "plan");
  } catch (error) {
    if (storageFaultOf(error)?.code === "damaged") return null;
    throw error;
  }
};

const select = query((db) => db.selectFrom("backup_plan").select(["plan", "begun"]));

const remove = query((db) => db.deleteFrom("backup_plan"));

const insert = query((db, { plan }: { readonly plan: string }) =>
  db.insertInto("backup_plan").values({ id: 1, plan, begun: 0 }),
);

const begin = query((db) => db.updateTable("backup_plan").set({ begun: 1 }));

const selectIdentity = query((db) => db.selectFrom("identity").select("journal"));

/** The plan in `tables`. */
export const createPlanStore = (tables: Tables): PlanStore => ({
  async identity() {
    // A lost row must not prevent backups.
    return (await tables.first(selectIdentity()))?.journal ?? "00000000";
  },
  async plan() {
    const row = await tables.first(select());
    // A plan damaged by the medium is ignored; it can be entered again in the console.
    const plan = row === undefined ? null : backupPlanSchema.safeParse(planOf(row));
    return plan?.success === true ? plan.data : null;
  },
  begun: async () => (await tables.first(select()))?.begun === 1,
  keep: (plan) =>
    tables.transact(function* () {
      yield* run(remove());
      if (plan !== null) yield* run(insert({ plan: JSON.stringify(plan) }));
    }),
  async noteBegun() {
    await tables.transact(() => run(begin()));
  },
});
