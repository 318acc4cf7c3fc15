import { type Language, texts } from "@losfee/contract";
import type { CompetitionState } from "@losfee/core";

const names = texts({ de: { director: "Turnierleitung" }, en: { director: "director" } });

/**
 * Who did something, as people say it: the journal's `results:Anna` is Anna, its `player:7` is
 * whoever has that entry.
 */
export const actorName = (
  actor: string,
  language: Language,
  { entries }: { readonly entries: CompetitionState["entries"] },
): string => {
  if (actor === "director") return names[language].director;
  const player = /^player:(\d+)$/.exec(actor)?.[1];
  if (player !== undefined) return entries.get(Number(player))?.name ?? `#${player}`;
  return actor.replace(/^(results|table):/, "");
};
