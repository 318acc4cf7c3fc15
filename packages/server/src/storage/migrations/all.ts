import { accessMigrations } from "./access.ts";
import {
  backupMigrations,
  clockMigrations,
  dutyMigrations,
  ladderMigrations,
  snapshotMigrations,
} from "./background.ts";
import { journalMigrations } from "./journal.ts";
import { mailMigrations } from "./mail.ts";
import type { Migration } from "./migration.ts";
import { organisationMigrations } from "./organisations.ts";
import { outboxMigrations } from "./outbox.ts";
import { peopleMigrations } from "./people.ts";
import {
  consentMigrations,
  embedMigrations,
  leadershipMigrations,
  publishingMigrations,
  traceMigrations,
} from "./publishing.ts";
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
  ...outboxMigrations,
  ...embedMigrations,
  ...consentMigrations,
  ...leadershipMigrations,
  ...snapshotMigrations,
  ...publishingMigrations,
  ...traceMigrations,
];
