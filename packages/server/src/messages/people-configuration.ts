import { type Language, texts } from "@losfee/contract";
import type { PeopleConfigurationRefusal } from "../people/configuration.ts";
import { excerpt } from "./excerpt.ts";
import type { CodeSentences } from "./sentences.ts";

const sentences = texts<CodeSentences<PeopleConfigurationRefusal>>({
  de: {
    "registration-unknown": ({ variable, found }) =>
      `${variable} ist „${excerpt(found)}“. Möglich sind „invitation“ (Konten nur auf Einladung) und „open“ (für alle mit einer Mailadresse).`,
    "openid-issuer-malformed": ({ variable }) =>
      `${variable} ist keine Adresse eines Anbieters, zum Beispiel https://id.verband.example/realms/schach. Ohne https geht es nur auf diesem Rechner.`,
    "openid-client-missing": ({ variable }) =>
      `${variable} fehlt: der Name, unter dem der Anbieter diesen Server kennt.`,
  },
  en: {
    "registration-unknown": ({ variable, found }) =>
      `${variable} is “${excerpt(found)}”. “invitation” (accounts by invitation alone) and “open” (for everybody with a mail address) are possible.`,
    "openid-issuer-malformed": ({ variable }) =>
      `${variable} is not the address of a provider, such as https://id.federation.example/realms/chess. Without https it works on this machine alone.`,
    "openid-client-missing": ({ variable }) =>
      `${variable} is missing: the name by which the provider knows this server.`,
  },
});

/** Describes why accounts cannot be configured like this, and the way out. */
export const describePeopleConfiguration = (
  refusal: PeopleConfigurationRefusal,
  language: Language,
): string => {
  // The table is typed by code, which TypeScript cannot follow through the look-up.
  const sentence = sentences[language][refusal.code] as (
    refusal: PeopleConfigurationRefusal,
  ) => string;
  return sentence(refusal);
};
