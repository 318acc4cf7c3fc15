import { describeBackupFault, formatTime } from "@losfee/contract";
import type { BackupPlan, BackupState } from "@losfee/contract/api";
import { backupTexts } from "@losfee/messages/home-backup";
import type { PageDefinition } from "../../shell/page-definition.ts";
import type { PageRequest, StandbyState } from "../../shell/page-request.ts";

/** State of a server's backups, with texts in the page's language. */
export interface BackupModel {
  readonly keptIn: BackupState["keptIn"];
  readonly plan: BackupPlan | null;
  readonly running: boolean;
  readonly last: BackupState["last"];
  readonly failure: {
    readonly what: string;
    readonly since: string;
    readonly nextTry: string | null;
  } | null;
  readonly stored: BackupState["stored"];
  /** Null if everything is in a database, which has its own standbys. */
  readonly standby: StandbyState | null;
}

/** Returns the backups of the whole server; null if the viewer may not see them. */
const buildBackup = ({ backup, standby, language }: PageRequest): BackupModel | null => {
  if (backup === undefined) return null;
  const { keptIn, plan, running, last, failure, stored } = backup;
  return {
    keptIn,
    plan,
    running,
    last,
    failure:
      failure === null
        ? null
        : {
            what: describeBackupFault(failure.fault, language),
            since: formatTime(failure.since, language, null),
            nextTry: failure.nextTry === null ? null : formatTime(failure.nextTry, language, null),
          },
    stored,
    standby: standby ?? null,
  };
};

/** Backups of the whole server, manual and automatic. */
export const backupPage: PageDefinition<BackupModel> = {
  id: "console-backup",
  path: "/backup",
  access: "place",
  layout: "console",
  script: "view",
  build: buildBackup,
  title: (_model, page) => backupTexts[page.language].title,
};
