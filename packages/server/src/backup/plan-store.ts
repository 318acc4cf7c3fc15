import { type BackupPlan, backupPlanSchema } from "@losfee/contract/api";
import { jsonOf, type Row } from "../journal/rows.ts";
import type { SqliteStore } from "../journal/sqlite-store.ts";
import { storageFaultOf } from "../journal/storage-error.ts";

/** The plan of a journal, in the tables of its file (see `backupMigrations`). */
export interface PlanStore {
  /** Who this journal is; stays the same in every copy. */
  readonly identity: string;
  plan(): BackupPlan | null;
  /** Whether a backup has been made by the plan: then its folder is not empty. */
  begun(): boolean;
  /** Begins a plan, or ends it (null). */
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

/** The plan in `store`'s file. */
export const createPlanStore = ({
  database,
  transact,
}: Pick<SqliteStore, "database" | "transact">): PlanStore => {
  const select = database.prepare("SELECT plan, begun FROM backup_plan");
  const remove = database.prepare("DELETE FROM backup_plan");
  const insert = database.prepare("INSERT INTO backup_plan (id, plan, begun) VALUES (1, ?, 0)");
  const begin = database.prepare("UPDATE backup_plan SET begun = 1");
  const identity = database.prepare("SELECT journal FROM identity").get();

  return {
    // A row that was lost is no reason not to make backups.
    identity: typeof identity?.["journal"] === "string" ? identity["journal"] : "00000000",
    plan() {
      const row = select.get();
      // One that a fault of the medium has spoilt is as good as none: it is made anew in the console.
      const plan = row === undefined ? null : backupPlanSchema.safeParse(planOf(row));
      return plan?.success === true ? plan.data : null;
    },
    begun: () => select.get()?.["begun"] === 1,
    keep: (plan) =>
      transact(() => {
        remove.run();
        if (plan !== null) insert.run(JSON.stringify(plan));
      }),
    noteBegun: () =>
      transact(() => {
        begin.run();
      }),
  };
};
