import { backupTexts } from "@losfee/messages/home-backup";
import type { PageDefinition } from "../../shell/page-definition.ts";
import { type BackupModel, buildBackup } from "./model.ts";
import { BackupView } from "./view.tsx";

/** Backups of the whole server, manual and automatic. */
export const backupPage: PageDefinition<BackupModel> = {
  id: "console-backup",
  path: "/backup",
  access: "place",
  layout: "console",
  script: "view",
  build: buildBackup,
  title: (_model, page) => backupTexts[page.language].title,
  view: BackupView,
};
