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

/** Sources of actor names. */
export interface KnownActors {
  readonly entries: CompetitionState["entries"];
  /** Names of users by account id; deleted accounts are missing. */
  readonly people?: ReadonlyMap<string, string> | undefined;
}

/**
 * Returns an actor's display name: the journal's `results:Anna` is Anna, `player:7` the player of
 * that entry, `person:` the owner of that account; automatic events are named after their cause.
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

/** The reader's language, and names of users if they may be shown. */
export interface ActorTerms {
  readonly language: Language;
  readonly people?: KnownActors["people"];
}

/** Returns the display name of an actor in a competition. */
export const actorIn = (
  { entries }: Pick<CompetitionState, "entries">,
  actor: string,
  { language, people }: ActorTerms,
): string => actorName(actor, language, { entries, people });

const links = texts({
  de: { results: "Helfer-Link", table: "Tisch-Link", player: "persönlicher Link" },
  en: { results: "helper’s link", table: "table’s link", player: "personal link" },
});

/** Returns the kind of link an actor used; empty for directors and automatic events. */
export const linkName = (actor: string, language: Language): string => {
  const known: Readonly<Record<string, string>> = links[language];
  return known[/^(\w+):/.exec(actor)?.[1] ?? ""] ?? "";
};
