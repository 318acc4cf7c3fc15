/** Every address that can be asked for: of the HTTP API by its own description, of pages by the registry. */
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

/** Nobody asks for every address in a minute, but a test does. */
export const limits: Limits = {
  ...LIMITS,
  requestsOfAddress: Number.MAX_SAFE_INTEGER,
  requestsOfSession: Number.MAX_SAFE_INTEGER,
  refusals: Number.MAX_SAFE_INTEGER,
};

/** An address without its competition: `/api/v1/competitions/{id}/rounds/{n}`. */
export interface Template {
  readonly path: string;
  /** Queries that have to be there. */
  readonly query: readonly string[];
}

/** An answer that never ends, which has tests of its own. */
const ENDLESS = /\/stream$/;

/** What the API's description and the registry of pages offer to be read. */
export const readableAddresses = async (somebody: Visitor): Promise<readonly Template[]> => {
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

/** Values of parameters in addresses of a competition: those that it has, and some that it has not. */
const valuesOf = (
  competition: string,
  state: CompetitionState,
): Readonly<Record<string, readonly (string | number)[]>> => {
  const all = [...state.entries.keys()];
  const entries = [...new Set([...all.slice(0, 3), ...all.slice(-1)])];
  const numbers = [1, 2, 99];
  return {
    id: [competition],
    competition: [competition],
    // Of what stands beside competitions there is none here.
    organisation: ["nowhere"],
    parent: ["nowhere"],
    festival: ["nowhere"],
    entry: [...entries, 99],
    a: entries.slice(0, 2),
    b: [...entries.slice(1), 99],
    n: numbers,
    round: [...numbers, "next"],
    board: [1, 2, 99],
    stage: [1, 2, 99],
    game: [1, 2],
    table: [1, 2],
    level: [1, 2],
    index: [1, 2],
    mail: ["1", "unknown"],
    channel: ["unknown"],
    token: ["unknown"],
    season: ["unknown"],
    years: ["10", "never"],
    webhook: ["unknown"],
  };
};

const JSON_ONLY = ["application/json"];
const JSON_AND_HTML = ["application/json", "text/html"];

/** The forms that an address is answered in; in the sample without asking the API for HTML, which it has not. */
export const someFormsOf = (address: string): readonly string[] =>
  sweep(isOfApi(address), false) ? JSON_ONLY : JSON_AND_HTML;

/** The forms that there are of an address: pages are answered as HTML and as what they are made of. */
export const formsOf = (address: string): readonly string[] =>
  isOfApi(address) ? JSON_ONLY : JSON_AND_HTML;

const isOfApi = (address: string): boolean => address.startsWith("/api/");

/** All addresses of a template for a competition. Throws where a parameter is new here. */
export const addressesOf = (
  template: Template,
  competition: string,
  state: CompetitionState,
): readonly string[] => addressesWith(eachBesideEach, template, competition, state);

/**
 * The same, for what costs much at each address: in the sample each value of each parameter comes beside
 * some value of the others, not beside each.
 */
export const someAddressesOf = (
  template: Template,
  competition: string,
  state: CompetitionState,
): readonly string[] =>
  addressesWith(sweep(eachOnce, eachBesideEach), template, competition, state);

type Value = string | number;

/** Chooses values for parameters, of all that each may have; one list for each address. */
type Choice = (known: readonly (readonly Value[])[]) => readonly (readonly Value[])[];

const eachBesideEach: Choice = (known) =>
  known.reduce<readonly (readonly Value[])[]>(
    (chosen, all) => chosen.flatMap((before) => all.map((value) => [...before, value])),
    [[]],
  );

/** The first ones together, and then shifted against each other, so that alike values meet, too. */
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
