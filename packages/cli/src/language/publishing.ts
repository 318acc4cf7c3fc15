import { texts } from "@losfee/contract/language";

/** Texts of `losfee receive` and `losfee broadcast`. */
export const publishingTexts = texts({
  de: {
    how: "Auf dem Laptop in der Halle (wer den Schlüssel hat, kann hier Turniere zeigen):",
    address:
      "Die Adresse davor ist die dieses Rechners. Hinter einem Proxy bitte die öffentliche einsetzen.",
    notReachable: "Dieser Server lauscht nirgends, wo ein anderer Rechner ihn erreicht.",
    receptionOff:
      "Hier wird kein Turnier von anderen Rechnern mehr gezeigt; die Schlüssel gelten nicht mehr.",
    noAddress:
      "Das ist nicht die Adresse, die „losfee receive“ auf dem Server nennt: Sie endet mit # und dem Schlüssel und gehört in Anführungszeichen.",
    isRehearsal: "Eine Probe wird nirgends gezeigt.",
    published: (name: string, url: string) =>
      `„${name}“ wird unter ${url} gezeigt, solange Losfee hier läuft („losfee serve“). Ob es klappt, steht in der Leitung.`,
    nowhere: (name: string) => `„${name}“ wird auf keinem anderen Server gezeigt.`,
    withdrawn: (name: string) => `„${name}“ wird auf keinem anderen Server mehr gezeigt.`,
  },
  en: {
    how: "On the laptop in the hall (whoever has the key can show events here):",
    address:
      "The address in front is this computer’s. Behind a proxy, put the public one in its place.",
    notReachable: "This server does not listen anywhere where another computer could reach it.",
    receptionOff: "No event of another computer is shown here any more; the keys are void.",
    noAddress:
      "That is not the address that “losfee receive” gives on the server: it ends with # and the key, and belongs in quotation marks.",
    isRehearsal: "A rehearsal is not shown anywhere.",
    published: (name: string, url: string) =>
      `“${name}” is shown at ${url} as long as Losfee runs here (“losfee serve”). The console says whether it works.`,
    nowhere: (name: string) => `“${name}” is not shown on any other server.`,
    withdrawn: (name: string) => `“${name}” is no longer shown on any other server.`,
  },
});
