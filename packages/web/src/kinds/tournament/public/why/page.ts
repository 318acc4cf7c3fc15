import {
  describeNote,
  describeNotPaired,
  describeRecordedBreach,
  type Language,
  systemLabel,
  unplayedLabel,
} from "@losfee/contract";
import {
  type BoardRound,
  type EntryId,
  explainNotPaired,
  findNamed,
  gameTermsOf,
  type NamedPlayer,
  type NotPaired,
  namedPlayers,
  nameOrder,
  type PlaceInRound,
  pairedRound,
  playerNumbers,
  publishedRounds,
  type TournamentState,
} from "@losfee/core";
import type { PageDefinition } from "../../../../shell/page-definition.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { entryNames, namesFrom } from "../../parts/entry-names.ts";
import { roundFrom } from "../../parts/round-from.ts";
import { whyTitle } from "../../parts/why-form.tsx";

/** One player's actual game or absence, in words. */
export interface PlaceText {
  readonly entry: EntryId;
  readonly name: string;
  /** Null without a game. */
  readonly board: number | null;
  readonly opponent: { readonly entry: EntryId; readonly name: string } | null;
  /** Reason for having no game; empty with one. */
  readonly absence: string;
  readonly reasons: readonly string[];
}

/** Consequences if the two had met. */
export interface AlternativeText {
  readonly pairs: readonly string[];
  /** Number of pairs left out. */
  readonly more: number;
  readonly downfloaters: readonly string[];
  readonly upfloaters: readonly string[];
}

/** The answer for two players. */
export interface WhyAnswer {
  readonly together: boolean;
  readonly names: readonly [string, string];
  readonly why: string;
  /** Rounds of earlier games between the two, unless they are already the answer. */
  readonly met: readonly number[];
  readonly asPaired: boolean;
  readonly alternative: AlternativeText | null;
  readonly places: readonly PlaceText[];
}

/** Input for one of the two players, with its error. */
export interface PlayerQuery {
  readonly text: string;
  readonly fault: "unknown" | "several" | null;
}

/** Why two players did not meet in a round, or the choice of two players. */
export interface WhyModel {
  readonly competition: string;
  readonly side: "public" | "console";
  /** 0 before the first round. */
  readonly round: number;
  /** Number of rounds to choose from. */
  readonly rounds: number;
  readonly draft: boolean;
  readonly system: string;
  /** All players to choose from, by name. */
  readonly choices: readonly NamedPlayer[];
  readonly queries: readonly [PlayerQuery, PlayerQuery];
  /** True if both players are the same. */
  readonly same: boolean;
  readonly answer: WhyAnswer | null;
}

/** Longer lists of pairs do not help. */
const MOST_PAIRS = 8;

/** Explains why `:a` and `:b` did not meet in `:round`. */
export const buildWhy = (request: PageRequest): WhyModel | null => {
  const { state, params } = request;
  if (state === null) return null;
  // Addresses use entries, whose numbers never change; users type the numbers shown.
  const known = (entry: string | undefined): string =>
    `#${playerNumbers(state).get(Number(entry)) ?? 0}`;
  const model = whyModel(request, [known(params["a"]), known(params["b"])], "public");
  return model?.answer === null ? null : model;
};

/** Shows the choice, and answers for `?a=` and `?b=`: names, parts of names, or numbers. */
export const buildWhyChoice = (request: PageRequest): WhyModel | null =>
  whyModel(request, [request.query["a"] ?? "", request.query["b"] ?? ""], "public");

/** The same for directors, including drafts. */
export const buildConsoleWhy = (request: PageRequest): WhyModel | null =>
  whyModel(request, [request.query["a"] ?? "", request.query["b"] ?? ""], "console");

const whyModel = (
  { state, params, language }: PageRequest,
  texts: readonly [string, string],
  side: WhyModel["side"],
): WhyModel | null => {
  if (state === null) return null;
  const rounds = side === "console" ? state.rounds.length : publishedRounds(state);
  const number = roundFrom(params["round"], rounds);
  if (number === null) return null;
  const round = pairedRound(state, number);
  const choices = round === undefined ? [] : playersOf(state, round);
  const [a, b] = texts.map((text) => findNamed(text, choices));
  const pair = a?.kind === "one" && b?.kind === "one" ? ([a.entry.id, b.entry.id] as const) : null;
  return {
    competition: state.competition,
    side,
    round: number,
    rounds,
    draft: round?.status === "draft",
    system: round === undefined ? "" : systemLabel(round.request.system, language),
    choices,
    queries: [playerQuery(texts[0], a), playerQuery(texts[1], b)],
    same: pair !== null && pair[0] === pair[1],
    answer: pair === null ? null : answerFor(state, number, pair, language),
  };
};

