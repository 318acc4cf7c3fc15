import { type Language, roleNames, texts } from "@losfee/contract";
import { levels } from "@losfee/messages/server-organisations-refusals";
import type { CodeSentences } from "../messages/sentences.ts";
import type { OrganisationRefusal } from "./organisation.ts";

/** Why a request about organisations was refused, for their own reasons. */
export type OwnOrganisationRefusal = Exclude<
  OrganisationRefusal,
  { readonly code: "no-competition" | "unknown-person" }
>;

const refusals = texts<CodeSentences<OwnOrganisationRefusal>>({
  de: {
    "unknown-organisation": () => "Diesen Veranstalter gibt es hier nicht (mehr).",
    "unknown-festival": () => "Dieses Festival gibt es hier nicht (mehr).",
    "unknown-grant": () => "Diese Rolle ist hier nicht (mehr) vergeben. Bitte die Seite neu laden.",
    "unknown-invitation": () =>
      "Diese Einladung gibt es nicht (mehr): Sie ist angenommen, zurückgezogen oder abgelaufen.",
    "organisation-name-missing": () => "Bitte einen Namen angeben.",
    "organisation-name-too-long": ({ allowed }) =>
      `Das ist zu lang: Erlaubt sind ${allowed} Zeichen.`,
    "days-reversed": () => "Der letzte Tag liegt vor dem ersten. Bitte einen von beiden ändern.",
    "parent-not-above": ({ kind }) =>
      kind === "federation"
        ? "Ein Dachverband gehört zu keinem anderen Veranstalter."
        : "Vereine gehören zu Verbänden oder Dachverbänden, Verbände zu Dachverbänden, und nichts zu sich selbst.",
    "children-not-below": () =>
      "Dazu gehören andere Veranstalter, die dann nicht mehr darunter stünden. Bitte diese zuerst lösen.",
    "parent-not-owned": () =>
      "Darüber entscheidet auch, wem der andere Veranstalter gehört: Bitte jemanden, der Inhaber von beiden ist, oder den Betreiber des Servers.",
    "organisation-not-empty": () =>
      "Dazu gehören noch Festivals, Turniere oder andere Veranstalter. Bitte diese zuerst löschen oder anderswo einordnen.",
    "role-not-here": ({ role, level }) =>
      `Die Rolle „${roleNames.de[role]}“ gibt es an ${levels.de[level]} nicht.`,
    "captain-of-no-team": () =>
      "Mannschaftsführer ist man von einer Mannschaft dieses Turniers, und nur bei dieser Rolle steht eine. Bitte eine Mannschaft wählen.",
    "expiry-past": () => "Dieser Zeitpunkt ist schon vorbei. Bitte einen späteren wählen.",
    "last-owner": () =>
      "Danach hätte der Veranstalter keinen Inhaber mehr. Bitte zuerst jemand anderen auf Dauer dazu machen.",
    "invitation-void": () =>
      "Diese Einladung gilt nicht (mehr): Sie ist angenommen, zurückgezogen oder abgelaufen. Bitte um eine neue.",
    "invitation-for-accounts": () =>
      "Eine Einladung nimmt man mit einem eigenen Konto an. Bitte anmelden und den Link noch einmal öffnen.",
    "festival-of-another": () =>
      "Dieses Festival gehört einem anderen Veranstalter. Bitte eines des eigenen wählen.",
    "already-there": () => "Dort ist das Turnier schon.",
    "no-move": () =>
      "Für dieses Turnier liegt kein Angebot (mehr) vor: Es ist zurückgezogen oder erledigt.",
    "belongs-there": () => "Dazu gehört er schon.",
    "not-below": () => "Er gehört nicht (mehr) dazu.",
    "no-affiliation": () =>
      "Eine solche Bitte liegt nicht (mehr) vor: Sie ist zurückgezogen oder erledigt.",
    "notice-too-long": ({ allowed }) =>
      `Der Text ist zu lang: Erlaubt sind ${allowed} Zeichen. Längere Texte bitte auf der eigenen Website zeigen und hier deren Adresse eintragen.`,
    "notice-not-https": () =>
      "Diese Adresse kann nicht verwendet werden: Sie muss mit https:// beginnen. Oder bitte den Text selbst eintragen.",
  },
  en: {
    "unknown-organisation": () => "There is no such organisation here (any more).",
    "unknown-festival": () => "There is no such festival here (any more).",
    "unknown-grant": () => "Nobody has this role here (any more). Please reload the page.",
    "unknown-invitation": () =>
      "There is no such invitation (any more): it was accepted, taken back, or has run out.",
    "organisation-name-missing": () => "Please give a name.",
    "organisation-name-too-long": ({ allowed }) =>
      `This is too long: ${allowed} characters are allowed.`,
    "days-reversed": () => "The last day is before the first. Please change one of them.",
    "parent-not-above": ({ kind }) =>
      kind === "federation"
        ? "A federation belongs to no other organisation."
        : "Clubs belong to associations or federations, associations to federations, and nothing to itself.",
    "children-not-below": () =>
      "Other organisations belong to it, which would no longer be below it. Please detach these first.",
    "parent-not-owned": () =>
      "The owners of the other organisation have a say in this: please ask somebody who owns both, or whoever runs the server.",
    "organisation-not-empty": () =>
      "Festivals, competitions or other organisations still belong to it. Please delete these first, or put them elsewhere.",
    "role-not-here": ({ role, level }) =>
      `There is no role “${roleNames.en[role]}” on ${levels.en[level]}.`,
    "captain-of-no-team": () =>
      "A captain is of a team of this competition, and no other role is. Please choose a team.",
    "expiry-past": () => "This moment has passed. Please choose a later one.",
    "last-owner": () =>
      "The organisation would have no owner any more. Please make somebody else one for good first.",
    "invitation-void": () =>
      "This invitation does not hold (any more): it was accepted, taken back, or has run out. Please ask for a new one.",
    "invitation-for-accounts": () =>
      "Invitations are accepted with an account of one’s own. Please sign in and open the link again.",
    "festival-of-another": () =>
      "This festival is another organisation’s. Please choose one of your own.",
    "already-there": () => "The competition is there already.",
    "no-move": () => "This competition is not offered (any more): that was taken back or is done.",
    "belongs-there": () => "It belongs there already.",
    "not-below": () => "It does not belong here (any more).",
    "no-affiliation": () => "Nobody asks for this (any more): it was taken back or is done.",
    "notice-too-long": ({ allowed }) =>
      `The text is too long: ${allowed} characters are allowed. Longer ones can be shown on your own website; enter its address here.`,
    "notice-not-https": () =>
      "This address cannot be used: it has to begin with https://. Or enter the text itself.",
  },
});

/** Describes why a request about organisations was refused, and the way out. */
export const describeOrganisationRefusal = (
  refusal: OwnOrganisationRefusal,
  language: Language,
): string => {
  // The table is typed by code, which TypeScript cannot follow through the look-up.
  const sentence = refusals[language][refusal.code] as (refusal: OwnOrganisationRefusal) => string;
  return sentence(refusal);
};

/** True if a refusal is about organisations. */
export const isOrganisationRefusal = (refusal: {
  readonly code: string;
}): refusal is OwnOrganisationRefusal => Object.hasOwn(refusals.en, refusal.code);
