import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { CompetitionService } from "../competitions/competition-service.ts";
import type { Storage } from "../journal/open-storage.ts";
import { type Watched, watchServer } from "./watched.ts";

/** An answered request, as counted: no address, no names. */
export interface Answered {
  readonly method: string;
  /** The pattern of its address; null for an unknown one. */
  readonly route: string | null;
  readonly status: number;
  /** Null for live streams, whose duration depends on the visitor. */
  readonly milliseconds: number | null;
}

/** A server's metrics, for Prometheus. */
export interface Metrics {
  answered(request: Answered): void;
  /** Wraps a store to measure the time of its appends. */
  ofStore<S extends Storage>(store: S): S;
  /** Wraps a service to measure the time of its commands. */
  ofCommands(competitions: CompetitionService): CompetitionService;
  /** Adds the sizes of queues and caches. */
  watch(server: Watched): void;
  /** All metrics in Prometheus' format. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** From a fraction of a millisecond, for cached pages, to the time limits of requests; in seconds. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Creates a server's own metrics. No label contains competitions or people: the number of series
 * does not grow with use.
 */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "losfee_http_requests_total",
    help: "Requests that were answered",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const requestDurations = new Histogram({
    name: "losfee_http_request_duration_seconds",
    help: "From a request to the end of its answer, live streams left out",
    labelNames: ["method", "route"],
    buckets: BUCKETS,
    registers,
  });
  const commands = new Histogram({
    name: "losfee_command_duration_seconds",
    help: "From a command to the moment when it is durable or turned down",
    labelNames: ["outcome"],
    buckets: BUCKETS,
    registers,
  });
  const appends = new Histogram({
    name: "losfee_append_duration_seconds",
    help: "Until events survive a power cut (file: fsync, database: COMMIT)",
    labelNames: ["outcome"],
    buckets: BUCKETS,
    registers,
  });

  return {
    answered({ method, route, status, milliseconds }) {
      const labels = { method, route: route ?? "none" };
      requests.inc({ ...labels, status });
      if (milliseconds !== null) requestDurations.observe(labels, milliseconds / 1000);
    },
    ofStore: (store) => ({
      ...store,
      append: (command) => timed(appends, store.append(command), outcomeOf),
    }),
    ofCommands: (competitions) => ({
      ...competitions,
      run: (...command) => timed(commands, competitions.run(...command), outcomeOf),
      readAndRun: (...command) =>
        timed(commands, competitions.readAndRun(...command), ({ result }) => outcomeOf(result)),
    }),
    watch: (server) => watchServer(server, registry),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};

type Outcome = "done" | "refused" | "failed";

const outcomeOf = ({ ok }: { readonly ok: boolean }): Outcome => (ok ? "done" : "refused");

/** Observes the time of a promise, by outcome. */
const timed = async <T>(
  histogram: Histogram<"outcome">,
  work: Promise<T>,
  outcome: (result: T) => Outcome,
): Promise<T> => {
  const since = performance.now();
  const observe = (as: Outcome): void =>
    histogram.observe({ outcome: as }, (performance.now() - since) / 1000);
  try {
    const result = await work;
    observe(outcome(result));
    return result;
  } catch (error) {
    observe("failed");
    throw error;
  }
};
