import type { DestinationStream } from "pino";
import type { Access } from "./access/access.ts";
import type { Machine } from "./clock/machine.ts";
import type { CompetitionService } from "./competitions/competition-service.ts";
import type { Ports } from "./competitions/ports.ts";
import type { FileDamage } from "./journal/file-damage.ts";
import type { StorageRefusal } from "./journal/open-storage.ts";
import type { TookOver } from "./journal/reign.ts";
import type { LogLevel } from "./log/logger.ts";
import type { MailConfiguration } from "./mail/index.ts";
import type { MetricsAddress, MetricsRefusal } from "./metrics/listener.ts";
import type { PeopleConfiguration } from "./people/configuration.ts";
import type { ReignRefusal } from "./standby/take-over.ts";
import type { StorageFault } from "./storage/storage-error.ts";

/** How a server is started. */
export interface ServeOptions {
  /** Where everything is stored: an SQLite file, created if it is missing, or `postgres://…`. */
  readonly storageAddress: string;
  /** Where to listen; this machine alone by default. `0.0.0.0`: the whole network. */
  readonly host?: string;
  /** 0: any free port. Default 4711. */
  readonly port?: number;
  /** How much is logged; `warn` by default. Never names or addresses of people. */
  readonly logLevel?: LogLevel;
  /** Where it is logged; stderr by default. */
  readonly logTo?: DestinationStream;
  /** The folder of the browser's bundles; that of the installed package by default. */
  readonly bundleFolder?: string;
  readonly ports?: Ports;
  /** What tells how much time has passed when somebody sets the date; this machine by default. */
  readonly machine?: Machine;
  /** After how many days without a sign of life the director confirms the date; 45 by default. */
  readonly awayDays?: number;
  /** Mail servers to send and receive through; none by default. */
  readonly mail?: MailConfiguration;
  /** How people get accounts, and by which providers they sign in; by invitation alone by default. */
  readonly people?: PeopleConfiguration;
  /**
   * IP addresses or networks (CIDR) of proxies in front of the server: what they say of whom they
   * forward (`X-Forwarded-For`, `-Proto`, `-Host`) is taken for true. Nobody else's is.
   */
  readonly trustedProxies?: readonly string[];
  /**
   * The address by which everybody finds the server, behind a proxy perhaps, where needed with a path:
   * `https://club.example/losfee`. As visitors call it, and without a path, by default.
   */
  readonly publicUrl?: string;
  /** Whether webhooks may send to this machine and into its network; not by default. */
  readonly privateWebhooks?: boolean;
  /**
   * How long a server that is to stop goes on answering but says that it is not ready any more, in
   * seconds; not at all by default.
   */
  readonly drain?: number;
  /** How many threads answer readers; as many as there are cores besides one by default. */
  readonly readers?: number;
  /** Where Prometheus reads how the server fares; nowhere by default. */
  readonly metrics?: MetricsAddress;
}

/** A server that answers. */
export interface RunningServer {
  /** Its address on this machine, without a slash at the end. */
  readonly url: string;
  /** Its addresses in the network, where it listens there. */
  readonly networkUrls: readonly string[];
  /** Where its metrics are read; null: nowhere. */
  readonly metricsUrl: string | null;
  /** Makes whoever opens it first a director; void after that, and after a restart. */
  readonly directorUrl: string;
  readonly competitions: CompetitionService;
  readonly access: Access;
  /**
   * Resolves when the journal's file was lost or cannot be reached any more, or another machine has
   * taken over: every command is refused from then on, and the server is to be closed.
   */
  readonly failure: Promise<StorageFault>;
  /** Resolves where a check of the journal's file, made beside everything else, found damage. */
  readonly damaged: Promise<FileDamage>;
  /** From which machine this one has just taken over; null: it led before. */
  readonly tookOver: TookOver | null;
  /** A new director's link; the last one that was not used is void. */
  newDirectorUrl(): string;
  /** Answers what is under way, ends live streams, closes the journal. May be called twice. */
  close(): Promise<void>;
}

/** Why a server does not start. */
export type StartRefusal =
  | MetricsRefusal
  | StorageRefusal
  | { readonly code: "port-in-use"; readonly host: string; readonly port: number }
  | { readonly code: "port-not-permitted"; readonly host: string; readonly port: number }
  | { readonly code: "host-unknown"; readonly host: string }
  | Extract<StorageFault, { readonly code: "file-lost" }>
  | ReignRefusal
  /** The pages' scripts and styles are missing: the package was not built. */
  | { readonly code: "bundles-missing"; readonly folder: string };
