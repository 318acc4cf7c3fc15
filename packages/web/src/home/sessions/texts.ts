import { counted, texts } from "@losfee/contract";

export const sessionsTexts = texts({
  de: {
    title: "Sitzungen",
    intro:
      "Wer mit einem Link hereingekommen ist, bleibt angemeldet, bis die Sitzung 14 Tage nicht benutzt wurde. Hier beenden Sie Sitzungen sofort, zum Beispiel die eines verlorenen Telefons.",
    linkStays:
      "Der Link selbst gilt weiter. Soll niemand mehr damit hineinkommen, entziehen Sie ihn beim Turnier unter „Helfer“ oder bei der Person.",
    who: "Wer",
    device: "Gerät",
    link: "Link",
    since: "Seit",
    used: "Zuletzt benutzt",
    end: "Beenden",
    endOf: (who: string) => `Sitzung beenden: ${who}`,
    ended: (who: string) => `Die Sitzung ist beendet: ${who}`,
    current: "diese Sitzung",
    endOthers: "Alle anderen beenden",
    endOthersAsk:
      "Alle Sitzungen außer dieser enden sofort. Auch Links der Leitung, die noch niemand benutzt hat, gelten dann nicht mehr. Links von Helfern, Tischen und Spielenden gelten weiter.",
    endedOthers: (count: number) =>
      `${counted(count, { one: "Sitzung", other: "Sitzungen" }, "de")} beendet.`,
    director: "Turnierleitung",
    role: { results: "Ergebnisse", table: "Tisch", player: "spielt mit" },
    by: {
      server: "Leitung, beim Start angezeigt",
      command: "Leitung, von „losfee link“",
      link: (label: string) => `für ${label}`,
    },
    on: (browser: string | null, system: string | null) =>
      browser !== null && system !== null
        ? `${browser}, ${system}`
        : (browser ?? system ?? "unbekannt"),
    loading: "Sitzungen werden geladen …",
    back: "Zu den Turnieren",
  },
  en: {
    title: "Sessions",
    intro:
      "Whoever came in by a link stays signed in until the session was not used for 14 days. Here you end sessions at once, for instance that of a lost phone.",
    linkStays:
      "The link itself stays valid. If nobody is to come in by it any more, revoke it under “Helpers” of the competition, or with the person.",
    who: "Who",
    device: "Device",
    link: "Link",
    since: "Since",
    used: "Last used",
    end: "End",
    endOf: (who: string) => `End the session: ${who}`,
    ended: (who: string) => `The session is over: ${who}`,
    current: "this session",
    endOthers: "End all others",
    endOthersAsk:
      "All sessions but this one end at once. Links for directors that nobody has used yet are void then, too. Links of helpers, tables and players stay valid.",
    endedOthers: (count: number) =>
      `${counted(count, { one: "session", other: "sessions" }, "en")} ended.`,
    director: "Director",
    role: { results: "results", table: "table", player: "plays" },
    by: {
      server: "director’s, shown at the start",
      command: "director’s, by “losfee link”",
      link: (label: string) => `for ${label}`,
    },
    on: (browser: string | null, system: string | null) =>
      browser !== null && system !== null
        ? `${browser}, ${system}`
        : (browser ?? system ?? "unknown"),
    loading: "Loading sessions …",
    back: "To the competitions",
  },
});
