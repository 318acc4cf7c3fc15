import { type Language, texts } from "@losfee/contract";
import type { CompetitionState } from "@losfee/core";

const names = texts({
  de: {
    director: "Turnierleitung",
    deadline: "Frist",
    clock: "Uhr",
    mail: "E-Mail",
    "check-in": "Code auf der Leinwand",
  },
  en: {
    director: "director",
    deadline: "deadline",
    clock: "clock",
    mail: "mail",
    "check-in": "code on the projector",
  },
});

/**
 * Who did something, as people say it: the journal's `results:Anna` is Anna, its `player:7` is
 * whoever has that entry, and what happens by itself has the name of its cause.
 */
export const actorName = (
  actor: string,
  language: Language,
  { entries }: { readonly entries: CompetitionState["entries"] },
): string => {
  const known: Readonly<Record<string, string>> = names[language];
  const name = known[actor];
  if (name !== undefined) return name;
  const player = /^player:(\d+)$/.exec(actor)?.[1];
  if (player !== undefined) return entries.get(Number(player))?.name ?? `#${player}`;
  return actor.replace(/^(results|table|director):/, "");
};

const links = texts({
  de: { results: "Helfer-Link", table: "Tisch-Link", player: "persönlicher Link" },
  en: { results: "helper’s link", table: "table’s link", player: "personal link" },
});

/** By which kind of link somebody acted; empty for whoever directs and for what happens by itself. */
export const linkName = (actor: string, language: Language): string => {
  const known: Readonly<Record<string, string>> = links[language];
  return known[/^(\w+):/.exec(actor)?.[1] ?? ""] ?? "";
};
