import type { z } from "zod";
import type { Need } from "../access/needs.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** A method and an address under `/api/v1`, parameters with a colon: `GET /competitions/:id`. */
type RouteName = `${Method} /${string}`;

/** A route's input, output and purpose. */
interface RouteSchema {
  /** Headings that list it in the API's description. */
  readonly tags: readonly string[];
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

interface Route {
  /** The need of the route, or several of which any suffices. */
  readonly access: Need | readonly Need[];
  readonly schema: RouteSchema;
}

export type RouteTable = Readonly<Record<RouteName, Route>>;