const playerQuery = (
  text: string,
  match: ReturnType<typeof findNamed> | undefined,
): PlayerQuery => {
  if (match?.kind === "one") return { text: match.entry.name, fault: null };
  if (text.trim() === "") return { text: "", fault: null };
  return { text, fault: match?.kind === "several" ? "several" : "unknown" };
};

/** All players of the round, including withdrawn ones, because users ask about them too. */
const playersOf = (
  state: TournamentState,
  { games, unplayed, unpaired }: BoardRound,
): readonly NamedPlayer[] => {
  const known = new Set([
    ...games.flatMap(({ seats }) => seats),
    ...unplayed.map(({ entry }) => entry),
    ...unpaired,
  ]);
  return namedPlayers(state)
    .filter(({ id }) => known.has(id))
    .sort((one, other) => nameOrder(gameTermsOf(state.settings).entrants)(one.name, other.name));
};

const answerFor = (
  state: TournamentState,
  round: number,
  pair: readonly [EntryId, EntryId],
  language: Language,
): WhyAnswer | null => {
  const explained = explainNotPaired(state, round, pair);
  if (!explained.ok) return null;
  const { reason, met, asPaired, places } = explained.value;
  const name = namesFrom(entryNames(state));
  return {
    together: reason.code === "meet" || reason.code === "meet-in-match",
    names: [name(pair[0]), name(pair[1])],
    why: describeNotPaired(reason, language, name),
    met: reason.code === "have-met" ? [] : met,
    asPaired,
    alternative: alternativeText(reason, name),
    places: places.map((place, index) =>
      placeText(pair[index] ?? 0, place, language, (entry) => name(entry)),
    ),
  };
};

const alternativeText = (
  reason: NotPaired["reason"],
  name: (entry: EntryId) => string,
): AlternativeText | null => {
  if (!("alternative" in reason)) return null;
  const alternative = { pairs: [], downfloaters: [], upfloaters: [], ...reason.alternative };
  const { pairs, downfloaters, upfloaters } = alternative;
  return {
    pairs: pairs.slice(0, MOST_PAIRS).map(([a, b]) => `${name(a)} – ${name(b)}`),
    more: Math.max(0, pairs.length - MOST_PAIRS),
    downfloaters: downfloaters.map(name),
    upfloaters: upfloaters.map(name),
  };
};

const placeText = (
  entry: EntryId,
  place: PlaceInRound,
  language: Language,
  name: (entry: EntryId) => string,
): PlaceText => {
  const say = ({
    notes,
    breaches,
  }: Exclude<PlaceInRound, { readonly kind: "none" }>): readonly string[] => [
    ...breaches.map((breach) => describeRecordedBreach(breach, language, name)),
    ...notes.map((note) => describeNote(note, language, name)),
  ];
  const nothing = { entry, name: name(entry), board: null, opponent: null };
  if (place.kind === "none") return { ...nothing, absence: "", reasons: [] };
  if (place.kind === "unplayed") {
    const absence = unplayedLabel(place.reason, language);
    return { ...nothing, absence, reasons: say(place) };
  }
  const { board, opponent } = place;
  return {
    entry,
    name: name(entry),
    board,
    opponent: { entry: opponent, name: name(opponent) },
    absence: "",
    reasons: say(place),
  };
};

/** Why two players did not meet in a round. */
export const whyPage = pages.publicPage("why", "/why/:round/:a/:b", {
  build: buildWhy,
  title: (model, page) => whyTitle(model, page),
});

/** Two players, chosen in a form. */
export const whyChoicePage: PageDefinition<WhyModel, never, "tournament"> = {
  ...whyPage,
  id: "why-choice",
  path: "/c/:competition/why/:round?",
  build: buildWhyChoice,
};
