import type { Language } from "@losfee/contract";
import { drawTexts } from "@losfee/messages/tournament-public-lots";

/** The purpose of a draw, by its name in the journal; unknown names appear unchanged. */
export const drawLabel = (name: string, language: Language): string => {
  const t = drawTexts[language];
  if (name === "standings") return t.standings;
  if (/^round\/\d+\/starts$/.test(name)) return t.starts;
  if (/^stage\/\d+\/tables$/.test(name)) return t.tables;
  if (/^stage\/\d+\/ties$/.test(name)) return t.ties;
  const seats = /^stage\/\d+\/game\/(\d+)\/seats$/.exec(name)?.[1];
  if (seats !== undefined) return t.seats({ game: seats });
  const special = /^stage\/\d+\/special\/class\/(\d+)$/.exec(name)?.[1];
  if (special !== undefined) return t.special({ number: special });
  const quartile = /^stage\/\d+\/quartile\/(\d+)$/.exec(name)?.[1];
  return quartile === undefined ? name : t.quartile({ number: quartile });
};
