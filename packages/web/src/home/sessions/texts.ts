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
    role: { results: "Ergebnisse", table: "Tisch", player: "spielt mit", person: "Konto" },
    by: {
      server: "Leitung, beim Start angezeigt",
      command: "Leitung, von „losfee link“",
      link: (label: string) => `für ${label}`,
      mail: "Konto, Link per Mail",
      invitation: "Konto, Einladung",
      passkey: "Konto, Passkey",
      openid: "Konto, anderer Anbieter",
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
      "Anyone who signed in with a link stays signed in until the session has not been used for 14 days. Here you can end sessions at once, for instance the one on a lost phone.",
    linkStays:
      "The link itself stays valid. If nobody should use it any more, revoke it: under “Helpers” in the competition, or with the player.",
    who: "Who",
    device: "Device",
    link: "Link",
    since: "Since",
    used: "Last used",
    end: "End",
    endOf: (who: string) => `End the session: ${who}`,
    ended: (who: string) => `Session ended: ${who}`,
    current: "this session",
    endOthers: "End all others",
    endOthersAsk:
      "All sessions but this one end at once. Directors’ links that nobody has used yet become void as well. Links of helpers, tables and players stay valid.",
    endedOthers: (count: number) =>
      `${counted(count, { one: "session", other: "sessions" }, "en")} ended.`,
    director: "Director",
    role: { results: "results", table: "table", player: "player", person: "account" },
    by: {
      server: "director’s, shown at start-up",
      command: "director’s, by “losfee link”",
      link: (label: string) => `for ${label}`,
      mail: "account, link by mail",
      invitation: "account, invitation",
      passkey: "account, passkey",
      openid: "account, another provider",
    },
    on: (browser: string | null, system: string | null) =>
      browser !== null && system !== null
        ? `${browser}, ${system}`
        : (browser ?? system ?? "unknown"),
    loading: "Loading sessions …",
    back: "Back to the competitions",
  },
});
