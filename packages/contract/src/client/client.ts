import type { AnswerOf, RouteName } from "../routes/routes.ts";
import type { CallableRoute, CallOf, Content } from "./call.ts";
import { type Connection, exchange } from "./exchange.ts";
import type { Answer } from "./problem.ts";

interface MethodAndPath {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Parameters start with a colon: `/competitions/:id`. */
  readonly path: string;
}

/** Splits a route's name: `GET /competitions/:id`. */
export const methodAndPathOf = (route: RouteName): MethodAndPath => {
  const [method, path] = route.split(" ") as [MethodAndPath["method"], string];
  return { method, path };
};

/** A route without input is called by its name alone. */
type CallArguments<Name extends CallableRoute> =
  Record<never, never> extends CallOf<Name> ? [call?: CallOf<Name>] : [call: CallOf<Name>];

/** Calls a route of the API: `api("GET /competitions/:id", { params: { id } })`. Never throws. */
export type Client = <Name extends CallableRoute>(
  route: Name,
  ...call: CallArguments<Name>
) => Promise<Answer<AnswerOf<Name>>>;

type Fields = Readonly<Record<string, unknown>>;

/** Input of a call to any route. */
interface AnyCall {
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly patience?: number;
}

/**
 * Returns a client of the server at `baseUrl`; an empty URL means the origin of the page. The
 * server validates inputs and outputs against the schemas that these types derive from.
 */
export const client =
  (baseUrl: string, connection: Connection): Client =>
  async <Name extends CallableRoute>(route: Name, ...[call]: CallArguments<Name>) => {
    const { params = {}, query = {}, body, headers, patience }: AnyCall = call ?? {};
    const { method, path } = methodAndPathOf(route);
    const url = `${baseUrl}/api/v1${addressOf(path, params)}${queryOf(query)}`;
    const payload = isContent(body)
      ? { headers, body }
      : { headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) };
    const answer = await exchange(connection, url, {
      method,
      ...(patience === undefined ? {} : { patience }),
      ...(body === undefined ? { headers } : payload),
    });
    return answer as Answer<AnswerOf<Name>>;
  };

const isContent = (body: unknown): body is Content =>
  typeof body === "string" || body instanceof Blob || body instanceof Uint8Array;

/** Returns the path with its parameters filled in. */
const addressOf = (path: string, params: Fields): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** Returns the query string without undefined values; empty if nothing is left. */
const queryOf = (query: Fields): string => {
  const fields = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
  return text === "" ? "" : `?${text}`;
};
