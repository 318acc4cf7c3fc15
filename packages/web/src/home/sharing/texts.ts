import { counted, texts, type WebhookTopic } from "@losfee/contract";

export const sharingTexts = texts({
  de: {
    title: "Teilen",
    intro:
      "Was öffentlich ist, auch anderswo: in Feeds und Kalendern, auf der Website des Vereins, in Gruppen und anderen Programmen.",
    screens: "Leinwände im Saal",
    screensIntro:
      "Was Leinwände und Bildschirme im Saal zeigen, jede mit ihrer Adresse, steht auf einer eigenen Seite.",
    toScreens: "Zu den Leinwänden",
    addresses: "Adressen",
    publicPages: "Öffentliche Seiten: für Aushang, Einladung, Chat",
    code: "QR-Code der öffentlichen Seiten",
    address: {
      atom: "Feed (Atom): Ergebnisse und Neues",
      json: "Feed (JSON), für eigene Programme",
      calendar: "Kalender (ICS): Termine und Runden",
    },
    embed: "Auf einer Website zeigen",
    embedIntro:
      "Die Seite wird als Rahmen in eine andere eingesetzt und bleibt dort von selbst aktuell. Erlaubt ist das nur den Websites, die hier stehen.",
    sites: "Erlaubte Websites, eine je Zeile",
    sitesHint: "https://verein.example",
    save: "Speichern",
    saved: (count: number) =>
      count === 0
        ? "Gespeichert: Keine andere Website darf Seiten zeigen."
        : `Gespeichert: ${counted(count, { one: "Website darf", other: "Websites dürfen" }, "de")} Seiten zeigen.`,
    nobody: "Noch darf keine Website Seiten zeigen.",
    what: "Was gezeigt wird",
    pages: {
      leaders: "Die Führenden",
      standings: "Tabelle",
      pairings: "Paarungen",
      tables: "Tische",
      pyramid: "Pyramide",
    },
    snippet: "HTML für die Website",
    hooks: "Nachrichten an andere Programme (Webhooks)",
    hooksIntro:
      "Losfee sendet an jede Adresse eine signierte Nachricht, sobald etwas öffentlich wird, und versucht es drei Tage lang, wenn der Empfänger nicht antwortet.",
    url: "Adresse des Empfängers",
    urlHint: "https://verein.example/losfee",
    topicsLabel: "Wovon berichtet wird",
    topics: {
      pairings: "Paarungen und Tische veröffentlicht",
      results: "Ergebnisse",
      rounds: "Runde zu Ende",
      final: "Endstand",
      pyramid: "Was in der Pyramide geschieht",
      announcements: "Mitteilungen",
    } satisfies Record<WebhookTopic, string>,
    add: "Hinzufügen",
    secretOnce:
      "Mit diesem Schlüssel prüft der Empfänger, dass die Nachrichten von hier kommen. Er wird nur jetzt gezeigt.",
    secret: "Schlüssel",
    none: "Noch keine Adresse.",
    loading: "Wird geladen …",
    waiting: (count: number) =>
      `${counted(count, { one: "Nachricht wartet", other: "Nachrichten warten" }, "de")}`,
    failed: (count: number) =>
      `${counted(count, { one: "Nachricht", other: "Nachrichten" }, "de")} nicht zugestellt`,
    delivered: (when: string) => `zuletzt zugestellt ${when}`,
    nothingYet: "noch nichts gesendet",
    test: "Probe senden",
    tested: "Die Probe ist unterwegs; das Ergebnis steht unter „Sendungen“.",
    log: "Sendungen",
    logOf: (url: string) => `Sendungen an ${url}`,
    emptyLog: "Noch nichts gesendet.",
    again: "Noch einmal senden",
    againOf: (what: string) => `Noch einmal senden: ${what}`,
    replayed: "Die Nachricht wird noch einmal gesendet.",
    status: {
      waiting: "wartet",
      sending: "unterwegs",
      delivered: "zugestellt",
      failed: "nicht zugestellt",
    },
    attempts: (count: number) => counted(count, { one: "Versuch", other: "Versuche" }, "de"),
    next: (when: string) => `nächster Versuch ${when}`,
    erased: "(Inhalt gelöscht)",
    remove: "Entfernen",
    removeTitle: "Adresse entfernen?",
    removeAsk: (url: string) =>
      `An ${url} wird nichts mehr gesendet, auch nicht, was noch wartet. Der Schlüssel gilt dann nicht mehr.`,
    removed: "Entfernt.",
  },
  en: {
    title: "Sharing",
    intro:
      "What is public, elsewhere, too: in feeds and calendars, on the club’s website, in groups and other programs.",
    screens: "Big screens in the hall",
    screensIntro:
      "What projectors and big screens in the hall show, each with its address, has a page of its own.",
    toScreens: "To the big screens",
    addresses: "Addresses",
    publicPages: "Public pages: for posters, invitations, chats",
    code: "QR code of the public pages",
    address: {
      atom: "Feed (Atom): results and news",
      json: "Feed (JSON), for programs of your own",
      calendar: "Calendar (ICS): dates and rounds",
    },
    embed: "Show on a website",
    embedIntro:
      "The page stands in a frame on another one, and stays up to date by itself. Only the websites listed here may do that.",
    sites: "Allowed websites, one per line",
    sitesHint: "https://club.example",
    save: "Save",
    saved: (count: number) =>
      count === 0
        ? "Saved: no other website may show pages."
        : `Saved: ${counted(count, { one: "website", other: "websites" }, "en")} may show pages.`,
    nobody: "No website may show pages yet.",
    what: "What is shown",
    pages: {
      leaders: "The leaders",
      standings: "Standings",
      pairings: "Pairings",
      tables: "Tables",
      pyramid: "Pyramid",
    },
    snippet: "HTML for the website",
    hooks: "Messages to other programs (webhooks)",
    hooksIntro:
      "Losfee sends a signed message to each address as soon as something becomes public, and tries for three days while the receiver does not answer.",
    url: "Address of the receiver",
    urlHint: "https://club.example/losfee",
    topicsLabel: "Events to report",
    topics: {
      pairings: "Pairings and tables published",
      results: "Results",
      rounds: "Round complete",
      final: "Final standings",
      pyramid: "What happens in the pyramid",
      announcements: "Announcements",
    } satisfies Record<WebhookTopic, string>,
    add: "Add",
    secretOnce:
      "By this key the receiver checks that messages come from here. It is shown only now.",
    secret: "Key",
    none: "No address yet.",
    loading: "Loading …",
    waiting: (count: number) =>
      `${counted(count, { one: "message", other: "messages" }, "en")} waiting`,
    failed: (count: number) =>
      `${counted(count, { one: "message", other: "messages" }, "en")} not delivered`,
    delivered: (when: string) => `last delivered ${when}`,
    nothingYet: "nothing sent yet",
    test: "Send a test",
    tested: "The test is on its way; what comes of it stands under “Deliveries”.",
    log: "Deliveries",
    logOf: (url: string) => `Deliveries to ${url}`,
    emptyLog: "Nothing sent yet.",
    again: "Send again",
    againOf: (what: string) => `Send again: ${what}`,
    replayed: "The message is sent again.",
    status: {
      waiting: "waiting",
      sending: "on its way",
      delivered: "delivered",
      failed: "not delivered",
    },
    attempts: (count: number) => counted(count, { one: "attempt", other: "attempts" }, "en"),
    next: (when: string) => `next attempt ${when}`,
    erased: "(erased)",
    remove: "Remove",
    removeTitle: "Remove the address?",
    removeAsk: (url: string) =>
      `Nothing is sent to ${url} any more, nor what still waits. Its key is void then.`,
    removed: "Removed.",
  },
});
