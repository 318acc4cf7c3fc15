import type { DestinationStream } from "pino";
import type { Access } from "./access/access.ts";
import type { Machine } from "./clock/machine.ts";
import type { CompetitionService } from "./competitions/competition-service.ts";
import type { Ports } from "./competitions/ports.ts";
import type { FileDamage } from "./journal/file-damage.ts";
import type { TookOver } from "./journal/leadership.ts";
import type { StorageRefusal } from "./journal/open-storage.ts";
import type { LogLevel } from "./log/logger.ts";
import type { MailConfiguration } from "./mail/index.ts";
import type { MetricsAddress, MetricsRefusal } from "./metrics/listener.ts";
import type { PeopleConfiguration } from "./people/configuration.ts";
import type { LeadershipRefusal } from "./standby/take-over.ts";
import type { StorageFault } from "./storage/storage-error.ts";

/** Options of a server. */
export interface ServeOptions {
  /** The storage: an SQLite file, created if missing, or `postgres://…`. */
  readonly storageAddress: string;
  /** Listening address; only this machine by default. `0.0.0.0`: the whole network. */
  readonly host?: string;
  /** 0: any free port. Default 4711. */
  readonly port?: number;
  /** `warn` by default. The log never contains names or addresses of people. */
  readonly logLevel?: LogLevel;
  /** stderr by default. */
  readonly logTo?: DestinationStream;
  /** Folder of the browser bundles; the installed package's by default. */
  readonly bundleFolder?: string;
  readonly ports?: Ports;
  /** Measures elapsed time when the date is set; this machine by default. */
  readonly machine?: Machine;
  /** Days without activity after which the director has to confirm the date; 45 by default. */
  readonly awayDays?: number;
  /** Mail servers to send and receive through; none by default. */
  readonly mail?: MailConfiguration;
  /** Sign-up policy and sign-in providers; by invitation only by default. */
  readonly people?: PeopleConfiguration;
  /**
   * IP addresses or networks (CIDR) of trusted proxies: only their `X-Forwarded-For`, `-Proto` and
   * `-Host` headers are believed.
   */
  readonly trustedProxies?: readonly string[];
  /**
   * The server's public URL, perhaps behind a proxy and with a path: `https://club.example/losfee`.
   * By default as visitors request it, without a path.
   */
  readonly publicUrl?: string;
  /**
   * True on a person's own computer: its start page then opens the console for browsers of the same
   * machine. False by default, as on a server, where other programs of the machine serve strangers.
   */
  readonly isDesk?: boolean;
  /** Lets webhooks send to this machine and into its network; false by default. */
  readonly privateWebhooks?: boolean;
  /** Seconds that a stopping server still answers but reports not ready; none by default. */
  readonly drain?: number;
  /** Number of reader threads; by default the number of cores minus one. 0: the server reads itself. */
  readonly readers?: number;
  /** Lets the console stop the server (`RunningServer.stopAsked`); false by default. */
  readonly stoppable?: boolean;
  /** Where Prometheus reads the metrics; off by default. */
  readonly metrics?: MetricsAddress;
}

/** A running server. */
export interface RunningServer {
  /** Its URL on this machine, without a slash at the end. */
  readonly url: string;
  /** Its URLs in the network, if it listens there. */
  readonly networkUrls: readonly string[];
  /** URL of its metrics; null if off. */
  readonly metricsUrl: string | null;
  /** Makes its first visitor a director; void after that, and after a restart. */
  readonly directorUrl: string;
  readonly competitions: CompetitionService;
  readonly access: Access;
  /**
   * Resolves when the journal's file is lost or unreachable, or another machine has taken over:
   * every command is refused from then on, and the server has to be closed.
   */
  readonly failure: Promise<StorageFault>;
  /** Resolves if the background check of the journal's file finds damage. */
  readonly damaged: Promise<FileDamage>;
  /** The machine that this one has just taken over from; null if it led before. */
  readonly tookOver: TookOver | null;
  /** Resolves when a director ends the server on the console: its owner then has to close it. */
  readonly stopAsked: Promise<void>;
  /** Creates a new director's link; the last unused one becomes void. */
  newDirectorUrl(): string;
  /** Answers pending requests, ends live streams, closes the journal. Idempotent. */
  close(): Promise<void>;
}

/** Reasons why a server does not start. */
export type StartRefusal =
  | MetricsRefusal
  | StorageRefusal
  | { readonly code: "port-in-use"; readonly host: string; readonly port: number }
  | { readonly code: "port-not-permitted"; readonly host: string; readonly port: number }
  | { readonly code: "host-unknown"; readonly host: string }
  | Extract<StorageFault, { readonly code: "file-lost" }>
  | LeadershipRefusal
  /** The pages' scripts and styles are missing: the package was not built. */
  | { readonly code: "bundles-missing"; readonly folder: string };
