import type { AnswerOf } from "../routes/routes.ts";
import type { CallableRoute, CallOf, Content } from "./call.ts";
import { type Connection, exchange } from "./exchange.ts";
import { methodAndPathOf } from "./method-and-path.ts";
import type { Answer } from "./problem.ts";

/** A route that takes nothing is called by its name alone. */
type CallArguments<Name extends CallableRoute> =
  Record<never, never> extends CallOf<Name> ? [call?: CallOf<Name>] : [call: CallOf<Name>];

/** Calls a route of the API: `api("GET /competitions/:id", { params: { id } })`. Never throws. */
export type Client = <Name extends CallableRoute>(
  route: Name,
  ...call: CallArguments<Name>
) => Promise<Answer<AnswerOf<Name>>>;

type Fields = Readonly<Record<string, unknown>>;

/** What the call of any route may say. */
interface AnyCall {
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly patience?: number;
}

/**
 * A client of the server at `baseUrl`; empty: of the one that the page came from. What routes take
 * and answer is checked by the server, against the schemas that the types here are made of.
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

/** The path with its parameters filled in. */
const addressOf = (path: string, params: Fields): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** The query with everything that is not left out; empty where all is. */
const queryOf = (query: Fields): string => {
  const fields = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
  return text === "" ? "" : `?${text}`;
};
