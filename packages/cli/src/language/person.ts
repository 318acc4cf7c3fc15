import { counted, texts } from "@losfee/contract/language";

/** People with an account, at the terminal. */
export const personTexts = texts({
  de: {
    none: "Noch hat niemand ein Konto. „losfee person NAME“ lädt jemanden ein.",
    people: (count: number) =>
      `${counted(count, { one: "Konto", other: "Konten" }, "de")}. Ein neuer Weg hinein: „losfee person --again KENNUNG“.`,
    noAddress: "ohne Adresse",
    invited: (name: string, until: string) =>
      `Einladung für ${name}, gilt einmal und bis ${until}. Bitte nur dieser Person geben:`,
    unknown: (id: string) =>
      `Ein Konto „${id}“ gibt es nicht. „losfee person“ zeigt die Kennungen.`,
    removed:
      "Das Konto ist gelöscht, mit allem, was dazu gehörte, auch den Angaben zur Person in den verbundenen Turnieren.",
    notErased: (competition: string, entry: number) =>
      `Nicht gelöscht in „${competition}“, Nummer ${entry}. Bitte dort: „losfee erase-person ${entry}“.`,
    notALanguage: (text: string) => `--speaks „${text}“: möglich sind de, en und fr.`,
  },
  en: {
    none: "Nobody has an account yet. “losfee person NAME” invites somebody.",
    people: (count: number) =>
      `${counted(count, { one: "account", other: "accounts" }, "en")}. A new way in: “losfee person --again ID”.`,
    noAddress: "no address",
    invited: (name: string, until: string) =>
      `Invitation for ${name}, works once, until ${until}. Give it to this person alone:`,
    unknown: (id: string) => `There is no account “${id}”. “losfee person” shows the ids.`,
    removed:
      "The account is deleted, with all that belonged to it, also the personal details in the competitions of its entries.",
    notErased: (competition: string, entry: number) =>
      `Not erased in “${competition}”, number ${entry}. Please do so there: “losfee erase-person ${entry}”.`,
    notALanguage: (text: string) => `--speaks “${text}”: de, en and fr are possible.`,
  },
});
