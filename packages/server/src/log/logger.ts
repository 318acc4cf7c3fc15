import { type DestinationStream, type Level, type Logger, pino } from "pino";
import { errorFields } from "./error-fields.ts";

/** The lowest level that is logged, or nothing. */
export type LogLevel = Level | "silent";

/** The logged part of a request: not its address, which may contain names and keys. */
interface LoggedRequest {
  readonly method?: string;
  readonly routeOptions?: { readonly url?: string | undefined };
}

/**
 * The log of a server: one JSON object per line. Sanitises all errors and requests: no personal
 * data and no secrets.
 */
export const createLogger = (level: LogLevel, to: DestinationStream = stderr()): Logger =>
  pino(
    {
      level,
      base: null,
      hooks: {
        logMethod([first, ...rest], method) {
          // An error alone would be logged under its whole message.
          const isAlone = rest.length === 0 && typeof first === "object";
          method.apply(this, isAlone ? [first, "error"] : [first, ...rest]);
        },
      },
      serializers: {
        err: (error: unknown) => errorFields(error),
        error: (error: unknown) => errorFields(error),
        req: ({ method, routeOptions }: LoggedRequest) => ({ method, route: routeOptions?.url }),
        res: ({ statusCode }: { readonly statusCode?: number }) => ({ status: statusCode }),
      },
    },
    to,
  );

const stderr = (): DestinationStream => pino.destination({ dest: 2, sync: true });
