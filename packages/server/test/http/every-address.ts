/** Lists every readable address: of the API by its description, of pages by the registry. */
import type { CompetitionState } from "@losfee/core";
import { pages } from "@losfee/web";
import { sweep } from "../../../../test/long.ts";
import { LIMITS, type Limits } from "../../src/http/limits.ts";
import type { Visitor } from "./test-server.ts";

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
}

interface Description {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly parameters?: readonly Parameter[] }>>>
  >;
}

/** No user requests every address in a minute, but a test does. */
export const limits: Limits = {
  ...LIMITS,
  requestsOfAddress: Number.MAX_SAFE_INTEGER,
  requestsOfSession: Number.MAX_SAFE_INTEGER,
  refusals: Number.MAX_SAFE_INTEGER,
};

/** An address without its competition: `/api/v1/competitions/{id}/rounds/{n}`. */
export interface Template {
  readonly path: string;
  /** Required queries. */
  readonly query: readonly string[];
}

/** An endless response, which has its own tests. */
const ENDLESS = /\/stream$/;

let known: Promise<readonly Template[]> | null = null;

/**
 * Returns the readable addresses in the API's description and the registry of pages: the same on
 * every server, so only one has to describe itself.
 */
export const readableAddresses = (somebody: Visitor): Promise<readonly Template[]> => {
  known ??= read(somebody);
  return known;
};

const read = async (somebody: Visitor): Promise<readonly Template[]> => {
  const { paths } = (await somebody.send("GET", "/api/v1/openapi.json")).body as Description;
  const described = Object.entries(paths).flatMap(([path, { get }]): readonly Template[] => {
    if (get === undefined || ENDLESS.test(path)) return [];
    const query = (get.parameters ?? []).filter((each) => each.in === "query" && each.required);
    return [{ path, query: query.map(({ name }) => name) }];
  });
  const ofPages = [...new Set(pages.map((page) => page.path))].map((path) => ({
    path: path.replaceAll(/:(\w+)\??/g, "{$1}"),
    query: [],
  }));
  return [...described, ...ofPages];
};

/** Returns parameter values for a competition's addresses: existing ones, and some that are not. */
const valuesOf = (
  competition: string,
  state: CompetitionState,
): Readonly<Record<string, readonly (string | number)[]>> => {
  const all = [...state.entries.keys()];
  const entries = [...new Set([...all.slice(0, sweep(2, 3)), ...all.slice(-1)])];
  const numbers = [1, 2, 99];
  return {
    id: [competition],
    competition: [competition],
    // Nothing exists here outside competitions.
    organisation: ["nowhere"],
    parent: ["nowhere"],
    festival: ["nowhere"],
    entry: [...sweep([...entries.slice(0, 1), ...entries.slice(-1)], entries), 99],
    a: entries.slice(0, 2),
    b: [...sweep(entries.slice(-1), entries.slice(1)), 99],
    n: numbers,
    round: [...sweep([1, 99], numbers), "next"],
    board: [1, 2, 99],
    stage: [1, 2, 99],
    game: [1, 2],
    table: [1, 2],
    level: [1, 2],
    index: [1, 2],
    mail: ["1", "unknown"],
    format: ["fide-swiss", "unknown"],
    channel: ["unknown"],
    token: ["unknown"],
    season: ["unknown"],
    years: ["10", "never"],
    webhook: ["unknown"],
  };
};

const JSON_ONLY = ["application/json"];
const JSON_AND_HTML = ["application/json", "text/html"];

/** Returns the forms of an address to test; the sample skips HTML from the API (none). */
export const someFormsOf = (address: string): readonly string[] =>
  sweep(isOfApi(address), false) ? JSON_ONLY : JSON_AND_HTML;

/** Returns all forms of an address: pages come as HTML and as JSON. */
export const formsOf = (address: string): readonly string[] =>
  isOfApi(address) ? JSON_ONLY : JSON_AND_HTML;

const isOfApi = (address: string): boolean => address.startsWith("/api/");

/** Returns all addresses of a template for a competition. Throws on an unknown parameter. */
export const addressesOf = (
  template: Template,
  competition: string,
  state: CompetitionState,
): readonly string[] => addressesWith(eachBesideEach, template, competition, state);

/**
 * Returns fewer addresses, for expensive tests: in the sample each value of each parameter is
 * combined with some values of the others, not with each.
 */
export const someAddressesOf = (
  template: Template,
  competition: string,
  state: CompetitionState,
): readonly string[] =>
  addressesWith(sweep(eachOnce, eachBesideEach), template, competition, state);

/** An address, and the form in which it is asked for. */
interface Asked {
  readonly address: string;
  readonly accept: string;
}

/**
 * Returns what there is to ask for about a competition. The sample takes some addresses of each
 * template, and of the API the form that it has; the long run each address in both forms.
 */
export const allAsked = (
  templates: readonly Template[],
  competition: string,
  state: CompetitionState,
): readonly Asked[] =>
  templates
    .flatMap((template) => someAddressesOf(template, competition, state))
    .flatMap((address) =>
      sweep(formsOf(address), JSON_AND_HTML).map((accept) => ({ address, accept })),
    );

type Value = string | number;

/** Chooses values for parameters from the possible ones; one list per address. */
type Choice = (known: readonly (readonly Value[])[]) => readonly (readonly Value[])[];

const eachBesideEach: Choice = (known) =>
  known.reduce<readonly (readonly Value[])[]>(
    (chosen, all) => chosen.flatMap((before) => all.map((value) => [...before, value])),
    [[]],
  );

/** The first ones together, and then shifted against each other, so that equal values meet, too. */
const eachOnce: Choice = (known) => {
  const turns = Math.max(1, ...known.map((all) => all.length));
  return [
    known.map(([first = ""]) => first),
    ...Array.from({ length: turns }, (_, turn) =>
      known.map((all, shift) => all[(turn + shift) % all.length] ?? ""),
    ),
  ];
};

const addressesWith = (
  choose: Choice,
  { path, query }: Template,
  competition: string,
  state: CompetitionState,
): readonly string[] => {
  const values = valuesOf(competition, state);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const pattern = [path, query.map((name) => `${name}={${name}}`).join("&")]
    .filter((part) => part !== "")
    .join("?");
  const parameters = [...names, ...query];
  const known = parameters.map((name) => {
    const all = values[name];
    if (all === undefined) throw new Error(`what is a ${name}, in ${path}?`);
    return all;
  });
  const addresses = choose(known).map((chosen) =>
    parameters.reduce(
      (address, name, at) => address.replace(`{${name}}`, `${chosen[at]}`),
      pattern,
    ),
  );
  return [...new Set(addresses)];
};
