import { type Language, texts } from "@losfee/contract";
import type { CompetitionState } from "@losfee/core";

const names = texts({
  de: {
    director: "Turnierleitung",
    deadline: "Frist",
    clock: "Uhr",
    mail: "E-Mail",
    "check-in": "Code auf der Leinwand",
    account: "jemand mit Konto",
  },
  en: {
    director: "director",
    deadline: "deadline",
    clock: "clock",
    mail: "mail",
    "check-in": "code on the projector",
    account: "somebody with an account",
  },
});

/** What names of actors are found in. */
export interface KnownActors {
  readonly entries: CompetitionState["entries"];
  /** What people with an account are called, by the ids of their accounts; who has none any more is missing. */
  readonly people?: ReadonlyMap<string, string> | undefined;
}

/**
 * Who did something, as people say it: the journal's `results:Anna` is Anna, its `player:7` is
 * whoever has that entry, its `person:` whoever has that account, and what happens by itself has the name
 * of its cause.
 */
export const actorName = (
  actor: string,
  language: Language,
  { entries, people }: KnownActors,
): string => {
  const known: Readonly<Record<string, string>> = names[language];
  const name = known[actor];
  if (name !== undefined) return name;
  const player = /^player:(\d+)$/.exec(actor)?.[1];
  if (player !== undefined) return entries.get(Number(player))?.name ?? `#${player}`;
  const person = /^person:(.*)$/.exec(actor)?.[1];
  if (person !== undefined) return people?.get(person) ?? names[language].account;
  return actor.replace(/^(results|table|director):/, "");
};

/** In which language somebody asks, and what people with an account are called, where that may be told. */
export interface ActorTerms {
  readonly language: Language;
  readonly people?: KnownActors["people"];
}

/** The same of whoever acted in a competition. */
export const actorIn = (
  { entries }: Pick<CompetitionState, "entries">,
  actor: string,
  { language, people }: ActorTerms,
): string => actorName(actor, language, { entries, people });

const links = texts({
  de: { results: "Helfer-Link", table: "Tisch-Link", player: "persönlicher Link" },
  en: { results: "helper’s link", table: "table’s link", player: "personal link" },
});

/** By which kind of link somebody acted; empty for whoever directs and for what happens by itself. */
export const linkName = (actor: string, language: Language): string => {
  const known: Readonly<Record<string, string>> = links[language];
  return known[/^(\w+):/.exec(actor)?.[1] ?? ""] ?? "";
};
