import { stageLabel } from "@losfee/contract";
import {
  displayName,
  gameTermsOf,
  nameOrder,
  pairedRound,
  playerNumbers,
  publishedRounds,
  squadOf,
  type TournamentState,
} from "@losfee/core";
import { numberTexts, printNames } from "@losfee/messages/print";
import { tableTexts } from "@losfee/messages/tournament-parts-tables";
import { playerLabel } from "../../../../parts/player-labels.ts";
import { type Paper, paperOf } from "../../../../parts/print/paper.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";
import { printsOf } from "../../parts/prints-of.ts";
import { sheetsOf } from "../../parts/tables/sheet.ts";
import { publishedStage } from "../../parts/tables/stages.ts";
import { pages as tablesPages } from "../../tables-pages-of.ts";

/** Signs for places: tables, matches. */
export interface NumbersModel {
  readonly paper: Paper;
  readonly title: string;
  /** Word for a place. */
  readonly place: string;
  readonly signs: readonly Sign[];
}

/** A sign with a number, and who sits there; empty if it is for all rounds. */
export interface Sign {
  readonly number: number;
  readonly names: readonly string[];
}

/** Numbers of all places of the last published round; before it, of as many as there can be. */
const buildNumbers =
  (isFolded: boolean) =>
  (request: PageRequest): NumbersModel | null => {
    const { state, language } = request;
    if (state === null) return null;
    const ofTeams = state.settings.teams !== undefined;
    const t = printNames[language];
    return {
      paper: paperOf(request, printsOf(state, language)),
      title: ofTeams
        ? isFolded
          ? t.matchTents
          : t.matchNumbers
        : isFolded
          ? t.tableTents
          : t.tableNumbers,
      place: ofTeams ? numberTexts[language].match : numberTexts[language].table,
      signs: Array.from({ length: placesOf(state) }, (_, index) => ({
        number: index + 1,
        names: [],
      })),
    };
  };

const placesOf = (state: TournamentState): number => {
  const games = pairedRound(state, publishedRounds(state))?.games ?? [];
  const playing = [...state.entries.values()].filter(({ withdrawal }) => withdrawal === null);
  return Math.max(1, Math.floor(playing.length / 2), ...games.map(({ board }) => board));
};

/** Numbers of tables, matches, eight on a sheet. */
export const numbersPage = pages.sheetPage("table-numbers", "/numbers", {
  build: buildNumbers(false),
  title: ({ title }) => title,
});

/** Numbers of tables, matches, to fold and to stand. */
export const tentsPage = pages.sheetPage("table-tents", "/tents", {
  build: buildNumbers(true),
  title: ({ title }) => title,
});

/** Cards to fold for a stage's tables, with players; if tables change, of `?game=N`. */
export const tableCardsPage = tablesPages.sheetPage("table-cards", "/table-cards/:stage?", {
  build: (request): NumbersModel | null => {
    const { state, params, query, language } = request;
    const stage = state === null ? null : publishedStage(state, params["stage"]);
    if (state === null || stage === null) return null;
    const wanted = Number(query["game"] ?? 0);
    const label = stageLabel(stage.stage, state.settings, language);
    return {
      paper: paperOf(request, printsOf(state, language)),
      title: `${printNames[language].tableCards}, ${label}`,
      place: tableTexts[language].tableWord,
      signs: sheetsOf(state, stage, language)
        .filter(({ games }) => wanted === 0 || games.some(({ game }) => game === wanted))
        .map(({ table, players }) => ({ number: table, names: players.map(({ name }) => name) })),
    };
  },
  title: ({ title }) => title,
});

/** A person with a card or a badge. */
export interface Person {
  readonly family: string;
  /** With the title; empty for a single name. */
  readonly given: string;
  readonly club: string;
  /** 0: unrated, or not shown. */
  readonly rating: number;
  /** Number in the event; null in a squad. */
  readonly number: number | null;
}

/** Cards of all people. */
export interface PeopleModel {
  readonly paper: Paper;
  readonly people: readonly Person[];
}

/** All people who have not left, by name; in team events the squads. */
const buildPeople = (request: PageRequest): PeopleModel | null => {
  const { state, language } = request;
  if (state === null) return null;
  const numbers = playerNumbers(state);
  const { entrants } = gameTermsOf(state.settings);
  const entries = [...state.entries.values()]
    .filter(({ withdrawal }) => withdrawal === null)
    .sort((a, b) => nameOrder(entrants)(a.name, b.name));
  const people = entries.flatMap(({ id, name, club }): readonly Person[] => {
    if (entrants === "teams") {
      return squadOf(state.squads, id).map((member) => ({
        ...nameParts(displayName(state, member.id), member.title ?? ""),
        ...{ club: name, rating: member.rating, number: null },
      }));
    }
    const { title, rating } = playerLabel(state, id);
    return [
      {
        ...nameParts(name, title),
        ...{ club, rating: rating ?? 0, number: numbers.get(id) ?? id },
      },
    ];
  });
  return { paper: paperOf(request, printsOf(state, language)), people };
};

/** `Yıldız, Ayşe` and `Ayşe Yıldız` are the same; a single name is a family's. */
const nameParts = (name: string, title = ""): Pick<Person, "family" | "given"> => {
  const [before = "", after] = name.split(/,\s*/, 2);
  const words = before.trim().split(/\s+/);
  const [family, given] =
    after === undefined ? [words.at(-1) ?? before, words.slice(0, -1).join(" ")] : [before, after];
  return { family, given: `${title} ${given}`.trim() };
};

/** Cards to fold and to stand at the players' places. */
export const placeCardsPage = pages.sheetPage("place-cards", "/place-cards", {
  alsoFor: ["tables"],
  build: buildPeople,
  title: (_model, { language }) => printNames[language].placeCards,
});

/** Name badges, 90 × 54 mm. */
export const badgesPage = pages.sheetPage("badges", "/badges", {
  alsoFor: ["tables"],
  build: buildPeople,
  title: (_model, { language }) => printNames[language].badges,
});
