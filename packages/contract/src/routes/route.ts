import type { z } from "zod";
import type { Need } from "../access/needs.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** A method and an address under `/api/v1`, parameters with a colon: `GET /competitions/:id`. */
type RouteName = `${Method} /${string}`;

/** A route's purpose, who may call it, what it takes and answers. */
interface Route {
  /** The need of the route, or several of which any suffices. */
  readonly access: Need | readonly Need[];
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly querystring?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Media types of a body that is no JSON, and of an answer that is none. */
  readonly consumes?: readonly string[];
  readonly produces?: readonly string[];
  /** By status: a schema, or a description with a schema for each media type. */
  readonly response: Readonly<Record<string, unknown>>;
}

export type RouteTable = Readonly<Record<RouteName, Route>>;

/** Lists routes under a heading of the API's description (`tags`). */
export const routesUnder = <const Rows extends RouteTable>(heading: string, rows: Rows): Rows => {
  const headed: RouteTable = Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, { tags: [heading], ...row }]),
  );
  return headed as Rows;
};
