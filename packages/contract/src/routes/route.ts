import type { z } from "zod";
import type { Need } from "../access/needs.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** A method and an address under `/api/v1`, parameters with a colon: `GET /competitions/:id`. */
type RouteName = `${Method} /${string}`;

/** What a route takes and answers, and what it is for. */
interface RouteSchema {
  /** Under which heading the API's description lists it. */
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

/** A route of the HTTP API. */
interface Route {
  /** What is needed to use it, or of what one thing suffices. */
  readonly access: Need | readonly Need[];
  readonly schema: RouteSchema;
}

/** Routes by their names. */
export type RouteTable = Readonly<Record<RouteName, Route>>;
