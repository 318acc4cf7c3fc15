/**
 * Work on a journal without the server, for the command line; safe while a server runs on the same
 * file.
 */

export type { CommandInput } from "@losfee/core";
export { type Access, createAccess } from "./access/access.ts";
export { createServerRegister, type ListenAddress } from "./access/servers.ts";
export {
  addressesOf,
  DEFAULT_HOST,
  DEFAULT_PORT,
  directorUrl,
  type ServerAddresses,
} from "./addresses.ts";
export type { RestoreRefusal } from "./backup/restore.ts";
export { type Clock, createClock } from "./clock/clock.ts";
export { systemMachine } from "./clock/machine.ts";
export type { CompetitionService, StateAndBreak } from "./competitions/competition-service.ts";
export { createCompetitionService } from "./competitions/create-service.ts";
export type { CommandAnswer } from "./competitions/execute-command.ts";
export { identifierFor } from "./competitions/identifier.ts";
export { importOptions, systemPorts } from "./competitions/ports.ts";
export type { CopyRefusal } from "./copy/copy-storage.ts";
export { erasers } from "./erasing/erasers.ts";
export { type FileDamage, fileDamageAt } from "./journal/file-damage.ts";
export {
  isDatabaseAddress,
  openStorage,
  type Storage,
  type StorageRefusal,
  shownStorage,
} from "./journal/open-storage.ts";
export type { CommandRefusal } from "./kinds/command-refusal.ts";
export { type MailConfiguration, readMailConfiguration } from "./mail/configuration.ts";
export type { MailSettings } from "./mail/settings.ts";
export { zoneWarnings, zoneWarningsOf } from "./messages/zone-warnings.ts";
export type { OrganisationRefusal, Target } from "./organisations/organisation.ts";
export {
  createOrganisationServices,
  type OrganisationServices,
} from "./organisations/organisation-services.ts";
export { describeOrganisationRefusal } from "./organisations/refusals.ts";
export {
  type PeopleConfiguration,
  type PeopleConfigurationRefusal,
  readPeopleConfiguration,
} from "./people/configuration.ts";
export { personName } from "./people/people.ts";
export { createPeopleServices, type PeopleServices } from "./people/people-services.ts";
export { type ErasingPorts, eraseAccount } from "./personal-data/erase-account.ts";
export { readTrfCompetition, type TrfFileRefusal } from "./reading/import-trf.ts";
export type { FollowRefusal, FollowState } from "./standby/follower.ts";
export type { LeadershipRefusal } from "./standby/take-over.ts";
export { type StorageFault, storageFaultOf } from "./storage/storage-error.ts";

/** Backup and restore; loaded on demand. */
export const loadBackup = () => import("./backup/index.ts");

/** Reports of who did what; loaded on demand, since it reads the pages. */
export const loadJournal = () => import("./traces/index.ts");

/** Copying the whole storage; loaded on demand. */
export const loadCopy = () => import("./copy/copy-storage.ts");

/** Following another machine; loaded on demand. */
export const loadStandby = () => import("./standby/index.ts");

/** Publishing events on other servers; loaded on demand. */
export const loadPublishing = () => import("./publishing/index.ts");

/** Reading mail without the server; loaded on demand, since it is large. */
export const loadMailByHand = () => import("./ladder/by-hand.ts");
