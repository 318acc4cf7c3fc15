import * as words from "@losfee/messages/cli-usage-commands-server";
import { type Commands, from } from "../command.ts";

const competitionActs = () => import("../../commands/competition-acts.ts");

/** The journal as a server, and its backups. */
export const serverCommands: Commands = {
  open: {
    about: words.openAbout,
    options: { "--port <number>": words.openPort },
    load: () => import("../../commands/open.ts"),
  },
  serve: {
    about: words.serveAbout,
    options: {
      "--port <number>": words.servePort,
      "--host <address>": words.serveHost,
      "--network": words.serveNetwork,
      "--url <address>": words.serveUrl,
      "--trust-proxy <address>": { ...words.serveTrustProxy, repeatable: true },
      "--stoppable": words.serveStoppable,
      "--private-webhooks": words.servePrivateWebhooks,
      "--log-level <level>": words.serveLogLevel,
      "--metrics <address>": words.serveMetrics,
      "--drain <seconds>": words.serveDrain,
      "--readers <number>": words.serveReaders,
    },
    load: () => import("../../commands/serve.ts"),
  },
  migrate: { about: words.migrateAbout, load: from(competitionActs, "migrate") },
  copy: {
    about: words.copyAbout,
    arguments: { "<from>": words.copyFrom, "<to>": words.copyTo },
    load: () => import("../../commands/copy.ts"),
  },
  standby: {
    about: words.standbyAbout,
    options: { "--off": words.standbyOff, "--port <number>": words.standbyPort },
    load: () => import("../../commands/standby.ts"),
  },
  follow: {
    about: words.followAbout,
    arguments: { "<address>": words.followAddress },
    options: { "--port <number>": words.followPort },
    load: () => import("../../commands/follow.ts"),
  },
  receive: {
    about: words.receiveAbout,
    options: {
      "--off": words.receiveOff,
      "--port <number>": words.receivePort,
      "--url <address>": words.receiveUrl,
    },
    load: () => import("../../commands/receive.ts"),
  },
  broadcast: {
    about: words.broadcastAbout,
    arguments: { "[address]": words.broadcastAddress },
    options: { "--off": words.broadcastOff },
    load: () => import("../../commands/broadcast.ts"),
  },
  link: {
    about: words.linkAbout,
    options: {
      "--port <number>": words.linkPort,
      "--host <address>": words.linkHost,
      "--network": words.linkNetwork,
      "--url <address>": words.linkUrl,
    },
    load: () => import("../../commands/link.ts"),
  },
  person: {
    about: words.personAbout,
    arguments: { "[name]": words.personName },
    options: {
      "--speaks <language>": words.personSpeaks,
      "--again <id>": words.personAgain,
      "--remove <id>": words.personRemove,
      "--port <number>": words.personPort,
      "--url <address>": words.personUrl,
    },
    load: () => import("../../commands/person.ts"),
  },
  "confirm-date": {
    about: words.confirmDateAbout,
    load: () => import("../../commands/confirm-date.ts"),
  },
  backup: {
    about: words.backupAbout,
    arguments: { "[to]": words.backupTo },
    options: {
      "--keep <count>": words.backupKeep,
      "--every <minutes>": words.backupEvery,
      "--off": words.backupOff,
    },
    load: () => import("../../commands/backup.ts"),
  },
  restore: {
    about: words.restoreAbout,
    arguments: { "<backup>": words.restoreBackup },
    options: { "--force": words.restoreForce },
    load: () => import("../../commands/restore.ts"),
  },
};
