import type { Language } from "@losfee/contract";
import type { CompetitionState } from "@losfee/core";
import { actorNameNames, links } from "@losfee/messages/parts-console";

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
  const known: Readonly<Record<string, string>> = actorNameNames[language];
  const name = known[actor];
  if (name !== undefined) return name;
  const player = /^player:(\d+)$/.exec(actor)?.[1];
  if (player !== undefined) return entries.get(Number(player))?.name ?? `#${player}`;
  const person = /^person:(.*)$/.exec(actor)?.[1];
  if (person !== undefined) return people?.get(person) ?? actorNameNames[language].account;
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

/** Returns the kind of link an actor used; empty for directors and automatic events. */
export const linkName = (actor: string, language: Language): string => {
  const known: Readonly<Record<string, string>> = links[language];
  return known[/^(\w+):/.exec(actor)?.[1] ?? ""] ?? "";
};
