import { accessMigrations } from "./access.ts";
import { backupMigrations } from "./backup.ts";
import { clockMigrations } from "./clock.ts";
import { consentMigrations } from "./consents.ts";
import { dutyMigrations } from "./duty.ts";
import { embedMigrations } from "./embeds.ts";
import { journalMigrations } from "./journal.ts";
import { ladderMigrations } from "./ladder.ts";
import { mailMigrations } from "./mail.ts";
import type { Migration } from "./migration.ts";
import { organisationMigrations } from "./organisations.ts";
import { peopleMigrations } from "./people.ts";
import { publishingMigrations } from "./publishing.ts";
import { reignMigrations } from "./reign.ts";
import { snapshotMigrations } from "./snapshots.ts";
import { traceMigrations } from "./traces.ts";
import { webhookMigrations } from "./webhooks.ts";

/** The migrations of all modules, ordered so that tables come before references to them. */
export const allMigrations: readonly Migration[] = [
  ...journalMigrations,
  ...accessMigrations,
  ...peopleMigrations,
  ...organisationMigrations,
  ...backupMigrations,
  ...clockMigrations,
  ...dutyMigrations,
  ...mailMigrations,
  ...ladderMigrations,
  ...webhookMigrations,
  ...embedMigrations,
  ...consentMigrations,
  ...reignMigrations,
  ...snapshotMigrations,
  ...publishingMigrations,
  ...traceMigrations,
];
