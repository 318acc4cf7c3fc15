import { texts } from "@losfee/contract/language";
import type { Commands } from "../command.ts";
import { yes } from "../options.ts";

/** The journal as a server, and its backups. */
export const serverCommands: Commands = {
  serve: {
    about: texts({
      de: "Öffnet das Journal und startet Leitung und öffentliche Seiten",
      en: "Opens the journal and serves console and public pages",
    }),
    options: {
      "--port <number>": texts({
        de: "Port (sonst 4711 oder ein freier)",
        en: "port (default: 4711, or a free one)",
      }),
      "--host <address>": texts({
        de: "Adresse, an der gelauscht wird",
        en: "address to listen at",
      }),
      "--network": texts({
        de: "auch für andere Geräte im Netz (wie --host 0.0.0.0)",
        en: "for other devices in the network, too (as --host 0.0.0.0)",
      }),
      "--url <address>": texts({
        de: "die Adresse, unter der alle den Server finden, für Links, Codes und Mails; mit einem Pfad dahinter, wo ein Proxy ihn darunter stellt (oder LOSFEE_URL)",
        en: "the address by which everybody finds the server, for links, codes and mails; with a path where a proxy puts it below one (or LOSFEE_URL)",
      }),
      "--trust-proxy <address>": {
        ...texts({
          de: "Adresse oder Netz (CIDR) eines Proxys davor, dem geglaubt wird, für wen er weiterleitet; auch mehrmals",
          en: "address or network (CIDR) of a proxy in front, which is believed for whom it forwards; may be repeated",
        }),
        repeatable: true,
      },
      "--private-webhooks": texts({
        de: "Webhooks dürfen auch an diesen Rechner und in sein Netz senden",
        en: "webhooks may send to this machine and into its network, too",
      }),
      "--log-level <level>": texts({
        de: "ab welcher Stufe protokolliert wird: silent, error, warn, info, debug (jede Anfrage) oder trace (sonst warn)",
        en: "from which level up is logged: silent, error, warn, info, debug (each request) or trace (default: warn)",
      }),
      "--metrics <address>": texts({
        de: "sagt Prometheus an einem eigenen Port, wie es dem Server geht (ein Port allein: nur auf diesem Rechner)",
        en: "tells Prometheus how the server fares, at a port of its own (alone: on this machine only)",
      }),
      "--drain <seconds>": texts({
        de: "so lange vor dem Beenden meldet /health/ready schon 503, und alles wird noch beantwortet (sonst 0)",
        en: "for so long before stopping /health/ready answers 503 and everything else as usual (default: 0)",
      }),
      "--readers <number>": texts({
        de: "so viele Threads machen öffentliche Seiten neben dem, der Befehle annimmt (sonst ein Kern weniger, als da sind)",
        en: "so many threads make public pages beside the one that takes commands (default: one core less than there are)",
      }),
    },
    load: () => import("../../commands/serve.ts"),
  },
  migrate: {
    about: texts({
      de: "Bringt Datei oder Datenbank auf den Stand dieses Losfee, wie es auch „serve“ tut",
      en: "Brings the file or database up to date with this Losfee, as “serve” does, too",
    }),
    load: () => import("../../commands/migrate.ts"),
  },
  copy: {
    about: texts({
      de: "Kopiert alles, was gespeichert ist, von einer Datei in eine Datenbank, zurück oder in eine andere",
      en: "Copies everything that is stored from a file into a database, back, or into another",
    }),
    arguments: {
      "<from>": texts({
        de: "Datei, oder postgres://…; bleibt, wie sie ist",
        en: "file, or postgres://…; stays as it is",
      }),
      "<to>": texts({
        de: "neue Datei, oder eine Datenbank ohne Turniere",
        en: "new file, or a database without competitions",
      }),
    },
    load: () => import("../../commands/copy.ts"),
  },
  standby: {
    about: texts({
      de: "Sagt, wie ein zweiter Rechner dieser Datei folgt, wie weit er ist, und was ihm fehlt",
      en: "Tells how a second computer follows this file, how far it is, and what it lacks",
    }),
    options: {
      "--off": texts({ de: "keiner folgt mehr", en: "nobody follows any more" }),
      "--port <number>": texts({
        de: "Port, den Losfee haben wird, wenn es noch nicht läuft (sonst 4711)",
        en: "port that Losfee will have, if it is not running yet (default: 4711)",
      }),
    },
    load: () => import("../../commands/standby.ts"),
  },
  follow: {
    about: texts({
      de: "Hält die Datei auf dem Stand eines anderen Rechners, um für ihn einzuspringen",
      en: "Keeps the file as it is on another computer, to stand in for it",
    }),
    arguments: {
      "<address>": texts({
        de: "die Adresse mit Schlüssel, die „losfee standby“ dort nennt, in Anführungszeichen",
        en: "the address with the key that “losfee standby” gives there, in quotation marks",
      }),
    },
    options: {
      "--port <number>": texts({
        de: "Port, an dem dieser Rechner nach der Übernahme lauscht (sonst 4711)",
        en: "port that this computer listens at after it has taken over (default: 4711)",
      }),
    },
    load: () => import("../../commands/follow.ts"),
  },
  receive: {
    about: texts({
      de: "Gibt eine Adresse mit Schlüssel, unter der Laptops ihre Turniere auf diesem Server zeigen",
      en: "Gives an address with a key at which laptops show their events on this server",
    }),
    options: {
      "--off": texts({ de: "alle Schlüssel gelten nicht mehr", en: "all keys are void" }),
      "--port <number>": texts({
        de: "Port, den Losfee haben wird, wenn es noch nicht läuft (sonst 4711)",
        en: "port that Losfee will have, if it is not running yet (default: 4711)",
      }),
      "--url <address>": texts({
        de: "die Adresse, unter der alle den Server finden (oder LOSFEE_URL)",
        en: "the address by which everybody finds the server (or LOSFEE_URL)",
      }),
    },
    load: () => import("../../commands/receive.ts"),
  },
  broadcast: {
    about: texts({
      de: "Zeigt die öffentlichen Seiten eines Turniers live auf einem Server im Internet",
      en: "Shows a competition's public pages live on a server on the internet",
    }),
    arguments: {
      "[address]": texts({
        de: "die Adresse mit Schlüssel, die „losfee receive“ dort nennt, in Anführungszeichen; ohne sie: wo es gezeigt wird",
        en: "the address with the key that “losfee receive” gives there, in quotation marks; without it: where it is shown",
      }),
    },
    options: {
      "--off": texts({ de: "nicht mehr zeigen", en: "show it no longer" }),
    },
    load: () => import("../../commands/broadcast.ts"),
  },
  link: {
    about: texts({
      de: "Gibt der Turnierleitung einen neuen Link, der einmal gilt; auch während Losfee läuft",
      en: "Gives the director a new link that works once; also while Losfee is running",
    }),
    options: {
      "--port <number>": texts({
        de: "Port, den Losfee haben wird, wenn es noch nicht läuft (sonst 4711)",
        en: "port that Losfee will have, if it is not running yet (default: 4711)",
      }),
      "--host <address>": texts({
        de: "Adresse, an der Losfee lauschen wird, wenn es noch nicht läuft",
        en: "address that Losfee will listen at, if it is not running yet",
      }),
      "--network": texts({
        de: "Losfee wird auch im Netz des Saals zu erreichen sein (wie --host 0.0.0.0)",
        en: "Losfee will be reachable from the hall's network, too (as --host 0.0.0.0)",
      }),
      "--url <address>": texts({
        de: "die Adresse, unter der alle den Server finden (oder LOSFEE_URL)",
        en: "the address by which everybody finds the server (or LOSFEE_URL)",
      }),
    },
    load: () => import("../../commands/link.ts"),
  },
  person: {
    about: texts({
      de: "Zeigt, wer auf diesem Server ein Konto hat, oder lädt jemanden dazu ein",
      en: "Shows who has an account on this server, or invites somebody to one",
    }),
    arguments: {
      "[name]": texts({
        de: "wer ein Konto bekommt; ohne: alle, die eines haben",
        en: "who gets an account; without: all who have one",
      }),
    },
    options: {
      "--speaks <language>": texts({
        de: "Sprache der Seiten und Mails für diese Person: de, en oder fr",
        en: "language of pages and mails for this person: de, en or fr",
      }),
      "--again <id>": texts({
        de: "eine neue Einladung für jemanden, der nicht mehr hineinkommt; die alte gilt nicht mehr",
        en: "a new invitation for somebody who has lost the ways in; the one before is void",
      }),
      "--remove <id>": texts({
        de: "löscht das Konto mit allem, was dazu gehört",
        en: "deletes the account with all that belongs to it",
      }),
      "--port <number>": texts({
        de: "Port, den Losfee haben wird, wenn es noch nicht läuft (sonst 4711)",
        en: "port that Losfee will have, if it is not running yet (default: 4711)",
      }),
      "--url <address>": texts({
        de: "die Adresse, unter der alle den Server finden (oder LOSFEE_URL)",
        en: "the address by which everybody finds the server (or LOSFEE_URL)",
      }),
    },
    load: () => import("../../commands/person.ts"),
  },
  "confirm-date": {
    about: texts({
      de: "Bestätigt das Datum des Rechners, wenn Losfee ihm nicht traut",
      en: "Confirms the date of this machine where Losfee doubts it",
    }),
    options: {
      ...yes,
    },
    load: () => import("../../commands/confirm-date.ts"),
  },
  backup: {
    about: texts({
      de: "Sichert das ganze Journal, auch im laufenden Betrieb",
      en: "Backs the whole journal up, also while Losfee is running",
    }),
    arguments: {
      "[to]": texts({
        de: "Ordner (zweiter Datenträger, USB-Stick) oder neue Datei .sqlite; ohne: der des Plans",
        en: "folder (second disk, USB stick) or new file .sqlite; without: that of the plan",
      }),
    },
    options: {
      "--keep <count>": texts({
        de: "im Ordner so viele Sicherungen dieses Journals aufheben",
        en: "keep so many backups of this journal in the folder",
      }),
      "--every <minutes>": texts({
        de: "von jetzt an sichert der Server alle so viele Minuten dorthin",
        en: "from now on the server backs up there every so many minutes",
      }),
      "--off": texts({ de: "beendet den Plan", en: "ends the plan" }),
    },
    load: () => import("../../commands/backup.ts"),
  },
  restore: {
    about: texts({
      de: "Spielt eine Sicherung ein, mit -c nur ein Turnier; das bisherige Journal bleibt daneben liegen",
      en: "Restores a backup, with -c only one competition; the journal there was stays beside it",
    }),
    arguments: {
      "<backup>": texts({
        de: "die Sicherung, oder ein anderes vollständiges Journal",
        en: "the backup, or any other complete journal",
      }),
    },
    options: {
      "--force": texts({
        de: "ohne Rückfrage, und auch wenn die letzten Eingaben darin fehlen",
        en: "without asking, and also if the last entries are missing in it",
      }),
    },
    load: () => import("../../commands/restore.ts"),
  },
};
