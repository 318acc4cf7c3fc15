import { type Language, texts } from "@losfee/contract";

const names = texts({ de: { director: "Turnierleitung" }, en: { director: "director" } });

/** Who did something, as people say it: the journal's `results:Anna` is Anna. */
export const actorName = (actor: string, language: Language): string =>
  actor === "director" ? names[language].director : actor.replace(/^(results|table|player):/, "");
