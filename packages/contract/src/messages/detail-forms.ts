import type { Refusal } from "@losfee/core";
import { texts } from "../language/texts.ts";

type MalformedDetail = Extract<Refusal, { readonly code: "detail-malformed" }>["detail"];

/** Describes the expected form of a player's detail in a sentence. */
export const detailForms = texts<Readonly<Record<MalformedDetail, string>>>({
  de: {
    title: "Ein Titel hat höchstens drei Zeichen, etwa GM oder WFM.",
    fideId: "Die FIDE-ID besteht aus höchstens elf Ziffern.",
    sex: "Für das Geschlecht steht m oder w, oder nichts.",
    birth: "Das Geburtsdatum ist ein Jahr (1990) oder ein Tag (1990-05-17).",
    startingNumber: "Die Startnummer ist eine ganze Zahl bis 9999.",
  },
  en: {
    title: "A title has at most three characters, such as GM or WFM.",
    fideId: "The FIDE ID has at most eleven digits.",
    sex: "Sex is m or w, or left empty.",
    birth: "The birth date is a year (1990) or a day (1990-05-17).",
    startingNumber: "The starting number is a whole number up to 9999.",
  },
});
