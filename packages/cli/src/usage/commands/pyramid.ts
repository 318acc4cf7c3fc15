import { texts } from "@losfee/contract/language";
import type { Commands } from "../command.ts";

/** The Pyramid. */
export const pyramidCommands: Commands = {
  pyramid: {
    about: texts({ de: "Pyramide: zeigt, wer wo sitzt", en: "Pyramid: shows who sits where" }),
    load: () => import("../../commands/pyramid.ts"),
  },
  join: {
    about: texts({
      de: "Pyramide: nimmt jemanden auf, auf den Platz für Neue",
      en: "Pyramid: takes somebody in, on the place for new players",
    }),
    arguments: {
      "<name>": texts({ de: "Name", en: "name" }),
    },
    options: {
      "--address <address>": {
        ...texts({
          de: "Mailadresse (mehrfach möglich; die erste bekommt Mails)",
          en: "mail address (may be repeated; mails go to the first)",
        }),
        repeatable: true,
      },
      "--rating <number>": texts({ de: "Wertungszahl", en: "rating" }),
      "--club <name>": texts({ de: "Verein", en: "club" }),
    },
    load: () => import("../../commands/join.ts"),
  },
  challenge: {
    about: texts({
      de: "Pyramide: trägt eine Forderung ein, oder mehrere in der Reihenfolge einer Mail",
      en: "Pyramid: records a challenge, or several in the order of one mail",
    }),
    arguments: {
      "<player>": texts({
        de: "wer fordert: Nummer oder Name",
        en: "who challenges: number or name",
      }),
      "<targets...>": texts({
        de: "wen: Nummer oder Name; freie Plätze als 5.1",
        en: "whom: number or name; vacant places as 5.1",
      }),
    },
    load: () => import("../../commands/challenge.ts"),
  },
  accept: {
    about: texts({
      de: "Pyramide: trägt ein, dass eine Forderung angenommen ist",
      en: "Pyramid: records that a challenge is accepted",
    }),
    arguments: {
      "<challenger>": texts({ de: "wer gefordert hat", en: "who has challenged" }),
      "<defender>": texts({ de: "wer gefordert ist", en: "who is challenged" }),
    },
    load: () => import("../../commands/accept.ts"),
  },
  report: {
    about: texts({
      de: "Pyramide: trägt ein Ergebnis ein, vorläufig bis zum Ende der Einspruchsfrist",
      en: "Pyramid: records a result, provisional until the time for objections is over",
    }),
    arguments: {
      "<challenger>": texts({ de: "wer gefordert hat (Weiß)", en: "who has challenged (White)" }),
      "<defender>": texts({ de: "wer gefordert ist", en: "who is challenged" }),
      "<result>": texts({ de: "1-0, 0-1 oder 1/2", en: "1-0, 0-1 or 1/2" }),
    },
    options: {
      "--by <player>": texts({
        de: "wer es gemeldet hat (sonst, wer gefordert hat)",
        en: "who reported it (else the challenger)",
      }),
    },
    load: () => import("../../commands/report.ts"),
  },
  deadlines: {
    about: texts({
      de: "Pyramide: zeigt, was bis wann geschehen muss",
      en: "Pyramid: shows what has to happen until when",
    }),
    load: () => import("../../commands/deadlines.ts"),
  },
  "pass-time": {
    about: texts({
      de: "Lässt abgelaufene Fristen wirken, auch die gemeldeter Ergebnisse (ein Server tut es von selbst)",
      en: "Lets deadlines act that have ended, of reported results, too (a server does so by itself)",
    }),
    load: () => import("../../commands/pass-time.ts"),
  },
  mail: {
    about: texts({
      de: "Pyramide: zeigt oder ändert, wie sie Mails sendet und liest",
      en: "Pyramid: shows or changes how it sends and reads mail",
    }),
    options: {
      "--address <address>": texts({
        de: "eigene Adresse; leer: die des Servers",
        en: "an address of its own; empty: the server's",
      }),
      "--sender-name <name>": texts({
        de: "Name neben der Adresse",
        en: "the name beside the address",
      }),
      "--sending <off|drafts|on>": texts({
        de: "gar nicht, als Entwürfe für die Leitung, sofort",
        en: "not at all, as drafts for the director, at once",
      }),
      "--since <time>": texts({
        de: "was vorher geschah oder ankam, wird weder gesandt noch gelesen",
        en: "what happened or arrived before is neither told nor read",
      }),
      "--receiving": texts({ de: "Mails lesen", en: "read mail" }),
      "--no-receiving": texts({ de: "keine Mails lesen", en: "read no mail" }),
    },
    load: () => import("../../commands/mail.ts"),
  },
  "mail-in": {
    about: texts({
      de: "Pyramide: nimmt gespeicherte Mails auf, als kämen sie ins Postfach",
      en: "Pyramid: takes saved mails in, as if they came to the mailbox",
    }),
    arguments: {
      "<files...>": texts({
        de: "Dateien (.eml), - für die Standardeingabe",
        en: "files (.eml), - for standard input",
      }),
    },
    options: {
      "--at <time>": texts({
        de: "wann sie ankamen (sonst, was ihr letzter Server vermerkt hat)",
        en: "when they arrived (else what their last server noted)",
      }),
    },
    load: () => import("../../commands/mail-in.ts"),
  },
};
