import type { z } from "zod";
import type { AnswerOf, RouteName, Routes } from "../routes/routes.ts";
import type { DeepReadonly } from "../values/index.ts";

type SchemaOf<Name extends RouteName> = Routes[Name];

/** Values of an address: numbers become text. */
type AsText<Fields> = { readonly [Key in keyof Fields]: Fields[Key] | number };

/** Content of a file. */
export type Content = string | Blob | Uint8Array<ArrayBuffer>;

type Params<Schema> = Schema extends { readonly params: infer Fields extends z.ZodType }
  ? { readonly params: AsText<z.input<Fields>> }
  : unknown;

type Query<Schema> = Schema extends { readonly querystring: infer Fields extends z.ZodType }
  ? { readonly query?: AsText<z.input<Fields>> }
  : unknown;

type Body<Schema> = Schema extends { readonly body: infer Shape extends z.ZodType }
  ? z.input<Shape> extends Uint8Array
    ? { readonly body: Content }
    : { readonly body: DeepReadonly<z.input<Shape>> }
  : unknown;

/** Input of a call to a route. */
export type CallOf<Name extends RouteName> = Params<SchemaOf<Name>> &
  Query<SchemaOf<Name>> &
  Body<SchemaOf<Name>> & {
    readonly headers?: Readonly<Record<string, string>>;
    /** Timeout in milliseconds. */
    readonly patience?: number;
  };

/** Routes that answer JSON or nothing; files and streams are followed as links. */
export type CallableRoute = {
  readonly [Name in RouteName]: AnswerOf<Name> extends string ? never : Name;
}[RouteName];
