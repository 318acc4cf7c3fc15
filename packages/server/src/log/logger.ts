import { type DestinationStream, type Level, type Logger, pino } from "pino";
import { errorFields } from "./error-fields.ts";

/** How much is logged: everything from this level up, or nothing. */
export type LogLevel = Level | "silent";

/** A request as far as anything logs it: no address, whose parts name people and carry keys. */
interface LoggedRequest {
  readonly method?: string;
  readonly routeOptions?: { readonly url?: string | undefined };
}

/**
 * The log of a server: one JSON object a line. Whatever is logged by whom: of errors and requests
 * nothing is told that identifies a person or lets somebody in.
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
